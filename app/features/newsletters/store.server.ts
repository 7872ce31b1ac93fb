import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Counts } from './newsletters'
import { newsletters } from './tables.server'

export type NewsletterRow = typeof newsletters.$inferSelect

/** A newsletter, or null. */
export async function readNewsletter(db: Db, id: number): Promise<NewsletterRow | null> {
  const [row] = await db.select().from(newsletters).where(eq(newsletters.id, id))
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockNewsletter(db: Transaction, id: number): Promise<NewsletterRow | null> {
  const [row] = await db.select().from(newsletters).where(eq(newsletters.id, id)).for('update')
  return row ?? null
}

/** One page of newsletters, newest first, with the number of all. */
export async function listNewsletters(
  db: Db,
  { start, length }: { start: number; length: number },
): Promise<{ rows: NewsletterRow[]; total: number }> {
  const rows = await db
    .select()
    .from(newsletters)
    .orderBy(sql`${newsletters.id} desc`)
    .offset(start)
    .limit(length)
  return { rows, total: await db.$count(newsletters) }
}

const none: Counts = {
  recipients: 0,
  waiting: 0,
  sent: 0,
  bounced: 0,
  failed: 0,
  skipped: 0,
  unsubscribed: 0,
}

/** The counts of some newsletters, in one query. */
export async function readCounts(db: Db, ids: readonly number[]): Promise<Map<number, Counts>> {
  const counts = new Map(ids.map((id) => [id, { ...none }]))
  if (ids.length === 0) return counts
  const { rows } = await db.execute<{
    id: number
    status: Exclude<keyof Counts, 'recipients' | 'unsubscribed'>
    count: number
    unsubscribed: number
  }>(sql`
    select newsletter_id as id, status, count(*)::int as count, count(unsubscribed_at)::int as unsubscribed
    from newsletter_recipients where newsletter_id = any(${sql.param([...ids])}::int[])
    group by newsletter_id, status`)
  for (const { id, status, count, unsubscribed } of rows) {
    const of = counts.get(id)!
    of[status] = count
    of.recipients += count
    of.unsubscribed += unsubscribed
  }
  return counts
}

/** Changes columns of a newsletter. */
export async function updateNewsletter(
  db: Transaction,
  id: number,
  values: Partial<NewsletterRow>,
): Promise<void> {
  await db.update(newsletters).set(values).where(eq(newsletters.id, id))
}
