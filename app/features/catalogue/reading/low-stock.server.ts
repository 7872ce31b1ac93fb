import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'

/** A variant of which few pieces are left. `available`: on hand without the reserved ones. */
export type LowStock = { productId: number; name: string; code: string; available: number }

/** Variants of published products with 1 to `most` pieces available, fewest first, and the number of all. Sold-out ones are a list of their own. */
export async function readLowStock(
  db: Db,
  { most, length }: { most: number; length: number },
): Promise<{ variants: LowStock[]; total: number }> {
  const { rows } = await db.execute<LowStock & { total: number }>(sql`
    select p.id as "productId", concat_ws(' ', p.name, nullif(v.name, '')) as name, v.code,
      (b.on_hand - b.reserved)::int as available, (count(*) over ())::int as total
    from stock_balances b
    join variants v on v.id = b.variant_id and v.sellable
    join products p on p.id = v.product_id and p.published
    where b.on_hand - b.reserved between 1 and ${most}
    order by available, v.code limit ${length}`)
  return { variants: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}
