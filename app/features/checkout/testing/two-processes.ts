import { beforeAll } from 'vitest'
import { openDatabase } from '~/db/connection.server'
import { openTestDatabase } from '~/db/testing/database'
import { openCheckoutShop } from './checkout'

/**
 * Opens a small shop and a second pool, which acts as another process of the shop on the same
 * database.
 */
export async function openTwoProcesses() {
  const database = await openTestDatabase('empty', { max: 25 })
  const other = openDatabase(database.url, { max: 25 })
  beforeAll(async () => {
    await openCheckoutShop(database.db)
    return () => other.close()
  })
  return { db: database.db, other }
}
