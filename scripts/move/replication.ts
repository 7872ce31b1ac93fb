import { listTables } from '../db/schema'
import { Refusal } from '../start/operator.mjs'
import type { Side } from './side'
import { text } from './text'
import { until } from './until'

/** Logical replication of all rows of a shop, between two servers. */
export interface Replication {
  tables: readonly string[]
  /** Resolves when every table is copied and follows the source. Throws `Refusal` when the target cannot apply a change. */
  copied(): Promise<void>
  /** Resolves when the target has everything that the source has written until now. */
  caughtUp(): Promise<void>
  /** Removes all traces of the replication from both servers. */
  end(): Promise<void>
}

// Seconds that the writes of the shop may wait for the target.
const patience = 60

/** Empties the tables of the target and starts to copy those of the source. */
export async function replicate(source: Side, target: Side): Promise<Replication> {
  const tables = (await listTables(source.client)).map(({ table }) => table)
  const name = await nameReplication(source)
  const keyless = await listKeylessTables(source)
  // As a replica: the triggers of tables that only grow refuse a truncation.
  await target.client.query(
    `begin; set local session_replication_role = replica; truncate ${tables.join(', ')}; commit`,
  )
  try {
    // Changes of a row without a key are told with all its values.
    for (const table of keyless) await source.client.query(`alter table ${table} replica identity full`)
    await source.client.query(`create publication ${name} for table ${tables.join(', ')}`)
    const connection = target.client.escapeLiteral(source.url)
    await target.client.query(`create subscription ${name} connection ${connection} publication ${name}`)
  } catch (error) {
    await end()
    throw error
  }
  return { tables, copied, caughtUp, end }

  async function copied(): Promise<void> {
    await until(Infinity, async () => {
      await refuseFailures()
      const { rows } = await target.client.query<{ ready: number }>(
        `select count(*) filter (where srsubstate = 'r')::int as ready from pg_subscription_rel
        join pg_subscription s on s.oid = srsubid where subname = $1`,
        [name],
      )
      return rows[0]!.ready === tables.length
    })
  }

  async function caughtUp(): Promise<void> {
    const { rows } = await source.client.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
    const has = await until(patience * 1_000, async () => {
      await refuseFailures()
      const { rowCount } = await source.client.query(
        'select from pg_replication_slots where slot_name = $1 and confirmed_flush_lsn >= $2::pg_lsn',
        [name, rows[0]!.lsn],
      )
      return rowCount === 1
    })
    if (!has) throw new Refusal(text.tooSlow(patience))
  }

  async function refuseFailures(): Promise<void> {
    const { rowCount } = await target.client.query(
      `select from pg_stat_subscription_stats where subname = $1 and apply_error_count + sync_error_count > 0`,
      [name],
    )
    if (rowCount) throw new Refusal(text.cannotApply)
  }

  async function end(): Promise<void> {
    await target.client.query(`drop subscription if exists ${name}`)
    await source.client.query(`drop publication if exists ${name}`)
    for (const table of keyless) await source.client.query(`alter table ${table} replica identity default`)
  }
}

// Slots have one name space for all databases of a server.
async function nameReplication({ client }: Side): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select 'vitrin_move_' || oid as name from pg_database where datname = current_database()`,
  )
  return rows[0]!.name
}

async function listKeylessTables({ client }: Side): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relreplident = 'd' and n.nspname in ('public', 'graphile_worker')
      and not exists (select from pg_index where indrelid = c.oid and indisprimary)`)
  return rows.map(({ name }) => name)
}
