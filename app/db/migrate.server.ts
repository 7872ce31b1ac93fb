import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as applyJobMigrations } from 'graphile-worker'
import type { Db } from './connection.server'
import { connectTo, Servers } from './connection/servers.server'
import { applyFunctions } from './functions.server'

// Any constant that is the same in every process of the shop.
const advisoryLock = 7_301_482

/**
 * Brings the schema to this version: the numbered migrations, the functions and triggers, and the job queue's schema.
 * Processes that start together wait for each other.
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<void> {
  const { url: server } = await new Servers(url).choose()
  const client = await connectTo(server)
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    const db = drizzle(client)
    await applyMigrations(db, { migrationsFolder: folder })
    // An older version of the program that starts beside a newer one keeps the newer functions.
    if ((await countAppliedMigrations(db)) <= knownMigrations(folder)) {
      await applyFunctions(db, join(folder, 'functions'))
    }
    await applyJobMigrations({ connectionString: server })
  } finally {
    await client.end()
  }
}

/** Number of migrations of this version. The database is ready when it has applied as many. */
export function knownMigrations(folder = migrationsFolder()): number {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[]
  }
  return journal.entries.length
}

/** Number of migrations that this database has applied. */
export async function countAppliedMigrations(db: Db): Promise<number> {
  const { rows } = await db.execute<{ applied: number }>(
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  )
  return rows[0]!.applied
}

// Beside the sources in development, two folders up from the bundle in production.
function migrationsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'migrations')
    if (existsSync(join(candidate, 'meta/_journal.json'))) return candidate
  }
  throw new Error('The folder "migrations" was not found beside the program.')
}
