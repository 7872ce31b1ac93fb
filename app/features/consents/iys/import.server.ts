import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { lockNames } from '~/db/named-locks.server'
import { transaction } from '~/db/transaction.server'
import { normalizeRecipient } from '../consents'
import { channelOf, type IysChange, readIysDate } from './iys'

/** recorded: a new answer. unchanged: known here. older: the shop has a later answer. refused: unreadable. */
export type ImportedChange = { change: IysChange; outcome: 'recorded' | 'unchanged' | 'older' | 'refused' }

type Last = { given: boolean; statedAt: string; userId: number | null }

/**
 * Takes over changes that people made at İYS, oldest first: a RET there withdraws here. The outcome of each change is in the
 * order given. İYS knows these answers, so no export repeats them.
 */
export function importFromIys(
  db: Db,
  changes: readonly IysChange[],
  { actor, now }: { actor: string; now: Date },
): Promise<ImportedChange[]> {
  return transaction(db, async (db) => {
    await lockNames(db, ['iys'])
    const outcomes = new Map<IysChange, ImportedChange['outcome']>()
    // Later changes of a recipient depend on earlier ones.
    for (const change of changes.toSorted((a, b) => a.consentDate.localeCompare(b.consentDate)))
      outcomes.set(change, await take(db, change, now))
    const imported = changes.map((change) => ({ change, outcome: outcomes.get(change)! }))
    const counted = Map.groupBy(imported, ({ outcome }) => outcome)
    await audit(db, {
      actor,
      action: 'iys.import',
      subject: 'consents',
      after: Object.fromEntries([...counted].map(([outcome, group]) => [outcome, group.length])),
    })
    return imported
  })
}

async function take(db: Transaction, change: IysChange, now: Date): Promise<ImportedChange['outcome']> {
  const channel = channelOf(change.type)
  const recipient = normalizeRecipient(channel, change.recipient)
  const statedAt = readIysDate(change.consentDate)
  if (!statedAt || recipient === '' || (channel === 'email' && !z.email().safeParse(recipient).success))
    return 'refused'
  const given = change.status === 'ONAY'
  await db.execute(sql`
    insert into iys_known (recipient, channel, recipient_type, given, stated_at)
    values (${recipient}, ${channel}, ${change.recipientType}, ${given}, ${statedAt.toISOString()})
    on conflict (recipient, channel, recipient_type) do update set given = excluded.given, stated_at = excluded.stated_at
    where iys_known.stated_at <= excluded.stated_at`)
  const { rows } = await db.execute<Last>(sql`
    select given, stated_at as "statedAt", user_id as "userId" from consents
    where channel = ${channel} and recipient = ${recipient} and recipient_type = ${change.recipientType}
    order by id desc limit 1`)
  const last = rows[0]
  if (last && new Date(last.statedAt) > statedAt) return 'older'
  if (last?.given === given) return 'unchanged'
  await db.execute(sql`
    with added as (
      insert into consents (user_id, channel, recipient, recipient_type, given, source, form, text_version, wording, ip,
        stated_at, created_at)
      values (${last?.userId ?? null}, ${channel}, ${recipient}, ${change.recipientType}, ${given}, ${change.source}, 'iys',
        '', '', '', ${statedAt.toISOString()}, ${now.toISOString()})
      returning id
    )
    insert into iys_reports (consent_id, outcome) select id, 'known' from added`)
  return 'recorded'
}
