import { sql } from 'drizzle-orm'
import { type Db, openDatabase, type Transaction } from '~/db/connection.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import { listLater, listNow } from '~/features/catalogue/write-listing.server'
import { addChunk, prepareSession } from './products'
import { prepareSurroundings } from './surroundings'
import { makeWords } from './vocabulary'

const wordCount = 60_000
const chunk = 5_000

/** As many as small machines have cores. */
const laneCount = 2

/** Adds `count` products to the shop at `url`, over connections of its own. `onProgress` is told how many there are. */
export async function fillShopAtScale(
  url: string,
  count: number,
  onProgress: (added: number) => void,
): Promise<void> {
  // One connection each: what the loading prepares stays in its session.
  const lanes = Array.from({ length: laneCount }, () => openDatabase(url, { max: 1, statementTimeout: 0 }))
  try {
    await addProductsAtScale(
      lanes.map(({ db }) => db),
      count,
      onProgress,
    )
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()))
  }
}

/**
 * Adds `count` products that behave like real ones (words, categories and values unevenly spread) to a shop with
 * price lists, features and pictures, in chunks that are whole each. Each of `lanes` must be one connection; several
 * share the work. `onProgress` is told how many there are.
 */
export async function addProductsAtScale(
  lanes: readonly Db[],
  count: number,
  onProgress: (added: number) => void,
): Promise<void> {
  const [lane] = lanes
  if (!lane) return
  const words = makeWords(wordCount)
  const first = await prepare(lane, words)
  for (const other of lanes.slice(1)) await prepare(other, words)
  let next = first
  let added = 0
  const addNext = async (lane: Db) => {
    const from = next
    next = Math.min(from + chunk, first + count)
    const size = next - from
    await addWhole(lane, from, from + size - 1)
    onProgress((added += size))
  }
  await addNext(lane)
  // What follows is planned by what the first chunk made of a catalogue that may have been small.
  if (next < first + count) await lane.execute(sql`analyze`)
  const work = async (lane: Db) => {
    while (next < first + count) await addNext(lane)
  }
  await Promise.all(lanes.map(work))
  await lane.execute(sql`vacuum analyze`)
}

/** Returns the number of the first product that is new. */
async function prepare(lane: Db, words: readonly string[]): Promise<number> {
  return transaction(lane, async (db) => {
    await bulk(db)
    await prepareSession(db, words, await prepareSurroundings(db, words))
    return nextNumber(db)
  })
}

async function addWhole(lane: Db, from: number, to: number): Promise<void> {
  await transaction(lane, async (db) => {
    await bulk(db)
    const ids = await withoutTriggers(db, () => addChunk(db, from, to))
    // Lists and counts of words have rows that products share: one lane writes them at a time.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('demo:scale'))`)
    await listNow(db, ids)
  })
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
