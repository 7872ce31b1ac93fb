import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../app/db/connection.server'
import { transaction } from '../../app/db/transaction.server'
import { countStock } from '../../app/features/catalogue/selling/stock.server'
import { businessPartners, priceLists } from '../../app/features/customers/tables.server'
import { coupons as couponTable } from '../../app/features/promotions/tables.server'
import { saveSettings } from '../../app/features/settings/settings.server'
import { normalizeCode } from '../../app/kernel/turkish'
import type { Goods } from '../../app/testing/guest'
import { unlimited } from '../../app/testing/limits'
import { loadDemo } from '../../demo/load'
import { coupons } from './plan'

/** A product that retail customers buy by the piece and dealers by the package. */
export type Good = Goods & { packageSize: number }

const shelves = 24
const lastOnes = 8
/** Packages of each product at first, and the level that staff refills to: so few that stock often runs out. */
export const packagesInStock = 12

/**
 * Fills an empty, migrated database with the demo shop, a few contested products, and coupons that run out. `scarce`
 * are products with a single piece whenever a crowd comes for it; other customers never order them.
 */
export async function fillShop({
  db,
}: Database): Promise<{ goods: Good[]; scarce: Good[]; dealerList: number }> {
  await loadDemo(db, { pictures: null })
  const [list] = await db.select().from(priceLists).where(eq(priceLists.isRetail, false)).limit(1)
  const dealerList = list!.id
  const found = await contestedGoods(db, dealerList)
  const [goods, scarce] = [found.slice(0, shelves), found.slice(shelves)]
  await transaction(db, async (db) => {
    await saveSettings(db, unlimited)
    const counted = goods.map(({ variantId, packageSize }) => ({
      variantId,
      quantity: packagesInStock * packageSize,
    }))
    await countStock(db, counted, 'correction', 'storm')
    for (const { code, ...coupon } of coupons)
      await db
        .insert(couponTable)
        .values({ code, codeNormalized: normalizeCode(code), title: code, ...coupon })
  })
  return { goods, scarce, dealerList }
}

async function contestedGoods(db: Database['db'], dealerList: number): Promise<Good[]> {
  const { rows } = await db.execute<Good>(sql`
    select p.id as "productId", v.id as "variantId", p.link, p.name, v.code, d.package_size as "packageSize"
    from variants v
    join products p on p.id = v.product_id and p.visibility = 0 and v.visibility = 0
    join offers r on r.variant_id = v.id and r.price_list_id = 1 and r.package_size = 1
    join offers d on d.variant_id = v.id and d.price_list_id = ${dealerList}
    order by v.code limit ${shelves + lastOnes}`)
  if (rows.length < shelves + lastOnes)
    throw new Error(`The demo shop has ${rows.length} goods for everybody`)
  return rows
}

/** Gives dealers a credit limit that a handful of orders fills. */
export async function giveCredit({ db }: Database, partnerIds: readonly number[]): Promise<void> {
  if (partnerIds.length === 0) return
  await db
    .update(businessPartners)
    .set({ creditLimit: 5_000_000, paymentTermDays: 30 })
    .where(inArray(businessPartners.id, [...partnerIds]))
}
