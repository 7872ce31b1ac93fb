import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { KeptProduct, KeptType } from './lists'
import { keptProducts } from './tables.server'

const row = {
  id: keptProducts.id,
  productId: keptProducts.productId,
  variantId: keptProducts.variantId,
  quantity: keptProducts.quantity,
  keptAt: keptProducts.keptAt,
}

/** A visitor's list, last kept first. */
export function readKept(db: Db, shopperId: number, type: KeptType): Promise<KeptProduct[]> {
  return db
    .select(row)
    .from(keptProducts)
    .where(ofType(shopperId, type))
    .orderBy(desc(keptProducts.keptAt), desc(keptProducts.id))
}

/** The number of the shopper's products of this type. */
export async function countKept(db: Db, shopperId: number, type: KeptType): Promise<number> {
  const [found] = await db.select({ kept: count() }).from(keptProducts).where(ofType(shopperId, type))
  return found?.kept ?? 0
}

/** The shopper's kept product of this type, or null. */
export async function findKept(
  db: Db,
  shopperId: number,
  type: KeptType,
  id: number,
): Promise<KeptProduct | null> {
  const [found] = await db
    .select(row)
    .from(keptProducts)
    .where(and(ofType(shopperId, type), eq(keptProducts.id, id)))
  return found ?? null
}

/** True when the shopper has kept a product of any type. */
export async function keepsAnything(db: Db, shopperId: number): Promise<boolean> {
  const found = await db
    .select({ id: keptProducts.id })
    .from(keptProducts)
    .where(eq(keptProducts.shopperId, shopperId))
    .limit(1)
  return found.length > 0
}

/** The kept row of a product or variant, or null. */
export async function findKeptProduct(
  db: Db,
  shopperId: number,
  type: KeptType,
  { productId, variantId }: { productId: number; variantId: number | null },
): Promise<KeptProduct | null> {
  const variant = variantId === null ? isNull(keptProducts.variantId) : eq(keptProducts.variantId, variantId)
  const [found] = await db
    .select(row)
    .from(keptProducts)
    .where(and(ofType(shopperId, type), eq(keptProducts.productId, productId), variant))
  return found ?? null
}

/** The price of a favourite that its visitor last saw or was told. */
export type SeenPrice = { seenPrice: number | null; seenListId: number | null }

/** Keeps a product, or puts it first again with its former price. `clock_timestamp` also orders items kept within one transaction. */
export async function putKept(
  db: Transaction,
  shopperId: number,
  type: KeptType,
  product: { productId: number; variantId: number | null; quantity: number | null } & Partial<SeenPrice>,
): Promise<number> {
  const { productId, variantId } = keptProducts
  const keptAt = sql`clock_timestamp()`
  const [found] = await db
    .insert(keptProducts)
    .values({ shopperId, type, ...product, keptAt })
    .onConflictDoUpdate({
      target: [keptProducts.shopperId, keptProducts.type, productId, variantId],
      set: { quantity: product.quantity, keptAt },
    })
    .returning({ id: keptProducts.id })
  return found!.id
}

/** Deletes a kept item; false when the session has none with this id. */
export async function deleteKept(db: Transaction, shopperId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(keptProducts)
    .where(and(eq(keptProducts.shopperId, shopperId), eq(keptProducts.id, id)))
    .returning({ id: keptProducts.id })
  return gone.length > 0
}

/** Deletes the oldest beyond `length`. */
export async function trimKept(
  db: Transaction,
  shopperId: number,
  type: KeptType,
  length: number,
): Promise<void> {
  const older = db
    .select({ id: keptProducts.id })
    .from(keptProducts)
    .where(ofType(shopperId, type))
    .orderBy(desc(keptProducts.keptAt), desc(keptProducts.id))
    .offset(length)
  await db.delete(keptProducts).where(inArray(keptProducts.id, older))
}

const ofType = (shopperId: number, type: KeptType) =>
  and(eq(keptProducts.shopperId, shopperId), eq(keptProducts.type, type))

/** Replaces a list by these products, in this order. */
export async function replaceKept(
  db: Transaction,
  shopperId: number,
  type: KeptType,
  products: readonly ({ productId: number } & SeenPrice)[],
): Promise<void> {
  await db.delete(keptProducts).where(ofType(shopperId, type))
  if (products.length === 0) return
  await db.insert(keptProducts).values(
    products.map((product, place) => ({
      shopperId,
      type,
      ...product,
      keptAt: sql`clock_timestamp() - ${place} * interval '1 ms'`,
    })),
  )
}
