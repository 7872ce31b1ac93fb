import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'

/** The state of a new shop's goods: whether any category, product, stock, picture and published product exists. */
export type FirstProduct = {
  category: boolean
  product: boolean
  stock: boolean
  picture: boolean
  published: boolean
}

/** Returns how far a new shop's first product is, by one query that counts nothing. */
export async function readFirstProduct(db: Db): Promise<FirstProduct> {
  const { rows } = await db.execute<FirstProduct>(sql`
    select exists (select from categories) as category, exists (select from products) as product,
      exists (select from stock_balances where on_hand > reserved) as stock,
      exists (select from product_pictures) as picture,
      exists (select from products where published) as published`)
  return rows[0]!
}
