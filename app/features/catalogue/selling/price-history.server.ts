import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { priceWindow } from '../listing/lists.server'

/** A price per piece, in kuruş, and the time for which it held or will hold; `to` is null for an open end. */
export type PastPrice = {
  id: number
  code: string
  list: string
  minQuantity: number
  amount: number
  from: string
  to: string | null
}

/** The prices of a product's variants in all lists, latest begin first, at most `length`. */
export async function readPriceHistory(db: Db, productId: number, length: number): Promise<PastPrice[]> {
  const { rows } = await db.execute<PastPrice>(sql`
    select h.id::int, v.code, l.name as list, h.min_quantity as "minQuantity", h.amount::int,
      to_jsonb(h.valid_from) #>> '{}' as "from", to_jsonb(h.valid_to) #>> '{}' as "to"
    from variants v join prices h on h.variant_id = v.id join price_lists l on l.id = h.price_list_id
    where v.product_id = ${productId} order by h.valid_from desc, h.id desc limit ${length}`)
  return rows
}

/**
 * The lowest price of each variant in each list during the last days, in kuruş, by `variant-list`: what the shop shows as the
 * former price once a price falls (Fiyat Etiketi Yönetmeliği art. 11).
 */
export async function readLowestPrices(db: Db, productId: number): Promise<Record<string, number>> {
  const days = await priceWindow(db)
  const { rows } = await db.execute<{ key: string; amount: number }>(sql`
    select h.variant_id || '-' || h.price_list_id as key, min(h.amount)::int as amount
    from variants v join prices h on h.variant_id = v.id
    where v.product_id = ${productId} and h.min_quantity = 1 and h.valid_from <= now()
      and (h.valid_to is null or h.valid_to > now() - make_interval(days => ${days}::int))
    group by h.variant_id, h.price_list_id`)
  return Object.fromEntries(rows.map(({ key, amount }) => [key, amount]))
}
