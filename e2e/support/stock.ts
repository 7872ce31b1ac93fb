import { desc, eq } from 'drizzle-orm'
import { readConfig } from '../../app/server/config/config.server'
import { transaction } from '../../app/db/transaction.server'
import { getStockFacts } from '../../app/features/catalogue/catalogue.server'
import { countStock } from '../../app/features/catalogue/selling/stock.server'
import { stockBalances } from '../../app/features/catalogue/tables.server'
import { withShopDatabase } from '../../scripts/db/shop-database'

/** A sold-out variant that guests see, with the path of its page; `nth` tells tests at the same time apart. */
export function findSoldOut(nth: number) {
  return withShopDatabase(readConfig(process.env), async ({ db }) => {
    const rows = await db
      .select({ id: stockBalances.variantId })
      .from(stockBalances)
      .where(eq(stockBalances.onHand, 0))
      .orderBy(desc(stockBalances.variantId))
    const ids = rows.map(({ id }) => id)
    const facts = await getStockFacts(db, ids)
    const variantId = ids.filter((id) => facts.get(id)?.level === 0)[nth]!
    return { variantId, ...facts.get(variantId)! }
  })
}

/** Sets the stock of a variant in the running shop, as staff count it. */
export function setStock(variantId: number, quantity: number): Promise<unknown> {
  return withShopDatabase(readConfig(process.env), ({ db }) =>
    transaction(db, (db) => countStock(db, [{ variantId, quantity }], 'correction', 'e2e')),
  )
}
