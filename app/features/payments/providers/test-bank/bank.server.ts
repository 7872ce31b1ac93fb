import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { Kurus } from '~/kernel/money'
import type { DeclineReason } from '../../attempts/attempt'
import type { Payment } from '../gateway'
import { type CardKind, findCard } from './cards'
import { testBankPayments, testBankRefunds } from './tables.server'

export type BankPayment = typeof testBankPayments.$inferSelect

const code = '123456'
const mostWrongCodes = 3
const minute = 60_000
const silence = 2 * minute
const lateness = 25 * minute

/** Opens a payment for a reference of the shop, once per reference. */
export async function openPayment(db: Db, payment: Payment): Promise<BankPayment> {
  const { id: reference, amount, currency, installments, origin } = payment
  const token = randomBytes(16).toString('hex')
  const returnUrl = `${origin}/3dpayment`
  await db
    .insert(testBankPayments)
    .values({ token, reference, amount, currency, installments, returnUrl, state: 'card' })
    .onConflictDoNothing({ target: testBankPayments.reference })
  return (await findByReference(db, reference))!
}

/** The test bank's payment of this page token, or null. */
export async function findPayment(db: Db, token: string): Promise<BankPayment | null> {
  const [row] = await db.select().from(testBankPayments).where(eq(testBankPayments.token, token))
  return row ?? null
}

/** The test bank's payment of this attempt, or null. */
export async function findByReference(db: Db, reference: string): Promise<BankPayment | null> {
  const [row] = await db.select().from(testBankPayments).where(eq(testBankPayments.reference, reference))
  return row ?? null
}

/**
 * Enters a card: its number decides how the payment continues; only the last four digits are stored. Null for an
 * unknown payment.
 */
export async function giveCard(db: Db, token: string, number: string): Promise<BankPayment | null> {
  const card = findCard(number)
  if (!card) return null
  return change(db, token, (payment) => {
    if (payment.state !== 'card') return {}
    const { installments } = payment
    const lastFour = card.number.slice(-4)
    if (!card.info.installments.includes(installments))
      return { card: card.kind, lastFour, ...declined('no_installments') }
    return { state: 'code', card: card.kind, lastFour }
  })
}

/** Enters the 3-D Secure code: after the right one the card decides the result. */
export function giveCode(db: Db, token: string, given: string, now: Date): Promise<BankPayment | null> {
  return change(db, token, (payment) => {
    if (payment.state !== 'code') return {}
    if (given.trim() === code) return decide(payment, now)
    const wrongCodes = payment.wrongCodes + 1
    return { wrongCodes, ...(wrongCodes >= mostWrongCodes ? declined('three_d_failed') : {}) }
  })
}

/** Ends a payment that the payer abandons. */
export function giveUp(db: Db, token: string): Promise<BankPayment | null> {
  return change(db, token, ({ state }) =>
    state === 'card' || state === 'code' ? declined('cancelled_by_payer') : {},
  )
}

/** Refunds money, once per reference; null when less is left. */
export function addRefund(
  db: Db,
  token: string,
  refund: { id: string; amount: number },
): Promise<'done' | 'refused'> {
  return transaction(db, async (db) => {
    const payment = await lock(db, token)
    const [known] = await db.select().from(testBankRefunds).where(eq(testBankRefunds.id, refund.id))
    if (known) return 'done'
    if (!payment || payment.refunded + refund.amount > payment.captured) return 'refused'
    await db.insert(testBankRefunds).values({ ...refund, token })
    await db
      .update(testBankPayments)
      .set({ refunded: sql`${testBankPayments.refunded} + ${refund.amount}` })
      .where(eq(testBankPayments.token, token))
    return 'done'
  })
}

/** Refunds of a payment. */
export function readRefunds(db: Db, token: string): Promise<{ refundId: string; amount: Kurus }[]> {
  const { id: refundId, amount } = testBankRefunds
  return db.select({ refundId, amount }).from(testBankRefunds).where(eq(testBankRefunds.token, token))
}

type Change = Partial<BankPayment>

function decide({ card, amount }: BankPayment, now: Date): Change {
  const captured: Change = { state: 'captured', captured: amount, capturedAt: now }
  switch (card as CardKind) {
    case 'pays':
    case 'never_returns':
    case 'returns_twice':
      return captured
    case 'silent':
      return { ...captured, silentUntil: new Date(now.getTime() + silence) }
    case 'late':
      return { ...captured, capturedAt: new Date(now.getTime() + lateness) }
    case 'changed_amount':
      return { ...captured, captured: Math.max(amount - 100, 1) }
    default:
      return declined(card as DeclineReason)
  }
}

const declined = (reason: DeclineReason): Change => ({ state: 'declined', reason })

function change(db: Db, token: string, next: (payment: BankPayment) => Change): Promise<BankPayment | null> {
  return transaction(db, async (db) => {
    const payment = await lock(db, token)
    if (!payment) return null
    const changed = next(payment)
    if (Object.keys(changed).length > 0)
      await db.update(testBankPayments).set(changed).where(eq(testBankPayments.token, token))
    return { ...payment, ...changed }
  })
}

async function lock(db: Transaction, token: string): Promise<BankPayment | null> {
  const [row] = await db
    .select()
    .from(testBankPayments)
    .where(eq(testBankPayments.token, token))
    .for('update')
  return row ?? null
}
