import { sql } from 'drizzle-orm'
import { type Db, openDatabase, type Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { listLater, listNow } from '../../app/features/catalogue/write/write-listing.server'
import { addChunk, prepareSession } from './products'
import { prepareSurroundings } from './surroundings'
import { makeWords } from './vocabulary'

const wordCount = 60_000
const chunk = 5_000
/** Products of the first chunk: enough for the statistics by which the other chunks are planned. */
const firstChunk = 1_000

/** Connections that load at once: the number of cores of a small machine. */
const laneCount = 2

/** Adds `count` products to the shop at `url`, over connections of its own. `onProgress` receives the number so far. */
export async function fillShopAtScale(
  url: string,
  count: number,
  onProgress: (added: number) => void,
): Promise<void> {
  // One connection each, as the loading keeps prepared data in its session.
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
 * Adds `count` products with the uneven distribution of real ones (words, categories, values) to a shop with price lists,
 * features and pictures, each chunk in one transaction. Each of `lanes` must be a single connection; several share the work.
 * `onProgress` receives the number so far.
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
  const addNext = async (lane: Db, most = chunk) => {
    const from = next
    next = Math.min(from + most, first + count)
    const size = next - from
    await addWhole(lane, from, from + size - 1)
    onProgress((added += size))
  }
  await addNext(lane, firstChunk)
  // The catalogue may have been small before: statistics of the first chunk give better plans for the others.
  if (next < first + count) await lane.execute(sql`analyze`)
  const work = async (lane: Db) => {
    while (next < first + count) await addNext(lane)
  }
  await Promise.all(lanes.map(work))
  await lane.execute(sql`vacuum analyze`)
}

/** Prepares a session. Returns the number of the first new product. */
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
    // Lanes write shared rows, such as word counts, in the same order and wait for each other here.
    await listNow(db, await addChunk(db, from, to))
  })
}

async function bulk(db: Transaction): Promise<void> {
  // `allowLongStatements` would plan each check of a reference anew, which took a third of the time.
  await db.execute(sql`set local statement_timeout = '10min'`)
  await listLater(db)
}

async function nextNumber(db: Transaction): Promise<number> {
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select substr(code, 2)::int as last from products where code ~ '^S[0-9]{7}$' order by code desc limit 1`,
  )
  return (rows[0]?.last ?? 0) + 1
}
