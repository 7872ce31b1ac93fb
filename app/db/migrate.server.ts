import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as applyJobMigrations } from 'graphile-worker'
import { connectTo, Servers } from './connection/servers.server'

// Any constant that is the same in every process of the shop.
const advisoryLock = 7_301_482

/** Brings the schema, ours and the job queue's, to this version. Concurrent starts wait for each other. */
export async function migrate(url: string): Promise<void> {
  const { url: server } = await new Servers(url).choose()
  const client = await connectTo(server)
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsFolder() })
    await applyJobMigrations({ connectionString: server })
  } finally {
    await client.end()
  }
}

/** Number of migrations that this code knows; the database is ready when it has applied as many. */
export function knownMigrations(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[]
  }
  return journal.entries.length
}

// Beside the sources in development, two folders up from the bundle in production.
function migrationsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'migrations')
    if (existsSync(join(candidate, 'meta/_journal.json'))) return candidate
  }
  throw new Error('The folder "migrations" was not found beside the program.')
}
