import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { MergedLine } from './merged-line'
import { basketMergeNotes, baskets } from '../tables.server'

/** Notes on merges into a shopper's basket, oldest first. */
export function readMergeNotes(db: Db, shopperId: number): Promise<MergedLine[]> {
  const { productId, variantId, change, wanted, added, quantity, repriced } = basketMergeNotes
  return db
    .select({ productId, variantId, change, wanted, added, quantity, repriced })
    .from(basketMergeNotes)
    .innerJoin(baskets, eq(baskets.id, basketMergeNotes.basketId))
    .where(eq(baskets.shopperId, shopperId))
    .orderBy(asc(basketMergeNotes.createdAt), asc(variantId))
}

/** Writes the result of each line; a later merge of a variant replaces its note. */
export async function putMergeNotes(
  db: Transaction,
  basketId: number,
  lines: readonly MergedLine[],
): Promise<void> {
  await db
    .insert(basketMergeNotes)
    .values(lines.map((line) => ({ basketId, ...line })))
    .onConflictDoUpdate({
      target: [basketMergeNotes.basketId, basketMergeNotes.variantId],
      set: {
        change: sql`excluded.change`,
        wanted: sql`excluded.wanted`,
        added: sql`excluded.added`,
        quantity: sql`excluded.quantity`,
        repriced: sql`excluded.repriced`,
        createdAt: sql`excluded.created_at`,
      },
    })
}

/** Deletes the notes that tell a member about the merged basket. */
export async function deleteMergeNotes(db: Transaction, basketId: number): Promise<void> {
  await db.delete(basketMergeNotes).where(eq(basketMergeNotes.basketId, basketId))
}
