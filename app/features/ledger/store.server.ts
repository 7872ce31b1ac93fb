import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Db, Transaction } from '~/db/connection.server'
import type { Kurus } from '~/kernel/money'
import type { EntryKind, OpenItem, PaymentMeans, ShopAccount } from './ledger'
import { ledgerEntries, ledgerLines, ledgerSettlements } from './tables.server'

/** One side of an entry: a customer's account or one of the shop's. Debit positive, credit negative. */
export type Side = { partnerId: number; amount: Kurus } | { account: ShopAccount; amount: Kurus }

export type NewEntry = {
  kind: EntryKind
  means?: PaymentMeans
  postedOn: string
  dueOn?: string
  documentNo?: string
  description?: string
  orderCode?: string
  key: string
  actor: string
}

/** Inserts an entry with its lines; null when its key was posted before. Line ids are in the order of the sides. */
export async function insertEntry(
  db: Transaction,
  entry: NewEntry,
  sides: readonly Side[],
): Promise<{ entryId: number; lineIds: number[] } | null> {
  const [row] = await db
    .insert(ledgerEntries)
    .values({ ...entry, dueOn: entry.dueOn ?? entry.postedOn })
    .onConflictDoNothing({ target: ledgerEntries.key })
    .returning({ id: ledgerEntries.id })
  if (!row) return null
  const lines = await db
    .insert(ledgerLines)
    .values(sides.map((side) => toLine(row.id, side)))
    .returning({ id: ledgerLines.id })
  return { entryId: row.id, lineIds: lines.map(({ id }) => id) }
}

function toLine(entryId: number, side: Side) {
  return 'partnerId' in side
    ? { entryId, businessPartnerId: side.partnerId, amount: side.amount }
    : { entryId, shopAccount: side.account, amount: side.amount }
}

/** Settles debit lines with parts of a credit line, amounts in kuruş. */
export async function insertSettlements(
  db: Transaction,
  creditLineId: number,
  parts: readonly { lineId: number; amount: Kurus }[],
): Promise<void> {
  if (parts.length === 0) return
  await db
    .insert(ledgerSettlements)
    .values(parts.map(({ lineId, amount }) => ({ creditLineId, debitLineId: lineId, amount })))
}

/** The id of the entry posted with this key, or null: a repeated call posts once. */
export async function findEntryByKey(db: Db, key: string): Promise<number | null> {
  const [row] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, key))
  return row?.id ?? null
}

/** Payments by bank transfer on customers' accounts from a day on, amounts in kuruş and positive. At most 20,000, newest first. */
export async function listPaymentsSince(
  db: Db,
  day: string,
): Promise<{ partnerId: number; amount: Kurus; postedOn: string; documentNo: string }[]> {
  const { kind, means, postedOn, documentNo } = ledgerEntries
  const rows = await db
    .select({ partnerId: ledgerLines.businessPartnerId, amount: ledgerLines.amount, postedOn, documentNo })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .where(
      and(
        eq(kind, 'payment'),
        eq(means, 'transfer'),
        gte(postedOn, day),
        isNotNull(ledgerLines.businessPartnerId),
      ),
    )
    .orderBy(desc(ledgerEntries.id))
    .limit(20_000)
  return rows.map((row) => ({ ...row, partnerId: row.partnerId!, amount: -row.amount }))
}

/** True when the customer's account has any entry. */
export async function hasEntries(db: Db, partnerId: number): Promise<boolean> {
  return (await db.$count(ledgerLines, eq(ledgerLines.businessPartnerId, partnerId))) > 0
}

/** A customer's debt in kuruş. */
export async function readBalance(db: Db, partnerId: number): Promise<Kurus> {
  const [row] = await db
    .select({ balance: sql<number>`coalesce(sum(${ledgerLines.amount}), 0)`.mapWith(Number) })
    .from(ledgerLines)
    .where(eq(ledgerLines.businessPartnerId, partnerId))
  return row!.balance
}

/** Balances in kuruş of these customers by their id; a customer without entries is missing. */
export async function readBalances(
  db: Db,
  partnerIds: readonly number[],
): Promise<ReadonlyMap<number, Kurus>> {
  if (partnerIds.length === 0) return new Map()
  const { businessPartnerId, amount } = ledgerLines
  const rows = await db
    .select({ id: sql<number>`${businessPartnerId}`, balance: sql<number>`sum(${amount})`.mapWith(Number) })
    .from(ledgerLines)
    .where(sql`${businessPartnerId} = ${anyOf(partnerIds)}`)
    .groupBy(businessPartnerId)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

/** Kuruş of an order sold on account, and the part credited since. */
export async function readOrderLines(db: Db, orderCode: string) {
  const rows = await db
    .select({
      lineId: ledgerLines.id,
      partnerId: ledgerLines.businessPartnerId,
      kind: ledgerEntries.kind,
      amount: ledgerLines.amount,
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(eq(ledgerEntries.orderCode, orderCode), sql`${ledgerLines.businessPartnerId} is not null`))
  return rows.filter(({ kind }) => kind === 'invoice' || kind === 'return')
}

/** The sum that orders on account were charged with, less their credits, in kuruş. */
export async function sumOrders(db: Db, orderCodes: readonly string[]): Promise<Kurus> {
  if (orderCodes.length === 0) return 0
  const { kind, orderCode } = ledgerEntries
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.amount}), 0)`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(
      and(
        inArray(kind, ['invoice', 'return']),
        inArray(orderCode, [...orderCodes]),
        isNotNull(ledgerLines.businessPartnerId),
      ),
    )
  return row!.sum
}

/** The given debts with their unsettled rest in kuruş, the earliest due first; settled ones are left out. */
export async function readUnsettled(
  db: Db,
  partnerId: number,
  lineIds: readonly number[],
): Promise<{ lineId: number; left: Kurus }[]> {
  if (lineIds.length === 0) return []
  const { rows } = await db.execute<{ lineId: string; left: string }>(sql`
    select l.id as "lineId", l.amount - coalesce(sum(s.amount), 0) as "left"
    from ledger_lines l
    join ledger_entries e on e.id = l.entry_id
    left join ledger_settlements s on s.debit_line_id = l.id
    where l.business_partner_id = ${partnerId} and l.amount > 0 and l.id in ${[...lineIds]}
    group by l.id, e.due_on, e.id
    having l.amount > coalesce(sum(s.amount), 0)
    order by e.due_on, e.id`)
  return rows.map(({ lineId, left }) => ({ lineId: Number(lineId), left: Number(left) }))
}

/**
 * Debts that are not fully paid. A credit first settles its chosen debts; the remaining credits together settle the
 * debts due first.
 */
export async function readOpenItems(db: Db, partnerId: number, today: string): Promise<OpenItem[]> {
  const { rows } = await db.execute<OpenItemRow>(sql`
    with settled as (
      select s.debit_line_id, s.amount
      from ledger_settlements s
      join ledger_lines c on c.id = s.credit_line_id
      where c.business_partner_id = ${partnerId}
    ), free as (
      select coalesce((select -sum(amount) from ledger_lines where business_partner_id = ${partnerId} and amount < 0), 0)
        - coalesce((select sum(amount) from settled), 0) as amount
    ), debts as (
      select l.id, l.entry_id, l.amount,
        l.amount - coalesce((select sum(s.amount) from settled s where s.debit_line_id = l.id), 0) as unsettled
      from ledger_lines l
      where l.business_partner_id = ${partnerId} and l.amount > 0
    ), open as (
      select d.*, e.kind, e.document_no, e.description, e.order_code, e.posted_on, e.due_on,
        least(d.unsettled, greatest(sum(d.unsettled) over (order by e.due_on, e.id) - free.amount, 0)) as open
      from debts d
      join ledger_entries e on e.id = d.entry_id
      cross join free
    )
    select id as "lineId", kind, document_no as "documentNo", description, order_code as "orderCode",
      posted_on::text as "postedOn", due_on::text as "dueOn", amount, open, due_on < ${today}::date as "isOverdue"
    from open where open > 0 order by due_on, entry_id`)
  return rows.map((row) => ({
    ...row,
    lineId: Number(row.lineId),
    amount: Number(row.amount),
    open: Number(row.open),
  }))
}

type OpenItemRow = Omit<OpenItem, 'lineId' | 'amount' | 'open'> & {
  lineId: string
  amount: string
  open: string
}
