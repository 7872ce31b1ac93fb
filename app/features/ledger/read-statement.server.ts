import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Kurus } from '~/kernel/money'
import type { Statement, StatementFilter, StatementRow } from './ledger'

type Page = { start: number; length: number }
type Row = Omit<StatementRow, 'entryId' | 'debit' | 'credit' | 'balance'> & {
  entryId: string
  amount: string
  balance: string
}

/**
 * A customer's entries, oldest first, each with the balance after it. The posting day counts, not the time of
 * writing: a payment posted late appears on its own day.
 */
export async function readStatement(
  db: Db,
  partnerId: number,
  filter: StatementFilter,
  { start, length }: Page,
): Promise<Statement> {
  const rows = await readRows(db, partnerId, filter, { start, length })
  const [sums] = await readSums(db, partnerId, filter)
  return {
    filter,
    rows,
    broughtForward: filter.from === null ? null : Number(sums!.before),
    total: Number(sums!.total),
    debit: Number(sums!.debit),
    credit: Number(sums!.credit),
    closing: Number(sums!.closing),
  }
}

async function readRows(
  db: Db,
  partnerId: number,
  filter: StatementFilter,
  { start, length }: Page,
): Promise<StatementRow[]> {
  const { rows } = await db.execute<Row>(sql`
    select * from (
      select e.id as "entryId", e.kind, e.means, e.posted_on::text as "postedOn",
        case when l.amount > 0 then e.due_on::text end as "dueOn", e.document_no as "documentNo", e.description,
        e.order_code as "orderCode", l.amount, sum(l.amount) over (order by e.posted_on, e.id) as balance
      from ledger_lines l
      join ledger_entries e on e.id = l.entry_id
      where l.business_partner_id = ${partnerId}
    ) entries
    where ${wanted(filter, sql`"postedOn"`, sql`kind`)}
    order by "postedOn", "entryId" offset ${start} limit ${length}`)
  return rows.map(({ amount, balance, entryId, ...row }) => ({
    ...row,
    ...sides(Number(amount)),
    entryId: Number(entryId),
    balance: Number(balance),
  }))
}

async function readSums(db: Db, partnerId: number, filter: StatementFilter) {
  const isWanted = wanted(filter, sql`e.posted_on::text`, sql`e.kind`)
  const { rows } = await db.execute<Record<'before' | 'total' | 'debit' | 'credit' | 'closing', string>>(sql`
    select
      coalesce(sum(l.amount) filter (where e.posted_on < ${filter.from}::date), 0) as before,
      coalesce(sum(l.amount) filter (where ${upTo(filter.to, sql`e.posted_on::text`)}), 0) as closing,
      count(*) filter (where ${isWanted}) as total,
      coalesce(sum(l.amount) filter (where l.amount > 0 and ${isWanted}), 0) as debit,
      coalesce(-sum(l.amount) filter (where l.amount < 0 and ${isWanted}), 0) as credit
    from ledger_lines l
    join ledger_entries e on e.id = l.entry_id
    where l.business_partner_id = ${partnerId}`)
  return rows
}

function wanted({ from, to, kind }: StatementFilter, day: SQL, kindOf: SQL): SQL {
  const isFrom = from === null ? sql`true` : sql`${day} >= ${from}`
  const isKind = kind === null ? sql`true` : sql`${kindOf} = ${kind}`
  return sql`${isFrom} and ${upTo(to, day)} and ${isKind}`
}

const upTo = (to: string | null, day: SQL): SQL => (to === null ? sql`true` : sql`${day} <= ${to}`)

const sides = (amount: Kurus) => ({ debit: Math.max(amount, 0), credit: Math.max(-amount, 0) })
