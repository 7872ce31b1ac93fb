import type { Side } from './side'
import { until } from './until'

/**
 * Makes a database read-only for everybody else and ends all connections that may still write. Returns when none is left. A
 * shop takes such a database for a standby and looks for another server (docs/decisions/the-shop-follows-the-primary.md).
 */
export async function closeForWrites({ client, database }: Side): Promise<void> {
  await refuseWrites({ client, database })
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  await until(Infinity, async () => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and backend_start < $1::timestamptz`,
      [rows[0]!.now],
    )
    return rowCount === 0
  })
}

/** Makes a database read-only for connections that begin from now on. */
export async function refuseWrites({ client, database }: Pick<Side, 'client' | 'database'>): Promise<void> {
  await client.query(`alter database ${database} set default_transaction_read_only = on`)
}

/** Lets everybody write again. */
export async function openForWrites({ client, database }: Side): Promise<void> {
  await client.query(`alter database ${database} reset default_transaction_read_only`)
}
