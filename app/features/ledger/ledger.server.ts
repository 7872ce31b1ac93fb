import type { Db, Transaction } from '~/db/connection.server'
import { lockCreditTerms, readCreditTerms } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { isDealer } from '~/features/identity/identity'
import { dayInIstanbul } from '~/kernel/dates'
import type { Kurus } from '~/kernel/money'
import { availableCredit, type Credit, laterDay, type OpenItem, type Standing } from './ledger'
import * as store from './store.server'

export {
  chargeOrder,
  creditOrder,
  postOpening,
  postPayment,
  postPriceDifference,
  postTransfer,
} from './post.server'
export { postByStaff, type StaffEntry } from './post-by-staff.server'
export { readAgeing } from './ageing.server'
export { exportLedger } from './export-ledger.server'
export { readStatement } from './read-statement.server'
export {
  findEntryByKey,
  hasEntries,
  listPaymentsSince,
  readBalance,
  readBalances,
  sumOrders,
} from './store.server'
export { listPayments, makeReceipt } from './receipts.server'
export { makeStatementFile, statementFormats } from './statement-file.server'

/**
 * A customer's standing; null for an unknown customer. `uncounted`: kuruş ordered that do not count against the limit
 * yet.
 */
export async function getStanding(
  db: Db,
  partnerId: number,
  { now, uncounted = 0 }: { now: Date; uncounted?: Kurus },
): Promise<Standing | null> {
  const terms = await readCreditTerms(db, partnerId)
  if (!terms) return null
  const balance = await store.readBalance(db, partnerId)
  const items = await getOpenItems(db, partnerId, now)
  const overdue = items.reduce((sum, { open, isOverdue }) => sum + (isOverdue ? open : 0), 0)
  const { creditLimit, paymentTermDays } = terms
  const available = availableCredit(creditLimit, balance, uncounted)
  return { balance, overdue, creditLimit, available, paymentTermDays }
}

/** Debts that are not fully paid, earliest due first. */
export function getOpenItems(db: Db, partnerId: number, now: Date): Promise<OpenItem[]> {
  return store.readOpenItems(db, partnerId, dayInIstanbul(now))
}

/** True when this visitor may order on account: an approved wholesale member with a limit. */
export async function hasCredit(db: Db, visitor: Visitor): Promise<boolean> {
  if (visitor.kind !== 'member' || !isDealer(visitor)) return false
  const terms = await readCreditTerms(db, visitor.partner.id)
  return terms !== null && terms.creditLimit > 0
}

type Ask = { now: Date; uncounted: Kurus }

/** The credit available to this visitor; null without `hasCredit`. */
export async function getCredit(db: Db, visitor: Visitor, ask: Ask): Promise<Credit | null> {
  if (visitor.kind !== 'member' || !isDealer(visitor)) return null
  const { id } = visitor.partner
  return creditOf(db, id, await readCreditTerms(db, id), ask)
}

/**
 * The same for an order about to be placed. Locks the account until the transaction ends, against other orders and
 * payments.
 */
export async function lockCredit(
  db: Transaction,
  partnerId: number,
  { now, readUncounted }: { now: Date; readUncounted: () => Promise<Kurus> },
): Promise<Credit | null> {
  const terms = await lockCreditTerms(db, partnerId)
  // Read after the lock, so that cancellations during the wait are taken into account on both sides.
  return creditOf(db, partnerId, terms, { now, uncounted: await readUncounted() })
}

async function creditOf(
  db: Db,
  partnerId: number,
  terms: Awaited<ReturnType<typeof readCreditTerms>>,
  { now, uncounted }: Ask,
): Promise<Credit | null> {
  if (!terms?.isDealer || terms.creditLimit === 0) return null
  const { creditLimit, paymentTermDays } = terms
  const balance = await store.readBalance(db, partnerId)
  const available = availableCredit(creditLimit, balance, uncounted)
  return { balance, creditLimit, available, dueOn: laterDay(dayInIstanbul(now), paymentTermDays) }
}
