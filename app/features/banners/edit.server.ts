import { eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import type { FieldError } from '~/http/answering/problem.server'
import { findPictures } from '~/features/media/media.server'
import { isBannerLink } from './banners'
import * as store from './store.server'
import { bannerGroups, banners } from './tables.server'
import { text } from './text'

export type BannerGroupInput = Omit<store.BannerGroupRow, 'id'>
export type BannerInput = Omit<store.BannerRow, 'id'>

/** A group with banners cannot be removed: pages may show it. */
export const bannerGroupEditor: Editor<store.BannerGroupRow, BannerGroupInput> = {
  table: 'banner_groups',
  read: store.findGroup,
  add: async (db, input) => {
    const [row] = await db.insert(bannerGroups).values(input).returning({ id: bannerGroups.id })
    return row!.id
  },
  change: async (db, { id }, input) => {
    await db.update(bannerGroups).set(input).where(eq(bannerGroups.id, id))
  },
  remove: async (db, { id }) => {
    await db.delete(bannerGroups).where(eq(bannerGroups.id, id))
    return 'removed'
  },
}

export const bannerEditor: Editor<store.BannerRow, BannerInput> = {
  table: 'banners',
  read: store.findBanner,
  add: async (db, input) => {
    const refusal = await refuse(db, input)
    if (refusal) return refusal
    const [row] = await db.insert(banners).values(input).returning({ id: banners.id })
    return row!.id
  },
  change: async (db, { id }, input) => {
    const refusal = await refuse(db, input)
    if (refusal) return refusal
    await db.update(banners).set(input).where(eq(banners.id, id))
  },
  remove: async (db, { id }) => {
    await db.delete(banners).where(eq(banners.id, id))
    return 'removed'
  },
}

/** The mistakes of a banner as a refusal, or null. */
async function refuse(db: Transaction, input: BannerInput): Promise<Refusal | null> {
  const { wideHash, narrowHash, link, linkType, title, alt, beginsAt, endsAt } = input
  const known = await findPictures(db, narrowHash ? [wideHash, narrowHash] : [wideHash])
  const errors: FieldError[] = []
  const wrong = (path: string, code: string, message: string) => errors.push({ path, code, message })
  if (!known.has(wideHash)) wrong('picture', 'unknown_picture', text.unknownPicture)
  if (narrowHash && !known.has(narrowHash)) wrong('picture_narrow', 'unknown_picture', text.unknownPicture)
  if (!isBannerLink(link, linkType)) wrong('link', 'bad_link', text.badLink)
  if (!title && !alt) wrong('title', 'no_words', text.noWords)
  if (beginsAt && endsAt && beginsAt >= endsAt) wrong('ends_at', 'bad_dates', text.badDates)
  return errors.length > 0 ? { refused: 'invalid', errors } : null
}
