import pg from 'pg'
import type { EmbeddedPostgres } from '~/db/embedded/contract'

// A cluster with one table of orders: enough for backups and restores, without the shop itself.

/** The orders of a moment. */
export interface Moment {
  at: string
  count: number
}

/** Makes the table of orders. */
export const createOrders = (server: EmbeddedPostgres) =>
  ask(server, 'create table orders (placed_at timestamptz default now(), grand_total bigint default 100)')

/** The rows of a statement, over a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  { url }: EmbeddedPostgres,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The number of orders. */
export async function countOrders(server: EmbeddedPostgres): Promise<number> {
  const [row] = await ask<{ count: number }>(server, 'select count(*)::int as count from orders')
  return row!.count
}

/** Places orders, and returns the moment after them. */
export async function placeOrders(server: EmbeddedPostgres, orders: number): Promise<Moment> {
  await ask(server, `insert into orders select from generate_series(1, ${orders})`)
  const [row] = await ask<Moment & pg.QueryResultRow>(
    server,
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, count(*)::int as count from orders`,
  )
  // Moments are told apart by the millisecond.
  await ask(server, 'select pg_sleep(0.01)')
  return row!
}

/** Ends the present file of the log. Returns its name. */
export async function switchLog(server: EmbeddedPostgres): Promise<string> {
  const client = await server.connectAsSuperuser()
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await client.end()
  return rows[0]!.name
}
