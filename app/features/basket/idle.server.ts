import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'

/** A member's basket that nobody changed for a while. `touchedAt`: the time of its last change, to the millisecond. */
export type IdleBasket = { basketId: number; userId: number; touchedAt: Date; openOrderCode: string | null }

type Row = Omit<IdleBasket, 'touchedAt'> & { touchedAt: string }

/**
 * Members' baskets with lines whose last change lies between two times, those looked at the longest time ago first. Each is
 * marked as looked at, so that the next call gets others, and that none goes to two processes.
 */
export function claimIdleBaskets(
  db: Db,
  {
    from,
    until,
    lookedBefore,
    limit,
    now,
  }: Record<'from' | 'until' | 'lookedBefore' | 'now', Date> & { limit: number },
): Promise<IdleBasket[]> {
  return transaction(db, async (db) => {
    const { rows } = await db.execute<Row>(sql`
      update baskets b set looked_at = ${now}::timestamptz from (
        select b.id, s.user_id from baskets b join shoppers s on s.id = b.shopper_id
        where s.user_id is not null and b.updated_at > ${from}::timestamptz and b.updated_at <= ${until}::timestamptz
          and (b.looked_at is null or b.looked_at <= ${lookedBefore}::timestamptz)
          and exists (select from basket_lines l where l.basket_id = b.id)
        order by b.looked_at nulls first, b.updated_at, b.id limit ${limit} for update of b skip locked
      ) due where b.id = due.id
      returning b.id::int as "basketId", due.user_id as "userId", b.open_order_code as "openOrderCode",
        date_trunc('milliseconds', b.updated_at) as "touchedAt"`)
    return rows.map(toBasket)
  })
}

/** A member's basket by its id, or null without lines. */
export async function readIdleBasket(db: Db, basketId: number): Promise<IdleBasket | null> {
  const { rows } = await db.execute<Row>(sql`
    select b.id::int as "basketId", s.user_id as "userId", b.open_order_code as "openOrderCode",
      date_trunc('milliseconds', b.updated_at) as "touchedAt"
    from baskets b join shoppers s on s.id = b.shopper_id
    where b.id = ${basketId} and s.user_id is not null
      and exists (select from basket_lines l where l.basket_id = b.id)`)
  return rows[0] ? toBasket(rows[0]) : null
}

const toBasket = (row: Row): IdleBasket => ({ ...row, touchedAt: new Date(row.touchedAt) })
