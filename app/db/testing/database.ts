import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database, type Transaction } from '../connection.server'
import { databaseUrl } from './cluster'

/** A database for this test file alone, cloned from a template and dropped after the file's last test. */
export async function openTestDatabase(
  template: 'empty' | 'demo',
  options: { max?: number; statementTimeout?: number } = {},
): Promise<Database & { url: string }> {
  const server = inject('databaseServer')
  const name = `vitrin_test_${randomBytes(6).toString('hex')}`
  await maintain(server, `create database ${name} template vitrin_${template} strategy file_copy`)
  const url = databaseUrl(server, name)
  const database = openDatabase(url, options)
  afterAll(async () => {
    await database.close()
    await maintain(server, `drop database if exists ${name} with (force)`)
  })
  return { ...database, url }
}

class RolledBack extends Error {}

/** Runs `work` in a transaction that is always rolled back, so that tests do not see each other's rows. */
export async function inRolledBack<T>(database: Database, work: (db: Transaction) => Promise<T>): Promise<T> {
  let result: T
  await database.db
    .transaction(async (db) => {
      result = await work(db)
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  return result!
}

async function maintain(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
