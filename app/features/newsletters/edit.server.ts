import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { enqueue } from '~/db/jobs/jobs.server'
import type { Transaction } from '~/db/connection.server'
import { findPictures } from '~/features/media/media.server'
import type { PageBlock } from '~/features/content/content'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import './jobs.server'
import { isEmailBlock, mayChange, type NewsletterStatus, type Segment } from './newsletters'
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

/** Scheduling queues the job of the newsletter; a job whose newsletter is no longer scheduled does nothing. */
export const newsletterEditor: Editor<NewsletterRow, NewsletterInput> = {
  table: 'newsletters',
  read: readNewsletter,
  add: async (db, input, now) => {
    if (input.status === 'cancelled') return refusal('status', 'bad_change', text.badChange)
    const refused = await refuse(db, input, now)
    if (refused) return refused
    const [row] = await db
      .insert(newsletters)
      .values({ ...columnsOf(input), updatedAt: now })
      .returning({ id: newsletters.id })
    await schedule(db, row!.id, input)
    return row!.id
  },
  change: async (db, row, input, now) => {
    if (!mayChange(row.status, input.status)) return refusal('status', 'bad_change', text.badChange)
    if (row.status === 'sending') {
      if (!isSame(row, input)) return refusal('', 'only_stop', text.onlyStop)
      await db
        .update(newsletters)
        .set({ status: 'cancelled', endedAt: now, updatedAt: now })
        .where(eq(newsletters.id, row.id))
      return
    }
    const refused = await refuse(db, input, now)
    if (refused) return refused
    await db
      .update(newsletters)
      .set({ ...columnsOf(input), updatedAt: now })
      .where(eq(newsletters.id, row.id))
    await schedule(db, row.id, input)
  },
  remove: async (db, row) => {
    // The counts of a newsletter that has begun are kept.
    if (row.startedAt) return { refused: 'in_use', errors: [] }
    await db.delete(newsletters).where(eq(newsletters.id, row.id))
    return 'removed'
  },
}

const columnsOf = ({ segment, ...input }: NewsletterInput) => ({
  ...input,
  segment: segment!,
})

async function schedule(db: Transaction, newsletterId: number, { status, sendAt }: NewsletterInput) {
  if (status !== 'scheduled') return
  const job = { name: 'send-newsletter', payload: { newsletterId } } as const
  await enqueue(db, job, {
    runAt: sendAt!,
    key: `newsletter ${newsletterId}`,
    queue: 'newsletters',
  })
}

const isSame = (row: NewsletterRow, input: NewsletterInput) =>
  row.subject === input.subject &&
  row.preheader === input.preheader &&
  isDeepStrictEqual(row.blocks, input.blocks) &&
  isDeepStrictEqual(row.segment, input.segment)

const refusal = (path: string, code: string, message: string): Refusal => ({
  refused: 'invalid',
  errors: [{ path, code, message }],
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
