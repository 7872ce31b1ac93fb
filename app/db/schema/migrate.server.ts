import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as applyJobMigrations } from 'graphile-worker'
import type { Db } from '../connection.server'
import { connectTo, Servers } from '../connection/servers.server'
import { applyFunctions } from './functions.server'
import { grantRights, readRole } from './rights.server'

// Any constant that is the same in every process of the shop.
const advisoryLock = 7_301_482

/** The schema is older than the program, whose own role may not change it. */
export class SchemaBehind extends Error {
  constructor() {
    super('The schema is older than this version, and the role of DATABASE_URL does not own it')
  }
}

/**
 * Brings the schema to this version: the numbered migrations, the functions and triggers, and the job queue's schema.
 * Processes that start together wait for each other. A role that does not own the tables changes nothing: its schema is of this
 * version or newer, brought there by `migrateAs`. Throws `SchemaBehind` otherwise.
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<void> {
  await locked(url, async (client, server) => {
    if ((await readRole(client)).owns === false) {
      if ((await countAppliedMigrations(drizzle(client))) < knownMigrations(folder)) throw new SchemaBehind()
      return
    }
    await changeSchema(client, folder)
    await applyJobMigrations({ connectionString: server })
  })
}

/**
 * The same by the owner of the schema, for a shop that runs with another role: `url` is that of the shop. The role may then write
 * rows and cannot change the schema (docs/decisions/the-shop-does-not-own-its-schema.md).
 */
export async function migrateAs(ownerUrl: string, url: string, folder = migrationsFolder()): Promise<void> {
  const shop = await connectTo(url)
  const { role } = await readRole(shop).finally(() => shop.end())
  await locked(ownerUrl, async (client, server) => {
    await changeSchema(client, folder)
    await applyJobMigrations({ connectionString: server })
    await grantRights(client, role)
  })
}

/** Runs `work` on one connection while no other process changes the schema. */
async function locked(
  url: string,
  work: (client: pg.Client, server: string) => Promise<void>,
): Promise<void> {
  const { url: server } = await new Servers(url).choose()
  const client = await connectTo(server)
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await work(client, server)
  } finally {
    await client.end()
  }
}

async function changeSchema(client: pg.Client, folder: string): Promise<void> {
  // A statement that waits for a table's lock holds up all that come after it: the start fails instead, and is tried again.
  await client.query(`set lock_timeout = '15s'`)
  const db = drizzle(client)
  await applyMigrations(db, { migrationsFolder: folder })
  // An older version of the program that starts beside a newer one keeps the newer functions.
  if ((await countAppliedMigrations(db)) <= knownMigrations(folder))
    await applyFunctions(db, join(folder, 'functions'))
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
