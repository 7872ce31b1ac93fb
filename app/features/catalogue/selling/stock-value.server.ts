import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Kurus } from '~/kernel/money'

/** Stock of a main category: pieces on hand and reserved, and their value at today's retail price, KDV as the list has it. */
export type StockValueRow = {
  category: string
  pieces: number
  reserved: number
  value: Kurus
  unpriced: number
}

/** The stock by main category, the most valuable first. `unpriced`: pieces without a retail price, which add nothing. */
export async function readStockValue(db: Db, retailListId: number): Promise<StockValueRow[]> {
  const { rows } = await db.execute<Record<keyof StockValueRow, string>>(sql`
    select coalesce(c.name, '') as category, sum(b.on_hand) as pieces, sum(b.reserved) as reserved,
      coalesce(sum(b.on_hand * p.amount), 0) as value,
      coalesce(sum(b.on_hand) filter (where p.amount is null), 0) as unpriced
    from stock_balances b
    join variants v on v.id = b.variant_id
    join products g on g.id = v.product_id
    left join categories c on c.id = g.main_category_id
    left join prices p on p.variant_id = v.id and p.price_list_id = ${retailListId} and p.min_quantity = 1
      and p.valid_to is null
    where b.on_hand > 0
    group by 1 order by value desc, category`)
  return rows.map((row) => ({
    category: row.category,
    pieces: Number(row.pieces),
    reserved: Number(row.reserved),
    value: Number(row.value),
    unpriced: Number(row.unpriced),
  }))
}
