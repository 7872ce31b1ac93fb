import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'

/**
 * The stored documents that differ from freshly assembled ones, or are missing, or too many. Documents of offers that are out of
 * date since a dated price began do not count: readers assemble those themselves.
 */
export async function wrongDocuments(db: Db): Promise<{ product: number; list: number | null }[]> {
  const { rows } = await db.execute<{ product: number; list: number | null }>(sql`
    select product_id as product, null::int as list
    from stored_products d full join stored_products_of(array(select id from products)) f using (product_id)
    where (d.variant_ids, d.parts::text) is distinct from (f.variant_ids, f.parts::text)
    union all
    select product_id, price_list_id
    from stored_offers d
    full join stored_offers_of(array(select id from products), null) f
      using (product_id, price_list_id)
    where (d.offers::text, d.valid_until) is distinct from (f.offers::text, f.valid_until)
      and (d.valid_until is null or d.valid_until > clock_timestamp())`)
  return rows
}
