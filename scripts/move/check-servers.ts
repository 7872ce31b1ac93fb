import { appliedMigrations, jobsVersion } from '../db/schema'
import { Refusal } from '../start/operator.mjs'
import type { Side } from './side'
import { text } from './text'

/** Refuses a move that could not succeed, before anything is changed. */
export async function checkServers(source: Side, target: Side): Promise<void> {
  const [old, next] = await Promise.all([describe(source), describe(target)])
  if (old.place === next.place) throw new Refusal(text.sameDatabase)
  if (!old.super) throw new Refusal(text.notASuperuser('DATABASE_URL'))
  if (!next.super) throw new Refusal(text.notASuperuser('NEW_DATABASE_URL'))
  if (old.log !== 'logical') throw new Refusal(text.noLogicalLog(old.log))
  if (next.migrations === '') throw new Refusal(text.noSchema)
  if (old.migrations !== next.migrations) throw new Refusal(text.otherSchema)
  for (const table of ['products', 'orders']) {
    const { rowCount } = await target.client.query(`select from ${table} limit 1`)
    if (rowCount) throw new Refusal(text.notEmpty(table))
  }
}

async function describe({ client }: Side) {
  const { rows } = await client.query<{ place: string; super: boolean; log: string }>(`
    select (select system_identifier from pg_control_system()) || '/' || current_database() as place,
      rolsuper as super, current_setting('wal_level') as log
    from pg_roles where rolname = current_user`)
  const migrations = [...(await appliedMigrations(client)), await jobsVersion(client)]
  return { ...rows[0]!, migrations: migrations.length > 1 ? migrations.join() : '' }
}
