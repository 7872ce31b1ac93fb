import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate } from '~/db/schema/migrate.server'
import { Refusal } from '../start/operator.mjs'
import { withConnection } from './connect'
import { dumpEnd, type DumpEnd, dumpHeader, dumpTable } from './dump-format'
import { openDump } from './dump-reader'
import { isBehind, prepareSchema } from './restore-schema'
import { listForeignKeys, listStoredViews, listTables } from './schema'
import { text } from './text'

export interface RestoreOptions {
  /** Replaces the content of the target. */
  force: boolean
  /** Leaves out waiting emails and other jobs. */
  withoutJobs: boolean
  onUpgrade?: () => void
}

/** Replaces the content of the database by the dump's, in one transaction. Returns the number of rows of each table. */
export async function restoreDump(
  url: string,
  file: string,
  options: RestoreOptions,
): Promise<DumpEnd['rows']> {
  const dump = openDump(file)
  try {
    const header = await dump.readLine(dumpHeader)
    await withConnection(url, (client) => checkTarget(client, options.force))
    await prepareSchema(url, header, !options.withoutJobs)
    const end = await withConnection(url, (client) =>
      inTransaction(client, () => replaceContent(client, dump, options)),
    )
    if (isBehind(header)) options.onUpgrade?.()
    await migrate(url)
    await withConnection(url, (client) => client.query('ANALYZE'))
    return end.rows
  } finally {
    dump.close()
  }
}

async function checkTarget(client: pg.Client, force: boolean) {
  const { rows } = await client.query<{ number: number; version: string }>(`SELECT
    current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`)
  if (rows[0] && rows[0].number < 150_000) throw new Refusal(text.serverTooOld(rows[0].version))
  if (force) return
  for (const { table } of await listTables(client)) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`)
    if (rowCount) throw new Refusal(text.notEmpty(table))
  }
}

async function replaceContent(client: pg.Client, dump: ReturnType<typeof openDump>, options: RestoreOptions) {
  const tables = (await listTables(client)).map(({ table }) => table)
  // Tables refer to each other in circles, so foreign keys are created, and thereby checked, after all rows.
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${tables.join(', ')}`)

  const copied: DumpEnd['rows'] = {}
  let next = await dump.readLine(dumpTable.or(dumpEnd))
  while ('table' in next) {
    const skip = options.withoutJobs && next.table.startsWith('graphile_worker.')
    copied[next.table] = skip ? await skipRows(dump) : await copyRows(client, dump, next)
    next = await dump.readLine(dumpTable.or(dumpEnd))
  }
  checkCounts(next, copied)

  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  for (const [name, { value, called }] of Object.entries(next.sequences)) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, value, called])
  }
  await client.query(unlockJobs)
  for (const view of await listStoredViews(client)) await client.query(`REFRESH MATERIALIZED VIEW ${view}`)
  return next
}

async function copyRows(
  client: pg.Client,
  dump: ReturnType<typeof openDump>,
  { table, columns }: { table: string; columns: string[] },
) {
  const copy = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  await pipeline(dump.readRows(), copy)
  return copy.rowCount
}

async function skipRows(dump: ReturnType<typeof openDump>) {
  let rows = 0
  for await (const chunk of dump.readRows()) rows += chunk.filter((byte) => byte === newline).length
  return rows
}

const newline = 10

function checkCounts(end: DumpEnd, copied: DumpEnd['rows']) {
  for (const [table, rows] of Object.entries(end.rows)) {
    if (copied[table] !== rows) throw new Refusal(text.wrongCount(table, rows, copied[table] ?? 0))
  }
}

// Jobs that ran while the dump was taken run again: the queue promises each at least once.
export const unlockJobs = `
  UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL;
  UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
