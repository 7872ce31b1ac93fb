import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withConnection } from './connect'
import { type DumpEnd, type DumpHeader, endOfTable } from './dump-format'
import { appliedMigrations, jobsVersion, listTables, readSequences } from './schema'

/**
 * Writes one consistent snapshot of the database to `file`, readable by its owner only. A failure leaves no file.
 * Returns the number of rows of each table.
 */
export async function writeDump(url: string, file: string): Promise<DumpEnd['rows']> {
  const rows: DumpEnd['rows'] = {}
  const draft = `${file}.partial`
  try {
    await withConnection(url, (client) =>
      pipeline(
        Readable.from(readDatabase(client, rows)),
        createGzip({ level: 6 }),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      ),
    )
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  return rows
}

async function* readDatabase(client: pg.Client, rows: DumpEnd['rows']): AsyncGenerator<Buffer> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  yield line(await describe(client))
  for (const { table, columns } of await listTables(client)) {
    yield line({ table, columns })
    const copy = client.query(copyTo(`COPY ${table} (${columns.join(', ')}) TO STDOUT`))
    rows[table] = 0
    for await (const chunk of copy) {
      rows[table] += lineEnds(chunk as Buffer)
      yield chunk as Buffer
    }
    yield Buffer.from(endOfTable)
  }
  // Sequences are outside the snapshot: read last, they are never behind the rows.
  yield line({ end: true, rows, sequences: await readSequences(client) } satisfies DumpEnd)
  await client.query('COMMIT')
}

/** Counts rows by their line feeds; those within values are written as \\n. The server's own count may come too late. */
function lineEnds(chunk: Buffer): number {
  let count = 0
  for (let place = chunk.indexOf(10); place !== -1; place = chunk.indexOf(10, place + 1)) count++
  return count
}

async function describe(client: pg.Client): Promise<DumpHeader> {
  return {
    format: 'vitrin-dump',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    jobs: await jobsVersion(client),
  }
}

const line = (content: object) => Buffer.from(`${JSON.stringify(content)}\n`)
