import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { kept } from './lists'

/** Saves lines for later in one statement; items saved before keep the larger quantity. */
export async function putLeftLines(
  db: Transaction,
  shopperId: number,
  lines: readonly { productId: number; variantId: number; quantity: number }[],
): Promise<void> {
  const rows = recordset(lines, '"productId" int, "variantId" int, quantity int')
  await db.execute(sql`
    insert into kept_products (shopper_id, type, product_id, variant_id, quantity, kept_at)
    select ${shopperId}, ${kept.savedForLater}, i."productId", i."variantId", i.quantity, clock_timestamp()
    from ${rows}
    on conflict (shopper_id, type, product_id, variant_id) do update
      set quantity = greatest(kept_products.quantity, excluded.quantity), kept_at = excluded.kept_at`)
}

/** Moves kept items from one shopper to another, at most `limit` per type, last kept first. */
export async function moveKept(
  db: Transaction,
  { from, to }: { from: number; to: number },
  limit: number,
): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from kept_products where shopper_id = ${from}
      returning type, product_id, variant_id, quantity, kept_at, seen_price, seen_list_id
    ), sorted as (
      select gone.*, own.id is not null as known,
        row_number() over (partition by gone.type, own.id is null order by gone.kept_at desc) as place
      from gone left join kept_products own on own.shopper_id = ${to} and own.type = gone.type
        and own.product_id = gone.product_id and own.variant_id is not distinct from gone.variant_id
    ), there as (
      select type, count(*) as rows from kept_products where shopper_id = ${to} group by type
    )
    insert into kept_products (shopper_id, type, product_id, variant_id, quantity, kept_at, seen_price, seen_list_id)
    select ${to}, sorted.type, product_id, variant_id, quantity, kept_at, seen_price, seen_list_id
    from sorted left join there on there.type = sorted.type
    where known or place <= ${limit} - coalesce(there.rows, 0)
    on conflict (shopper_id, type, product_id, variant_id) do update
      set quantity = greatest(kept_products.quantity, excluded.quantity),
        kept_at = greatest(kept_products.kept_at, excluded.kept_at)`)
}
