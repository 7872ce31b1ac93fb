import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { getLastAddress, getProfile } from '~/features/customers/customers.server'
import type { Member, Visitor } from '~/features/identity/identity'
import { mayPay } from '~/features/ledger/ledger'
import { getOpenItems } from '~/features/ledger/ledger.server'
import type { PaidItem, Payer } from '~/features/payments/payments'
import { accountItem, startAttempt } from '~/features/payments/payments.server'
import { getSettings } from '~/features/settings/settings.server'
import { normalizePhone } from '~/kernel/identity-numbers'
import type { Kurus } from '~/kernel/money'
import { payerOf } from './card-payment'
import { findPayable, readBilling } from '~/features/orders/orders.server'
import { text } from '../text'

/**
 * A card payment outside the checkout: for an order by its code, or of an amount onto the user's
 * own account.
 */
export type ManualPaymentInput =
  | { kind: 'order'; code: string }
  /**
   * `debts`: ids of the debt lines to settle; without them the payment settles the oldest debts.
   */
  | { kind: 'account'; amount: Kurus; debts: readonly number[] }

/**
 * The outcome of starting a manual payment. `attemptId`: the payment continues at
 * `/odeme/{attemptId}`.
 */
export type ManualOutcome =
  | { status: 'started'; attemptId: string; amount: Kurus }
  | { status: 'order_not_found' }
  | { status: 'nothing_due' }
  /** The user has no account, or may not pay onto it. */
  | { status: 'may_not_pay' }
  | { status: 'bad_amount' }

type Call = { now: Date; ip: string }

/** The smallest and largest single payment onto an account, in kuruş: 1 TL and 1.000.000 TL. */
export const accountPayments = { least: 100, most: 100_000_000 }

/**
 * Starts a card payment for an order or onto an account and returns its attempt. The provider is
 * called after the commit.
 */
export function startManualPayment(
  db: Db,
  visitor: Visitor,
  input: ManualPaymentInput,
  call: Call,
): Promise<ManualOutcome> {
  return transaction(db, (db) =>
    input.kind === 'order' ? payOrder(db, input.code, call) : payAccount(db, visitor, input, call),
  )
}

/** Everybody who knows the order's code may pay it: the code does not reveal its owner. */
async function payOrder(db: Transaction, code: string, { now, ip }: Call): Promise<ManualOutcome> {
  const found = await findPayable(db, code, now)
  if (!found) return { status: 'order_not_found' }
  const { order, paysFor } = found
  if (!paysFor) return { status: 'nothing_due' }
  const { address, invoice, expiresAt: orderEnds } = (await readBilling(db, code))!
  const payer = payerOf(code, { address, invoice, ip })
  const name = text.orderItem(code)
  const expiresAt = await endOf(db, now, orderEnds)
  const amount = order.due
  const attemptId =
    paysFor.kind === 'order'
      ? await startAttempt(db, {
          purpose: 'order',
          orderCode: code,
          amount,
          payer,
          now,
          expiresAt,
          items: [{ id: code, name, price: amount, physical: true }],
        })
      : await startAttempt(db, {
          purpose: 'account',
          businessPartnerId: paysFor.partnerId,
          amount,
          payer,
          now,
          expiresAt,
          items: [accountItem(paysFor.lineId, name, amount)],
        })
  return { status: 'started', attemptId, amount }
}

async function payAccount(
  db: Transaction,
  visitor: Visitor,
  { amount, debts }: Extract<ManualPaymentInput, { kind: 'account' }>,
  { now, ip }: Call,
): Promise<ManualOutcome> {
  if (visitor.kind !== 'member' || !mayPay(visitor)) return { status: 'may_not_pay' }
  if (!Number.isSafeInteger(amount) || amount < accountPayments.least || amount > accountPayments.most)
    return { status: 'bad_amount' }
  const { id: businessPartnerId } = visitor.partner
  const items = await itemsOf(db, businessPartnerId, { amount, debts, now })
  const attemptId = await startAttempt(db, {
    purpose: 'account',
    businessPartnerId,
    amount,
    items,
    now,
    payer: await payerOfMember(db, visitor, ip),
    expiresAt: await endOf(db, now, null),
  })
  return { status: 'started', attemptId, amount }
}

/**
 * Returns the items of the payment: the chosen debts, earliest due date first, up to the amount.
 * The rest is credited to the account.
 */
async function itemsOf(
  db: Transaction,
  partnerId: number,
  { amount, debts, now }: { amount: Kurus; debts: readonly number[]; now: Date },
): Promise<PaidItem[]> {
  const chosen = (await getOpenItems(db, partnerId, now)).filter(({ lineId }) => debts.includes(lineId))
  let left = amount
  const items: PaidItem[] = []
  for (const { lineId, documentNo, open } of chosen) {
    const price = Math.min(left, open)
    if (price > 0) items.push(accountItem(lineId, documentNo || text.accountItem, price))
    left -= price
  }
  return left > 0 ? [...items, accountItem(null, text.accountItem, left)] : items
}

async function payerOfMember(db: Transaction, member: Member, ip: string): Promise<Payer> {
  const { user, partner } = member
  const saved = await getLastAddress(db, partner.id)
  const [firstName = '', ...rest] = user.name.split(' ')
  const base = {
    id: `B${partner.id}`,
    firstName,
    lastName: rest.join(' ') || firstName,
    email: user.email,
    ip,
    tckn: null,
  }
  if (!saved) {
    const phone = normalizePhone((await getProfile(db, member)).phone) ?? ''
    return { ...base, phone, address: text.noAddress, city: text.noCity, postalCode: '' }
  }
  const { phone, city, postalCode, neighbourhood, street, district } = saved
  return { ...base, phone, city, postalCode, address: `${neighbourhood} ${street}, ${district}/${city}` }
}

async function endOf(db: Transaction, now: Date, orderEnds: Date | null): Promise<Date> {
  const minutes = (await getSettings(db)).number('checkout', 'card_expiry_minutes', 20)
  const end = new Date(now.getTime() + minutes * 60_000)
  return orderEnds && orderEnds < end ? orderEnds : end
}
