import { sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import { type Kurus } from '~/kernel/money'
import { orderStatuses } from '../status/status'

/** The last time a customer bought a variant: gross price per piece in kuruş, pieces, and the day. */
export type LastBought = { variantId: number; unitPrice: Kurus; quantity: number; at: Date }

type Row = { variantId: number; unitPrice: string; quantity: number; at: string }

/**
 * The customer's last purchase of each variant, the newest first; of these variants alone, or of the `length` bought last. Cancelled orders
 * and gifts do not count.
 */
export async function readLastBought(
  db: Db,
  partnerId: number,
  { variantIds, length = 50 }: { variantIds?: readonly number[]; length?: number } = {},
): Promise<LastBought[]> {
  const { rows } = await db.execute<Row>(sql`
    select * from (
      select distinct on (l.variant_id) l.variant_id as "variantId", l.unit_price as "unitPrice", l.quantity,
        o.placed_at as at
      from orders o join order_lines l on l.order_id = o.id
      where o.business_partner_id = ${partnerId} and o.status <> ${orderStatuses.cancelled} and not l.is_promo
        ${variantIds ? sql`and l.variant_id = ${anyOf([...variantIds])}` : sql``}
      order by l.variant_id, o.placed_at desc, l.id desc
    ) last order by at desc, "variantId" limit ${length}`)
  return rows.map((row) => ({ ...row, unitPrice: Number(row.unitPrice), at: new Date(row.at) }))
}
