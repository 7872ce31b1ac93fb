import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { type Places, readPlaces } from '../../app/server/config/config.server'
import type { EmbeddedPostgres } from '~/db/embedded/contract'
import { startEmbeddedPostgres } from '~/db/embedded/embedded.server'
import { Servers } from '~/db/connection/servers.server'
import { Refusal } from '../start/operator.mjs'
import { text } from './text'

export interface ShopDatabase {
  url: string
  /** Where the shop's pictures and documents are. */
  files: Pick<Places, 'dataFolder' | 's3'>
  leave(): Promise<void>
}

/** The shop's database: DATABASE_OWNER_URL, DATABASE_URL, or the embedded server of the data folder, started or shared. */
export async function openShopDatabase(options: { mayBeNew: boolean }): Promise<ShopDatabase> {
  const { databaseUrl, databaseOwnerUrl, dataFolder, backupFolder, s3 } = readPlaces(process.env)
  const files = { dataFolder, s3 }
  const given = databaseOwnerUrl ?? databaseUrl
  if (given) {
    const { url } = await new Servers(given).choose()
    return { url, files, leave: async () => {} }
  }
  const server = await openEmbedded(dataFolder, { backupFolder, ...options })
  return { url: server.url, files, leave: async () => void (await server.stop()) }
}

/** The embedded server of a data folder, started or shared. Refuses a folder without a database unless it may be new. */
export async function openEmbedded(
  dataFolder: string,
  { backupFolder, mayBeNew }: { backupFolder: string | null; mayBeNew: boolean },
): Promise<EmbeddedPostgres> {
  const dataDir = path.join(dataFolder, 'postgres')
  if (!mayBeNew && !existsSync(path.join(dataDir, 'cluster'))) throw new Refusal(text.noDatabase(dataFolder))
  const log = { info() {}, warn() {}, error() {} }
  return startEmbeddedPostgres({ dataDir, log, onProgress: console.error, backupFolder })
}

/** Opens one connection without time limits and closes it after `work`. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'vitrin-db' })
  await client.connect()
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}
