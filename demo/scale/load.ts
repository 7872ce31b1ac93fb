import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import { listLater, listNow } from '~/features/catalogue/write-listing.server'
import { addChunk, prepareSession } from './products'
import { prepareSurroundings } from './surroundings'
import { makeWords } from './vocabulary'

const wordCount = 60_000
const chunk = 10_000

/**
 * Adds `count` products that behave like real ones (words, categories and values unevenly spread) to a shop with
 * price lists, features and pictures, in chunks that are whole each. `db` must be one connection.
 */
export async function addProductsAtScale(
  db: Db,
  count: number,
  onProgress: (added: number) => void,
): Promise<void> {
  const words = makeWords(wordCount)
  const first = await transaction(db, async (db) => {
    await bulk(db)
    await prepareSession(db, words, await prepareSurroundings(db, words))
    return nextNumber(db)
  })
  for (let from = first; from < first + count; from += chunk) {
    const to = Math.min(from + chunk, first + count) - 1
    await transaction(db, async (db) => {
      await bulk(db)
      const ids = await withoutTriggers(db, () => addChunk(db, from, to))
      await listNow(db, ids)
    })
    onProgress(to - first + 1)
  }
  await db.execute(sql`vacuum analyze`)
}

async function bulk(db: Transaction): Promise<void> {
  await allowLongStatements(db)
  await listLater(db)
}

/** What is made here refers to what exists: where the account may, the references need no check. */
async function withoutTriggers<T>(db: Transaction, work: () => Promise<T>): Promise<T> {
  const { rows } = await db.execute<{ may: boolean }>(
    sql`select rolsuper as may from pg_roles where rolname = current_user`,
  )
  if (!rows[0]?.may) return work()
  await db.execute(sql`set local session_replication_role = replica`)
  const answer = await work()
  await db.execute(sql`set local session_replication_role = origin`)
  return answer
}

async function nextNumber(db: Transaction): Promise<number> {
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select substr(code, 2)::int as last from products where code ~ '^S[0-9]{7}$' order by code desc limit 1`,
  )
  return (rows[0]?.last ?? 0) + 1
}
