import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { type OrderStatus, orderStatuses } from '~/features/orders/orders'
import { orders } from '~/features/orders/tables.server'
import { paymentTypes } from '~/features/payments/payments'
import { paymentNotices } from '../notices/tables.server'
import { awaitedMoney, type AwaitingOrder, type OpenLine, type OtherOrder } from './bank-lines'
import { bankFiles, bankLines } from './tables.server'

/** Open lines beyond this number are matched once earlier ones are decided. */
export const mostOpen = 5_000
const mostAwaiting = 20_000

const facts = {
  id: bankLines.id,
  bookedOn: bankLines.bookedOn,
  amount: bankLines.amount,
  description: bankLines.description,
  sender: bankLines.sender,
  reference: bankLines.reference,
}

/** The lines without a decision, earliest first. */
export function readOpenLines(db: Db): Promise<OpenLine[]> {
  return db
    .select(facts)
    .from(bankLines)
    .where(eq(bankLines.state, 'open'))
    .orderBy(asc(bankLines.bookedOn), asc(bankLines.id))
    .limit(mostOpen)
}

/** Locks lines in one order, so that two decisions about the same lines wait for each other. */
export function lockLines(db: Transaction, ids: readonly number[]) {
  return db
    .select({ ...facts, state: bankLines.state })
    .from(bankLines)
    .where(inArray(bankLines.id, [...ids]))
    .orderBy(asc(bankLines.id))
    .for('update')
}

type Decision = Pick<
  typeof bankLines.$inferInsert,
  'state' | 'orderId' | 'ledgerEntryId' | 'excess' | 'reason' | 'actor' | 'decidedAt'
>

/** Writes the decision about locked lines. */
export async function writeDecision(
  db: Transaction,
  ids: readonly number[],
  decision: Decision,
): Promise<void> {
  await db
    .update(bankLines)
    .set(decision)
    .where(inArray(bankLines.id, [...ids]))
}

const waits = and(
  eq(orders.status, orderStatuses.awaitingPayment),
  eq(orders.paymentType, paymentTypes.transfer),
)

/** The orders that wait for a transfer or for the rest of their total after an edit, with the names that may stand in its line. */
export async function readAwaiting(db: Db): Promise<AwaitingOrder[]> {
  const { id, code, status, paymentType, grandTotal, due, address, invoice, placedAt } = orders
  const notices = db
    .select({ senders: sql<string[]>`array_agg(${paymentNotices.sender})`.as('senders') })
    .from(paymentNotices)
    .where(and(eq(paymentNotices.orderId, id), eq(paymentNotices.state, 'waiting')))
    .as('notices')
  const rows = await db
    .select({
      id,
      code,
      status,
      paymentType,
      grandTotal,
      due,
      person: sql<string>`concat_ws(' ', ${address}->>'firstName', ${address}->>'lastName')`,
      company: sql<string | null>`${invoice}->>'unvan'`,
      senders: sql<string[]>`coalesce(${notices.senders}, '{}')`,
      placedAt,
    })
    .from(orders)
    .leftJoinLateral(notices, sql`true`)
    .where(or(waits, gt(orders.due, sql`0`)))
    .orderBy(asc(placedAt), asc(id))
    .limit(mostAwaiting)
  return rows.map(({ id, code, person, company, senders, placedAt, ...order }) => ({
    id,
    code,
    due: awaitedMoney(order),
    placedAt,
    names: [person, company ?? '', ...senders].filter((name) => name.trim() !== ''),
  }))
}

/** Orders with one of these codes that wait for no money. */
export async function readOthers(db: Db, codes: readonly string[]): Promise<OtherOrder[]> {
  if (codes.length === 0) return []
  const rows = await db
    .select({
      code: orders.code,
      status: sql<OrderStatus>`${orders.status}`,
      paymentType: orders.paymentType,
      grandTotal: orders.grandTotal,
      due: orders.due,
      partnerId: orders.businessPartnerId,
    })
    .from(orders)
    .where(sql`${orders.code} = any(${sql.param([...codes])}::text[])`)
  return rows
    .filter((order) => awaitedMoney(order) === 0)
    .map(({ code, status, paymentType, partnerId }) => ({
      code,
      status,
      partnerId: paymentType === paymentTypes.openAccount ? partnerId : null,
    }))
}

/** The last uploads, newest first. */
export function listBankFiles(db: Db, length: number) {
  const { id, name, format, account, bank, credits, added, debits, actor, uploadedAt } = bankFiles
  return db
    .select({ id, name, format, account, bank, credits, added, debits, actor, uploadedAt })
    .from(bankFiles)
    .orderBy(desc(id))
    .limit(length)
}

/** Decided lines, newest decision first, and the number of all. `order`: the code of the order that was paid. */
export async function listDecidedLines(db: Db, { start, length }: { start: number; length: number }) {
  const isDecided = ne(bankLines.state, 'open')
  const rows = await db
    .select({
      ...facts,
      state: bankLines.state,
      order: orders.code,
      excess: bankLines.excess,
      reason: bankLines.reason,
      actor: bankLines.actor,
      decidedAt: bankLines.decidedAt,
    })
    .from(bankLines)
    .leftJoin(orders, eq(orders.id, bankLines.orderId))
    .where(isDecided)
    .orderBy(desc(bankLines.decidedAt), desc(bankLines.id))
    .offset(start)
    .limit(length)
  return { rows, total: await db.$count(bankLines, isDecided) }
}
