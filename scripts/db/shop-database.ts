import { join } from 'node:path'
import type { Config } from '../../app/server/config/config.server'
import { type Database, openDatabase } from '../../app/db/connection.server'
import { startEmbeddedPostgres } from '../../app/db/embedded/embedded.server'
import { migrate } from '../../app/db/schema/migrate.server'

/** Runs `work` on the shop's database, also beside a running shop. An embedded server is shared, or stopped when it was started here. */
export async function withShopDatabase<T>(
  { databaseUrl, dataFolder, backupFolder }: Pick<Config, 'databaseUrl' | 'dataFolder' | 'backupFolder'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const log = { info() {}, warn: console.error, error: console.error }
  const embedded = databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(dataFolder, 'postgres'), log, backupFolder })
  const url = databaseUrl ?? embedded!.url
  try {
    await migrate(url)
    const database = openDatabase(url, { max: 4 })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}
