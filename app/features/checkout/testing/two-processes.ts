import { beforeAll } from 'vitest'
import { openDatabase } from '~/db/connection.server'
import { openTestDatabase } from '~/db/testing/database'
import { openCheckoutShop } from './checkout'

/** A small shop to order in, and a second pool: another process of the shop against the same database. */
export async function openTwoProcesses() {
  const database = await openTestDatabase('empty', { max: 25 })
  const other = openDatabase(database.url, { max: 25 })
  beforeAll(async () => {
    await openCheckoutShop(database.db)
    return () => other.close()
  })
  return { db: database.db, other }
}
