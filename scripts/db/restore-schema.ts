import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { runMigrations as applyJobMigrations } from 'graphile-worker'
import { Refusal } from '../start/operator.mjs'
import { withConnection } from './connect'
import type { DumpHeader } from './dump-format'
import { appliedMigrations, jobsVersion } from './schema'
import { text } from './text'

const migrationsFolder = path.resolve('migrations')

/** Brings an empty database to the schema of the dump; refuses a database with another schema. */
export async function prepareSchema(url: string, dump: DumpHeader, withJobs: boolean) {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  if (!startsWith(known, dump.migrations)) throw new Refusal(text.newerDump)
  await withConnection(url, async (client) => {
    const applied = await appliedMigrations(client)
    if (applied.length === 0) await migrateTo(url, dump.migrations.length)
    else if (applied.join() !== dump.migrations.join()) throw new Refusal(text.otherSchema)
    await applyJobMigrations({ connectionString: url })
    if (withJobs && (await jobsVersion(client)) !== dump.jobs) throw new Refusal(text.otherJobs)
  })
}

/** Whether the dump's schema is behind this program's. */
export function isBehind(dump: DumpHeader) {
  return dump.migrations.length < readMigrationFiles({ migrationsFolder }).length
}

async function migrateTo(url: string, count: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrin-migrations-'))
  try {
    cpSync(migrationsFolder, folder, { recursive: true })
    const journalFile = path.join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: unknown[] }
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    await withConnection(url, (client) => applyMigrations(drizzle(client), { migrationsFolder: folder }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const startsWith = (long: string[], start: string[]) => start.every((entry, i) => entry === long[i])
