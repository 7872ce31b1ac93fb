import { join } from 'node:path'
import { openDatabase } from '../../app/db/connection.server'
import { startEmbeddedPostgres } from '../../app/db/embedded.server'
import { migrate } from '../../app/db/migrate.server'
import { transaction } from '../../app/db/transaction.server'
import { folderStorage } from '../../app/features/media/storage.server'
import { loadDemo } from '../../demo/load'
import { loadOrders } from '../../demo/loading/orders'

const silent = { info() {}, warn() {}, error() {} }

/**
 * Puts the demo shop into an empty data folder as its first start does, but without making pictures ahead: most journeys
 * look at none.
 */
export async function fillDataFolder(data: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir: join(data, 'postgres'), log: silent })
  await migrate(server.url)
  const database = openDatabase(server.url)
  await loadDemo(database.db, { pictures: folderStorage(join(data, 'files')) })
  await transaction(database.db, (db) => loadOrders(db))
  await database.close()
  await server.stop()
}
