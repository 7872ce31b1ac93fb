import { and, eq, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { PaymentType } from '~/features/payments/payments'
import type { CheckoutDraft } from './steps'
import { checkoutDrafts } from './tables.server'

const nothing: CheckoutDraft = {
  address: null,
  invoice: null,
  addressId: null,
  carrierId: null,
  paymentType: null,
  depot: '',
  installments: 1,
  note: '',
}

/** Returns the draft of a basket; an empty draft when there is none. */
export async function readDraft(db: Db, basketId: number): Promise<CheckoutDraft> {
  const [row] = await db
    .select({
      address: checkoutDrafts.address,
      invoice: checkoutDrafts.invoice,
      addressId: checkoutDrafts.addressId,
      carrierId: checkoutDrafts.carrierId,
      depot: checkoutDrafts.depot,
      paymentType: checkoutDrafts.paymentType,
      installments: checkoutDrafts.installments,
      note: checkoutDrafts.note,
    })
    .from(checkoutDrafts)
    .where(eq(checkoutDrafts.basketId, basketId))
  return row ? { ...row, paymentType: row.paymentType as PaymentType | null } : nothing
}

/** Writes the given fields of a draft and keeps the others. */
export async function writeDraft(
  db: Transaction,
  basketId: number,
  part: Partial<CheckoutDraft>,
): Promise<void> {
  await db
    .insert(checkoutDrafts)
    .values({ basketId, ...part })
    .onConflictDoUpdate({ target: checkoutDrafts.basketId, set: { ...part, updatedAt: sql`now()` } })
}

/** Deletes the saved steps of a basket's checkout. */
export async function deleteDraft(db: Transaction, basketId: number): Promise<void> {
  await db.delete(checkoutDrafts).where(eq(checkoutDrafts.basketId, basketId))
}

/** Returns the deletion of a draft as part of a `with`, for a larger statement. */
export function deletedDraft(basketId: number): SQL {
  return sql`deleted_draft as (delete from checkout_drafts where basket_id = ${basketId})`
}

const keptMs = 30 * 24 * 3_600_000

/**
 * Deletes drafts unchanged for 30 days, because their personal data is no longer needed (KVKK art.
 * 7).
 */
export async function dropOldCheckouts(db: Db, now: Date): Promise<void> {
  await db.delete(checkoutDrafts).where(lt(checkoutDrafts.updatedAt, new Date(now.getTime() - keptMs)))
}

/**
 * Moves a draft together with the lines to another basket, unless that basket already has a draft.
 */
export async function takeOverDraft(db: Transaction, baskets: { from: number; to: number }): Promise<void> {
  const there = db
    .select({ one: sql`1` })
    .from(sql`checkout_drafts as there`)
    .where(sql`there.basket_id = ${baskets.to}`)
  await db
    .update(checkoutDrafts)
    .set({ basketId: baskets.to })
    .where(and(eq(checkoutDrafts.basketId, baskets.from), notExists(there)))
}
