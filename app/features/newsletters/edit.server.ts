import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { enqueue } from '~/db/jobs/jobs.server'
import type { Transaction } from '~/db/connection.server'
import { findPictures } from '~/features/media/media.server'
import type { PageBlock } from '~/features/content/content'
import { campaignEditor, refusal } from '~/features/announcements/announcements.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import './jobs.server'
import { isEmailBlock, type NewsletterStatus, type Segment } from './newsletters'
import { type NewsletterRow, readNewsletter } from './store.server'
import { newsletters } from './tables.server'
import { text } from './api.text'

export type NewsletterInput = {
  subject: string
  preheader: string
  blocks: PageBlock[]
  /** Null for a segment whose own field is missing or that has another one's. */
  segment: Segment | null
  status: NewsletterStatus
  sendAt: Date | null
}

const columnsOf = ({ segment, ...input }: NewsletterInput) => ({
  ...input,
  segment: segment!,
})

const isSame = (row: NewsletterRow, input: NewsletterInput) =>
  row.subject === input.subject &&
  row.preheader === input.preheader &&
  isDeepStrictEqual(row.blocks, input.blocks) &&
  isDeepStrictEqual(row.segment, input.segment)

/** Newsletters as staff edit and schedule them. */
export const newsletterEditor: Editor<NewsletterRow, NewsletterInput> = campaignEditor({
  table: 'newsletters',
  read: readNewsletter,
  text,
  isSame,
  refuse,
  insert: async (db, input, now) => {
    const { id } = newsletters
    const [row] = await db
      .insert(newsletters)
      .values({ ...columnsOf(input), updatedAt: now })
      .returning({ id })
    return row!.id
  },
  update: (db, id, input, now) =>
    db
      .update(newsletters)
      .set({ ...columnsOf(input), updatedAt: now })
      .where(eq(newsletters.id, id)),
  stop: (db, id, now) =>
    db
      .update(newsletters)
      .set({ status: 'cancelled', endedAt: now, updatedAt: now })
      .where(eq(newsletters.id, id)),
  remove: (db, id) => db.delete(newsletters).where(eq(newsletters.id, id)),
  enqueue: (db, newsletterId, runAt) =>
    enqueue(
      db,
      { name: 'send-newsletter', payload: { newsletterId } },
      { runAt, key: `newsletter ${newsletterId}`, queue: 'newsletters' },
    ),
})

async function refuse(db: Transaction, input: NewsletterInput, now: Date): Promise<Refusal | null> {
  const { blocks, segment, status, sendAt } = input
  if (!segment) return refusal('segment', 'bad_segment', text.badSegment)
  if (status !== 'scheduled' && sendAt) return refusal('send_at', 'not_scheduled', text.notScheduled)
  if (status === 'scheduled') {
    if (!sendAt || sendAt <= now) return refusal('send_at', 'not_in_future', text.notInFuture)
    if (blocks.length === 0) return refusal('blocks', 'empty', text.empty)
  }
  const wrong = blocks.findIndex((block) => !isEmailBlock(block))
  if (wrong !== -1) return refusal(`blocks.${wrong}`, 'bad_kind', text.badKind(blocks[wrong]!.kind))
  return refusePictures(db, blocks)
}

async function refusePictures(db: Transaction, blocks: readonly PageBlock[]): Promise<Refusal | null> {
  const keys = blocks.map((block) => ('picture' in block && block.picture ? block.picture.key : null))
  const known = await findPictures(
    db,
    keys.flatMap((key) => key ?? []),
  )
  const missing = keys.findIndex((key) => key !== null && !known.has(key))
  if (missing === -1) return null
  return refusal(`blocks.${missing}`, 'unknown_picture', text.unknownPicture(keys[missing]!))
}
