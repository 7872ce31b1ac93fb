import { sql } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { lockNames } from '~/db/named-locks.server'
import { transaction } from '~/db/transaction.server'
import { findUnproven } from '~/features/identity/identity.server'
import { type IysChange, type IysOutcome, type IysProblem, judge, type Pending, toIys } from './iys'

/** Changes for İYS. `problems`: changes that İYS would refuse now. `remaining`: unreported changes beyond this batch. */
export type IysExport = {
  id: number
  createdAt: Date
  consents: IysChange[]
  problems: (IysChange & { reason: IysProblem })[]
  remaining: number
}

/** Most changes of one export. */
export const batchSize = 1_000

type Row = {
  id: string
  userId: number | null
  channel: Pending['channel']
  recipient: string
  recipientType: Pending['recipientType']
  given: boolean
  source: string
  statedAt: string
  knownGiven: boolean | null
  knownAt: string | null
  total: number
}

/**
 * The changes that İYS does not know yet, marked as sent in the same transaction: only the last answer of a recipient,
 * and only when it differs from the last one that İYS knows. `readIysExport` reads them again.
 */
export function exportForIys(
  db: Db,
  { actor, now, limit = batchSize }: { actor: string; now: Date; limit?: number },
): Promise<IysExport> {
  return transaction(db, async (db) => {
    await lockNames(db, ['iys'])
    const rows = await readPending(db, limit)
    const unproven = new Set(
      await findUnproven(
        db,
        rows.flatMap(({ channel, userId }) => (channel === 'email' && userId !== null ? [userId] : [])),
      ),
    )
    const judged = rows.map((row) => {
      const pending = pendingOf(row, unproven)
      return { id: row.id, change: toIys(pending), verdict: judge(pending, now) }
    })
    const sent = judged.filter(({ verdict }) => verdict === 'send')
    const skipped = judged.filter(({ verdict }) => verdict === 'skip')
    const { rows: made } = await db.execute<{ id: number }>(sql`
      insert into iys_exports (actor, created_at) values (${actor}, ${now.toISOString()}) returning id`)
    const { id } = made[0]!
    await report(db, [...sent, ...skipped], (one) => (one.verdict === 'send' ? 'sent' : 'skipped'), id)
    await remember(db, id)
    await skipOlder(db)
    await audit(db, {
      actor,
      action: 'iys.export',
      subject: `iys_exports ${id}`,
      after: { sent: sent.length, skipped: skipped.length },
    })
    return {
      id,
      createdAt: now,
      consents: sent.map(({ change }) => change),
      problems: judged.flatMap(({ change, verdict }) =>
        verdict === 'send' || verdict === 'skip' ? [] : [{ ...change, reason: verdict }],
      ),
      remaining: Math.max(0, (rows[0]?.total ?? 0) - rows.length),
    }
  })
}

/** The changes of an earlier export, or null. */
export async function readIysExport(
  db: Db,
  id: number,
): Promise<Pick<IysExport, 'id' | 'createdAt' | 'consents'> | null> {
  const { rows: found } = await db.execute<{ createdAt: string }>(
    sql`select created_at as "createdAt" from iys_exports where id = ${id}`,
  )
  if (!found[0]) return null
  const { rows } = await db.execute<Row>(sql`
    select c.channel, c.recipient, c.recipient_type as "recipientType", c.given, c.source, c.stated_at as "statedAt"
    from iys_reports r join consents c on c.id = r.consent_id
    where r.export_id = ${id} and r.outcome = 'sent' order by c.id`)
  return {
    id,
    createdAt: new Date(found[0].createdAt),
    consents: rows.map((row) => toIys({ ...row, statedAt: new Date(row.statedAt) })),
  }
}

/** Answers with an address, of channels that İYS has, that no report names. */
const unreported = sql.raw(`c.channel in ('email', 'sms', 'call') and c.recipient <> ''
  and not exists (select from iys_reports r where r.consent_id = c.id)`)

async function readPending(db: Transaction, limit: number): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with newest as (
      select distinct on (c.channel, c.recipient, c.recipient_type) c.* from consents c where ${unreported}
      order by c.channel, c.recipient, c.recipient_type, c.id desc
    )
    select n.id, n.user_id as "userId", n.channel, n.recipient, n.recipient_type as "recipientType", n.given, n.source,
      n.stated_at as "statedAt", k.given as "knownGiven", k.stated_at as "knownAt", count(*) over ()::int as total
    from newest n left join iys_known k using (recipient, channel, recipient_type)
    order by n.id limit ${limit}`)
  return rows
}

function pendingOf(row: Row, unproven: ReadonlySet<number>): Pending {
  const { channel, recipient, recipientType, given, source, userId, knownGiven, knownAt } = row
  return {
    channel,
    recipient,
    recipientType,
    given,
    source,
    statedAt: new Date(row.statedAt),
    isProven: channel !== 'email' || userId === null || !unproven.has(userId),
    known:
      knownGiven === null || knownAt === null ? null : { given: knownGiven, statedAt: new Date(knownAt) },
  }
}

async function report<T extends { id: string }>(
  db: Transaction,
  reported: readonly T[],
  outcomeOf: (one: T) => IysOutcome,
  exportId: number,
): Promise<void> {
  await db.execute(sql`
    insert into iys_reports (consent_id, outcome, export_id)
    select id, outcome, ${exportId} from unnest(
      ${sql.param(reported.map(({ id }) => id))}::bigint[], ${sql.param(reported.map(outcomeOf))}::text[]
    ) as i(id, outcome)`)
}

/** Keeps what İYS knows after an export. */
async function remember(db: Transaction, exportId: number): Promise<void> {
  await db.execute(sql`
    insert into iys_known (recipient, channel, recipient_type, given, stated_at)
    select c.recipient, c.channel, c.recipient_type, c.given, c.stated_at
    from iys_reports r join consents c on c.id = r.consent_id
    where r.export_id = ${exportId} and r.outcome = 'sent'
    on conflict (recipient, channel, recipient_type) do update set given = excluded.given, stated_at = excluded.stated_at`)
}

/** Skips answers with a later reported one. */
async function skipOlder(db: Transaction): Promise<void> {
  await db.execute(sql`
    insert into iys_reports (consent_id, outcome)
    select c.id, 'skipped' from consents c where ${unreported} and exists (
      select from consents later join iys_reports r on r.consent_id = later.id
      where later.recipient = c.recipient and later.channel = c.channel
        and later.recipient_type = c.recipient_type and later.id > c.id)`)
}
