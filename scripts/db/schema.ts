import type pg from 'pg'
import type { DumpEnd, DumpTable } from './dump-format'

/** Tables that hold the shop's state, in every schema except the migrations' own bookkeeping. */
export async function listTables(client: pg.Client): Promise<DumpTable[]> {
  const { rows } = await client.query<DumpTable>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS table,
      array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND ${ownSchemas}
      AND (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY 1 ORDER BY 1`)
  return rows
}

/** Hashes of the applied migrations, oldest first; empty for a database without our schema. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  if (!(await exists(client, 'drizzle.__drizzle_migrations'))) return []
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  return rows.map(({ hash }) => hash)
}

/** Version of the job queue's schema, 0 without one. */
export async function jobsVersion(client: pg.Client): Promise<number> {
  if (!(await exists(client, 'graphile_worker.migrations'))) return 0
  const { rows } = await client.query<{ id: number }>('SELECT max(id) AS id FROM graphile_worker.migrations')
  return rows[0]?.id ?? 0
}

/** Position of every sequence. */
export async function readSequences(client: pg.Client): Promise<DumpEnd['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'S' AND ${ownSchemas} ORDER BY 1`)
  const sequences: DumpEnd['sequences'] = {}
  for (const { name } of rows) {
    const position = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${name}`,
    )
    if (position.rows[0]) sequences[name] = position.rows[0]
  }
  return sequences
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Every foreign key with the SQL that creates it again. */
export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS table, quote_ident(k.conname) AS name,
      pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype = 'f' AND ${ownSchemas} ORDER BY 1, 2`)
  return rows
}

/** Materialized views: their content is not in the dump. */
export async function listStoredViews(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, matviewname) AS name FROM pg_matviews ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

const ownSchemas = `n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', 'drizzle')
  AND n.nspname NOT LIKE 'pg\\_temp%'`

async function exists(client: pg.Client, table: string) {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    table,
  ])
  return rows[0]?.found ?? false
}
