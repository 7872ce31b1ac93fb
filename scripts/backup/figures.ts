import type pg from 'pg'

export interface Figures {
  count: number
  kurus: string
  newest: Date | null
  /** The database's clock. */
  now: Date
}

/** Orders and their money, of all times or up to a moment: what an owner recognises a shop by. */
export async function countOrders(client: pg.ClientBase, until: string | null): Promise<Figures> {
  const { rows } = await client.query<Figures>(
    `select count(*)::int as count, coalesce(sum(grand_total), 0)::text as kurus, max(placed_at) as newest,
      clock_timestamp() as now
    from orders where placed_at <= coalesce($1::timestamptz, 'infinity')`,
    [until],
  )
  return rows[0]!
}
