import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import { offers, prices, products, stockBalances, variants } from '~/features/catalogue/tables.server'
import { priceKeyOf } from '~/features/customers/customers.server'
import { priceLists } from '~/features/customers/tables.server'
import { newSessionToken, sessionHash } from '~/features/identity/sessions/guest-session.server'
import type { Visitor } from '~/features/identity/identity'
import { settings } from '~/features/settings/tables.server'

export const retail = 1
export const dealers = 2

/** Two price lists, retail with KDV and dealers without; shipping 49,90 TL, free from 500,00 TL. */
export async function openSmallShop(db: Db): Promise<void> {
  await db.insert(priceLists).values([
    { id: retail, code: 'perakende', name: 'Perakende', kdvIncluded: true, isRetail: true },
    {
      id: dealers,
      code: 'bayi',
      name: 'Bayi',
      kdvIncluded: false,
      parentId: retail,
      freeShippingFrom: 300_000,
    },
  ])
  await db.insert(settings).values([
    { group: 'checkout', key: 'base_price_for_shipping', value: '49.90' },
    { group: 'checkout', key: 'base_price_for_free_shipping', value: '500.00' },
    // No limit, because tests send requests quickly.
    { group: 'limits', key: 'basket_per_session', value: '0' },
    { group: 'limits', key: 'basket_per_address', value: '0' },
    { group: 'limits', key: 'coupon_per_session', value: '0' },
    { group: 'limits', key: 'coupon_per_address', value: '0' },
  ])
  forgetBriefly(db)
}

type Goods = {
  variants?: number
  stock?: number
  unit?: number
  packageSize?: number
  dealerUnit?: number
  dealerPackage?: number
}
export type Shelf = { productId: number; variantId: number; variantIds: number[] }

/** `count` products at `unit` kuruş (100,00 TL) with `stock` pieces (100) of each variant; three statements in all. */
export async function stockShelves(db: Db, count: number, goods: Goods = {}): Promise<Shelf[]> {
  const {
    variants: each = 1,
    stock = 100,
    unit = 10_000,
    packageSize = 1,
    dealerUnit,
    dealerPackage = 12,
  } = goods
  const codes = Array.from({ length: count }, () => randomUUID().slice(0, 13))
  const rows = codes.map((code) => ({ code, name: `Kordon ${code}`, link: `kordon-${code}`, kdvRate: 20 }))
  const made = await db.insert(products).values(rows).returning({ id: products.id, code: products.code })
  const kinds = made.flatMap(({ id, code }) =>
    Array.from({ length: each }, (_, i) => ({
      productId: id,
      code: `${code}-${i}`,
      codeNormalized: `${code}-${i}`,
      name: `${18 + i} mm`,
    })),
  )
  const sold = await db
    .insert(variants)
    .values(kinds)
    .returning({ id: variants.id, productId: variants.productId })
  await db.insert(stockBalances).values(sold.map(({ id }) => ({ variantId: id, onHand: stock })))
  await listAt(db, sold, retail, packageSize, unit)
  if (dealerUnit) await listAt(db, sold, dealers, dealerPackage, dealerUnit)
  // Planner statistics skip uncommitted rows; without ANALYZE PostgreSQL would plan for empty tables.
  if (sold.length > 100) await db.execute(sql`analyze products, variants, offers, prices, stock_balances`)
  return made.map(({ id }) => {
    const variantIds = sold.filter(({ productId }) => productId === id).map((variant) => variant.id)
    return { productId: id, variantId: variantIds[0]!, variantIds }
  })
}

async function listAt(
  db: Db,
  sold: { id: number }[],
  priceListId: number,
  packageSize: number,
  amount: number,
): Promise<void> {
  await db.insert(offers).values(sold.map(({ id }) => ({ variantId: id, priceListId, packageSize })))
  const validFrom = sql`now() - interval '100 days'`
  await db.insert(prices).values(sold.map(({ id }) => ({ variantId: id, priceListId, amount, validFrom })))
}

/** One product. */
export async function stockShelf(db: Db, goods: Goods = {}): Promise<Shelf> {
  return (await stockShelves(db, 1, goods))[0]!
}

/** A new guest; `token` is the session cookie. */
export async function newVisitor(db: Db, listId = retail): Promise<Visitor & { token: string }> {
  const token = newSessionToken()
  const priceKey = await priceKeyOf(db, listId, [])
  return { kind: 'guest', sessionHash: sessionHash(token), isNew: false, priceKey, sees: 0, token }
}

export const setPrice = (db: Db, variantId: number, amount: number, listId = retail) =>
  db
    .update(prices)
    .set({ amount })
    .where(and(eq(prices.variantId, variantId), eq(prices.priceListId, listId)))

export const setStock = (db: Db, variantId: number, onHand: number) =>
  db.update(stockBalances).set({ onHand }).where(eq(stockBalances.variantId, variantId))
