import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'

/** The smallest instalment limit of products and of all categories above them; null without a limit. */
export async function readInstallmentLimit(db: Db, productIds: readonly number[]): Promise<number | null> {
  const { rows } = await db.execute<{ most: number | null }>(sql`
    select least(
      (select min(p.max_installments) from products p where p.id = any(${sql.param(productIds)}::int[])),
      (select min(above.max_installments) from product_categories pc
        join categories c on c.id = pc.category_id join categories above on above.id = any(c.path)
        where pc.product_id = any(${sql.param(productIds)}::int[]))) as most`)
  return rows[0]!.most
}
