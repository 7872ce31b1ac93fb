import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'

/** The use of a price list: variants with a price of their own, variants that the list above sells, and customers. */
export type ListUse = { listId: number; priced: number; inherited: number; partners: number }

/** The use of every price list, in one query. */
export async function readListUse(db: Db): Promise<ListUse[]> {
  const { rows } = await db.execute<Record<keyof ListUse, string>>(sql`
    with sold as (select id from variants where sellable),
      priced as (
        select p.price_list_id as id, count(*) as count from prices p join sold on sold.id = p.variant_id
        where p.valid_to is null and p.min_quantity = 1 group by 1
      )
    select l.id as "listId", coalesce(priced.count, 0) as priced,
      (select count(*) from sold) - coalesce(priced.count, 0) as inherited,
      (select count(*) from business_partners b where b.price_list_id = l.id and b.deleted_at is null) as partners
    from price_lists l left join priced on priced.id = l.id order by l.id`)
  return rows.map((row) => ({
    listId: Number(row.listId),
    priced: Number(row.priced),
    inherited: Number(row.inherited),
    partners: Number(row.partners),
  }))
}
