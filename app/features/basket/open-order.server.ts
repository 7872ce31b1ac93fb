import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import * as store from './store.server'
import { baskets } from './tables.server'

/** Code of the order of the visitor's basket that waits for its card payment, or null. */
export async function findOpenOrder(db: Db, visitor: Visitor): Promise<string | null> {
  const shopperId = await findShopper(db, visitor)
  const stored = shopperId === null ? null : await store.readBasket(db, shopperId)
  return stored?.openOrderCode ?? null
}

/** Sets or clears (null) the order of a locked basket that waits for its card payment. */
export async function setOpenOrder(
  db: Transaction,
  basketId: number,
  openOrderCode: string | null,
): Promise<void> {
  await db.update(baskets).set({ openOrderCode }).where(eq(baskets.id, basketId))
}

/** Locks the basket whose latest order this is; null when a later order was made of it. */
export async function lockBasketOfOrder(db: Transaction, orderCode: string): Promise<number | null> {
  const [row] = await db
    .select({ id: baskets.id })
    .from(baskets)
    .where(eq(baskets.openOrderCode, orderCode))
    .for('update')
  return row?.id ?? null
}

/**
 * Moves the waiting order to another basket with the lines, unless that basket has one. Returns the code of the
 * target's waiting order.
 */
export async function moveOpenOrder(
  db: Transaction,
  { from, to }: { from: store.LockedBasket; to: store.LockedBasket },
): Promise<string | null> {
  if (from.openOrderCode === null) return to.openOrderCode
  await setOpenOrder(db, from.id, null)
  if (to.openOrderCode !== null) return to.openOrderCode
  await setOpenOrder(db, to.id, from.openOrderCode)
  return from.openOrderCode
}

/** Removes the ordered goods from a locked basket. Lines added since the order was made stay (promise R31). */
export async function takeOrdered(
  db: Transaction,
  basketId: number,
  ordered: readonly { variantId: number; quantity: number }[],
): Promise<void> {
  const all = await store.readLines(db, basketId)
  const isAll = all.every(({ variantId, quantity }) =>
    ordered.some((one) => one.variantId === variantId && one.quantity >= quantity),
  )
  await setOpenOrder(db, basketId, null)
  if (isAll) return store.emptyBasket(db, basketId)
  const lines = new Map(all.map((line) => [line.variantId, line]))
  for (const { variantId, quantity } of ordered) {
    const line = lines.get(variantId)
    if (!line) continue
    if (line.quantity <= quantity) await store.deleteLine(db, basketId, variantId)
    else await store.putLine(db, basketId, { ...line, quantity: line.quantity - quantity })
  }
}
