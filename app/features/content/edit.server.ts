import { eq, sql } from 'drizzle-orm'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { claimLink, isInMenus, releaseLink } from '~/features/settings/settings.server'
import { dayInIstanbul } from '~/kernel/dates'
import { fold } from '~/kernel/turkish'
import { type Block, wordsOf } from './blocks/blocks'
import { readStored } from './blocks/read-blocks.server'
import { refuseBlocks } from './check-blocks.server'
import { brandPaths, type ContentKind, contentPath, type ContentState, linkedByPages } from './content'
import * as store from './store.server'
import { contents, contentVersions } from './tables.server'
import { text } from './editing.text'

export type ContentInput = {
  kind: ContentKind
  /** The category of goods whose head this is; null for every other kind. */
  shopCategoryId: number | null
  title: string
  /** Optional link, made unique. Without it the title gives one. Only pages have links. */
  link?: string
  categoryId: number | null
  summary: string
  blocks: Block[]
  seoTitle: string
  seoDescription: string
  /** YYYY-MM-DD. Without it changed blocks get today's date and unchanged ones keep their own. */
  version?: string
  state: ContentState
  /** The moment of a scheduled version; for the other states the present one counts. */
  publishAt: Date | null
}

/** Every save adds a version; visitors go on seeing the newest published one. */
export const contentEditor: Editor<store.ContentRow, ContentInput> = {
  table: 'contents',
  read: (db, id) => store.readVersion(db, id),
  add: async (db, input, now, by) => {
    const refusal = refuseState(input, now) ?? refuseKind(input) ?? (await refuseBlocks(db, input.blocks))
    if (refusal) return refusal
    const id = await nextContentId(db)
    const { kind, categoryId, shopCategoryId } = input
    const link = kind === 'page' ? await claimLink(db, 'content', id, input.link ?? input.title) : null
    await db.insert(contents).values({ id, kind, link, categoryId, shopCategoryId, updatedAt: now })
    await addVersion(db, { contentId: id, number: 1 }, input, input.version ?? dayInIstanbul(now), now, by)
    return id
  },
  change: async (db, row, input, now, by) => {
    const refusal =
      refuseState(input, now) ??
      refuseChangedKind(row, input) ??
      (await refuseBlocks(db, input.blocks, readStored(row.blocks)))
    if (refusal) return refusal
    const isSame = JSON.stringify(input.blocks) === JSON.stringify(readStored(row.blocks))
    const version = input.version ?? (isSame ? row.version : dayInIstanbul(now))
    const link =
      row.kind === 'page' ? await claimLink(db, 'content', row.id, input.link ?? input.title) : null
    await db
      .update(contents)
      .set({ link, categoryId: input.categoryId, updatedAt: now })
      .where(eq(contents.id, row.id))
    await addVersion(db, { contentId: row.id, number: row.number + 1 }, input, version, now, by)
  },
  remove: async (db, row): Promise<'removed' | Refusal> => {
    // A removed content must leave no dead link in the shop's menus.
    const { kind, link } = row
    const paths =
      kind === 'page'
        ? [`/contents/${link}/${row.id}`, `/contents/${link}`, `/${link}`]
        : kind in brandPaths
          ? [brandPaths[kind as keyof typeof brandPaths]]
          : []
    if (linkedByPages.has(link) || (await isInMenus(db, paths))) return { refused: 'in_use', errors: [] }
    await db.delete(contents).where(eq(contents.id, row.id))
    if (kind === 'page') await releaseLink(db, 'content', row.id, [contentPath(row), `/contents/${link}`])
    forgetBriefly(db)
    return 'removed'
  },
}

/** The input that writes a stored version again, as the newest one. */
export function inputOf(row: store.ContentRow, state: ContentState): ContentInput {
  const { kind, shopCategoryId, title, link, categoryId, summary, seoTitle, seoDescription, version } = row
  const blocks = readStored(row.blocks)
  return {
    kind,
    shopCategoryId,
    title,
    link,
    categoryId,
    summary,
    blocks,
    seoTitle,
    seoDescription,
    version,
    state,
    publishAt: null,
  }
}

async function addVersion(
  db: Transaction,
  key: { contentId: number; number: number },
  input: ContentInput,
  version: string,
  now: Date,
  savedBy: string,
): Promise<void> {
  const { title, summary, blocks, seoTitle, seoDescription, state } = input
  await db.insert(contentVersions).values({
    ...key,
    title,
    summary,
    blocks,
    seoTitle,
    seoDescription,
    version,
    status: state === 'scheduled' ? 'published' : state,
    publishAt: state === 'draft' ? null : state === 'scheduled' ? input.publishAt : now,
    savedBy,
    savedAt: now,
    nameFolded: fold(title),
    words: wordsOf(blocks),
  })
  forgetBriefly(db)
}

const invalid = (path: string, code: string, message: string): Refusal => ({
  refused: 'invalid',
  errors: [{ path, code, message }],
})

function refuseState({ state, publishAt }: ContentInput, now: Date): Refusal | null {
  if (state === 'scheduled' && (publishAt === null || publishAt <= now))
    return invalid('publish_at', 'not_in_future', text.notInFuture)
  if (state !== 'scheduled' && publishAt !== null)
    return invalid('publish_at', 'not_scheduled', text.notScheduled)
  return null
}

function refuseKind({ kind, shopCategoryId, link }: ContentInput): Refusal | null {
  if ((kind === 'category') !== (shopCategoryId !== null))
    return invalid('shop_category_id', 'kind_and_category', text.kindAndCategory)
  if (kind !== 'page' && link !== undefined) return invalid('link', 'no_link_of_kind', text.noLinkOfKind)
  return null
}

function refuseChangedKind(row: store.ContentRow, input: ContentInput): Refusal | null {
  if (row.kind !== input.kind || row.shopCategoryId !== input.shopCategoryId)
    return invalid('kind', 'kind_stays', text.kindStays)
  return row.kind !== 'page' && input.link ? invalid('link', 'no_link_of_kind', text.noLinkOfKind) : null
}

async function nextContentId(db: Transaction): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('contents', 'id'))::int as id`,
  )
  return rows[0]!.id
}
