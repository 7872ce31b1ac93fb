import { asc, eq } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { revisionOf } from '~/http/calls/editing.server'
import type { Kurus } from '~/kernel/money'
import { hasChosenAccount } from './accounts/accounts.server'
import { paymentTypes } from './payments'
import { paymentMethods } from './tables.server'
import { text } from './text'

export type PaymentMethodRow = typeof paymentMethods.$inferSelect

/** The parts of a payment method that staff change. `limit`: highest grand total, kuruş; null for none. */
export type MethodInput = {
  name: string
  description: string
  active: boolean
  fee: Kurus
  feeKdvRate: number
  limit: Kurus | null
}

/** All payment methods, also those that are not offered. */
export function listPaymentMethods(db: Db): Promise<PaymentMethodRow[]> {
  return db.select().from(paymentMethods).orderBy(asc(paymentMethods.position), asc(paymentMethods.type))
}

/** Adds the missing payment methods to a new shop. None is offered until the owner offers it. */
export async function openPaymentMethods(db: Transaction): Promise<void> {
  const rows = text.methods.map((name, place) => ({
    type: place + 1,
    name,
    active: false,
    position: place,
  }))
  await db.insert(paymentMethods).values(rows).onConflictDoNothing()
}

/**
 * Changes a payment method with its audit; `stale` when it differs from the revision that the form had shown. `needsAccount`: no
 * other provider than a chosen account of the back office can take cards; `no_gateway` when there is none.
 */
export function changePaymentMethod(
  db: Db,
  { type, revision, needsAccount }: { type: number; revision: string; needsAccount: boolean },
  input: MethodInput,
  actor: string,
): Promise<'done' | 'missing' | 'stale' | 'no_gateway'> {
  return transaction(db, async (db) => {
    const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.type, type)).for('update')
    if (!row) return 'missing'
    if (revisionOf(row) !== revision) return 'stale'
    // Below the lock, which also holds whoever leaves the provider.
    const isCard = type === paymentTypes.card && input.active
    if (isCard && needsAccount && !(await hasChosenAccount(db))) return 'no_gateway'
    await db.update(paymentMethods).set(input).where(eq(paymentMethods.type, type))
    await audit(db, {
      actor,
      action: 'payment_methods change',
      subject: `payment_methods ${type}`,
      before: row,
      after: { ...row, ...input },
    })
    forgetBriefly(db)
    return 'done'
  })
}
