import type { Transaction } from '~/db/connection.server'
import { type CreditTerms, lockCreditTerms } from '~/features/customers/customers.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { Kurus } from '~/kernel/money'
import { laterDay, type PaymentMeans, type ShopAccount } from './ledger'
import * as store from './store.server'
import { text } from './text'

/** The result of a posting. `before`: the same key was posted already, and nothing has changed. */
export type PostOutcome = { status: 'posted' | 'before'; entryId: number } | { status: 'no_partner' }

/** Fields common to all postings. Days as `2026-11-20`. */
export type Posting = {
  partnerId: number
  postedOn: string
  documentNo?: string
  description?: string
  /** Idempotency key: one entry per key. */
  key: string
  actor: string
}

const accountOf: Record<PaymentMeans, ShopAccount> = {
  cash: 'cash',
  transfer: 'bank',
  card: 'card',
  cheque: 'cheques',
  note: 'notes',
}

/**
 * Posts an order sold on account, due after the customer's payment days. The caller has checked the credit
 * (`lockCredit`).
 */
export async function chargeOrder(
  db: Transaction,
  order: {
    partnerId: number
    code: string
    amount: Kurus
    now: Date
    actor: string
    /** Tells apart what an edit adds to the order later. */
    addition?: string
  },
): Promise<PostOutcome> {
  const { partnerId, code, amount, actor, addition = '' } = order
  const postedOn = dayInIstanbul(order.now)
  return locked(db, partnerId, async ({ paymentTermDays }) => {
    const dueOn = laterDay(postedOn, paymentTermDays)
    const description = addition === '' ? text.order(code) : text.orderAddition(code)
    const entry = { postedOn, dueOn, documentNo: code, description, orderCode: code, actor }
    return post(db, { ...entry, kind: 'invoice', key: `order ${code} ${addition}`.trim() }, [
      { partnerId, amount },
      { account: 'sales', amount: -amount },
    ])
  })
}

/**
 * Credits an order sold on account: its remaining amount, or a part. Concurrent calls never exceed the remaining
 * amount; an order that was not on account has none.
 */
export async function creditOrder(
  db: Transaction,
  input: {
    code: string
    /** Kuruş; by default the whole remaining amount. */
    amount?: Kurus
    description: string
    documentNo?: string
    key: string
    now: Date
    actor: string
  },
): Promise<{ status: 'credited' | 'before'; amount: Kurus } | { status: 'nothing_left' }> {
  const { code, description, documentNo = code, key, now, actor } = input
  const [sold] = await store.readOrderLines(db, code)
  if (!sold) return { status: 'nothing_left' }
  const partnerId = sold.partnerId!
  await lockCreditTerms(db, partnerId)
  if ((await store.findEntryByKey(db, key)) !== null) return { status: 'before', amount: 0 }
  const lines = await store.readOrderLines(db, code)
  const left = lines.reduce((sum, line) => sum + line.amount, 0)
  const amount = Math.min(input.amount ?? left, left)
  if (amount <= 0) return { status: 'nothing_left' }
  const entry = { postedOn: dayInIstanbul(now), documentNo, description, orderCode: code, key, actor }
  const written = await store.insertEntry(db, { ...entry, kind: 'return' }, [
    { partnerId, amount: -amount },
    { account: 'sales', amount },
  ])
  const invoices = lines.filter(({ kind }) => kind === 'invoice').map(({ lineId }) => lineId)
  await settle(db, { partnerId, creditLineId: written!.lineIds[0]!, amount, debts: invoices })
  return { status: 'credited', amount }
}

/** Posts a payment. `debts`: lines of the debts it settles; by default the oldest. */
export async function postPayment(
  db: Transaction,
  payment: Posting & { amount: Kurus; means: PaymentMeans; debts?: readonly number[]; orderCode?: string },
): Promise<PostOutcome> {
  const { partnerId, amount, debts = [], ...entry } = payment
  requirePositive(amount)
  return locked(db, partnerId, async () => {
    const outcome = await post(db, { ...entry, kind: 'payment' }, [
      { partnerId, amount: -amount },
      { account: accountOf[payment.means], amount },
    ])
    if (outcome.status === 'posted')
      await settle(db, { partnerId, creditLineId: outcome.lineIds[0]!, amount, debts })
    return outcome
  })
}

/** Posts the balance from an older system: positive for a debt, due on its day by default. */
export async function postOpening(
  db: Transaction,
  opening: Posting & { amount: Kurus; dueOn?: string },
): Promise<PostOutcome> {
  const { partnerId, amount, ...entry } = opening
  return locked(db, partnerId, () =>
    post(db, { ...entry, kind: 'opening' }, [
      { partnerId, amount },
      { account: 'opening', amount: -amount },
    ]),
  )
}

/** Posts a correction of prices: positive adds to the debt, negative reduces it. */
export async function postPriceDifference(
  db: Transaction,
  difference: Posting & { amount: Kurus },
): Promise<PostOutcome> {
  const { partnerId, amount, ...entry } = difference
  return locked(db, partnerId, ({ paymentTermDays }) => {
    const dueOn = laterDay(entry.postedOn, amount > 0 ? paymentTermDays : 0)
    return post(db, { ...entry, dueOn, kind: 'price_difference' }, [
      { partnerId, amount },
      { account: 'differences', amount: -amount },
    ])
  })
}

/** Posts a transfer of credit between customers (virman): the first owes more by it, the second less. */
export async function postTransfer(
  db: Transaction,
  transfer: Posting & { amount: Kurus; toPartnerId: number },
): Promise<PostOutcome> {
  const { partnerId, toPartnerId, amount, ...entry } = transfer
  requirePositive(amount)
  if (partnerId === toPartnerId) throw new RangeError('A transfer needs two customers')
  // Locks in the order of ids, so that two opposite transfers cannot deadlock.
  const [first, second] = [partnerId, toPartnerId].toSorted((a, b) => a - b) as [number, number]
  return locked(db, first, () =>
    locked(db, second, () =>
      post(db, { ...entry, kind: 'transfer' }, [
        { partnerId, amount },
        { partnerId: toPartnerId, amount: -amount },
      ]),
    ),
  )
}

type Posted = { status: 'posted'; entryId: number; lineIds: number[] } | { status: 'before'; entryId: number }

async function post(db: Transaction, entry: store.NewEntry, sides: readonly store.Side[]): Promise<Posted> {
  const written = await store.insertEntry(db, entry, sides)
  if (written) return { status: 'posted', ...written }
  return { status: 'before', entryId: (await store.findEntryByKey(db, entry.key))! }
}

async function locked<T>(
  db: Transaction,
  partnerId: number,
  work: (terms: CreditTerms) => Promise<T>,
): Promise<T | { status: 'no_partner' }> {
  const terms = await lockCreditTerms(db, partnerId)
  return terms ? work(terms) : { status: 'no_partner' }
}

/** Assigns a credit to these debts, earliest due first; the rest stays unassigned. */
async function settle(
  db: Transaction,
  credit: { partnerId: number; creditLineId: number; amount: Kurus; debts: readonly number[] },
): Promise<void> {
  let left = credit.amount
  const parts: { lineId: number; amount: Kurus }[] = []
  for (const debt of await store.readUnsettled(db, credit.partnerId, credit.debts)) {
    const amount = Math.min(left, debt.left)
    if (amount > 0) parts.push({ lineId: debt.lineId, amount })
    left -= amount
  }
  await store.insertSettlements(db, credit.creditLineId, parts)
}

function requirePositive(amount: Kurus): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is not an amount to post`)
}
