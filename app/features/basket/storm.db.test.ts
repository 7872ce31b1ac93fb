// @module-tag once
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '~/db/connection.server'
import { isOutage } from '~/db/connection/outage.server'
import { openTestDatabase } from '~/db/testing/database'
import { isFullTest, patience } from '~/testing/full-test'
import type { Visitor } from '~/features/identity/identity'
import { addLine, countBasket, getBasket, removeLine, setLineQuantity } from './basket.server'
import { newVisitor, openSmallShop, type Shelf, stockShelves } from './testing/shop'

const connections = 20
const database = await openTestDatabase('empty', { max: connections })
let shelves: Shelf[]
beforeAll(async () => {
  await openSmallShop(database.db)
  shelves = await stockShelves(database.db, 25, { stock: 1_000_000, unit: 100 })
})

const key = (visitor: Visitor, variantId: number) => `${visitor.sessionHash} ${variantId}`
const plus = (log: Map<string, number>, name: string, pieces: number) =>
  log.set(name, (log.get(name) ?? 0) + pieces)

describe('acknowledged lines stay in the basket (R31)', () => {
  it(
    '0 of thousands of adds are lost, by two devices of each visitor, over killed connections and a new pool',
    async () => {
      const wanted = isFullTest ? 10_000 : 2_000
      const visitors = await Promise.all(Array.from({ length: 10 }, () => newVisitor(database.db)))
      const [acknowledged, unknown] = [new Map<string, number>(), new Map<string, number>()]
      const pools: Database[] = [openPool()]
      let count = 0

      const device = async (visitor: Visitor, seed: number) => {
        for (let turn = seed; count < wanted; turn++) {
          const { productId, variantId } = shelves[(turn * 7 + seed) % shelves.length]!
          const quantity = (turn % 3) + 1
          try {
            const outcome = await addLine(pools.at(-1)!.db, visitor, { productId, variantId, quantity })
            expect(outcome.status).toBe('success')
            plus(acknowledged, key(visitor, variantId), quantity)
            count += 1
            if (count >= wanted / 2 && pools.length === 1) await restart(pools, unknown)
          } catch (error) {
            // A cut connection gives no answer: the change may or may not be committed.
            if (!isOutage(error)) throw error
            plus(unknown, key(visitor, variantId), quantity)
          }
        }
      }
      await Promise.all(
        visitors.flatMap((visitor, i) => [device(visitor, 2 * i), device(visitor, 2 * i + 1)]),
      )
      await Promise.all(pools.map((pool) => pool.close()))

      const lost: string[] = []
      for (const visitor of visitors) {
        const { lines } = await getBasket(database.db, visitor)
        const kept = new Map(lines.map((line) => [key(visitor, line.variantId), line.quantity]))
        for (const { variantId } of shelves) {
          const name = key(visitor, variantId)
          const least = acknowledged.get(name) ?? 0
          const pieces = kept.get(name) ?? 0
          if (pieces < least || pieces > least + (unknown.get(name) ?? 0))
            lost.push(`${name}: ${pieces} of ${least}`)
        }
      }
      expect(lost).toEqual([])
      expect(count).toBeGreaterThanOrEqual(wanted)
      expect({ cut: unknown.size > 0, pools: pools.length }).toEqual({ cut: true, pools: 2 })
    },
    patience(180_000),
  )

  it('parallel adds of one variant add up, even while the basket is created', async () => {
    const visitor = await newVisitor(database.db)
    const [shelf] = shelves
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, () => addLine(database.db, visitor, { ...shelf!, quantity: 1 })),
    )
    expect(outcomes.filter(({ status }) => status !== 'success')).toEqual([])
    const { lines } = await getBasket(database.db, visitor)
    expect(lines).toMatchObject([{ quantity: 60 }])
  })

  it('parallel adds never exceed the stock', async () => {
    const visitor = await newVisitor(database.db)
    const [scarce] = await stockShelves(database.db, 1, { stock: 10 })
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => addLine(database.db, visitor, { ...scarce!, quantity: 3 })),
    )
    expect((await getBasket(database.db, visitor)).lines).toMatchObject([{ quantity: 10, state: 'ok' }])
    expect(
      outcomes
        .map(({ status }) => status)
        .toSorted()
        .slice(26),
    ).toEqual(['insufficient', 'success', 'success', 'success'])
  })

  it('adds, changes and removals from many devices at once end without an error (R38)', async () => {
    const visitor = await newVisitor(database.db)
    const work = Array.from({ length: 200 }, (_, i) => {
      const shelf = shelves[i % 4]!
      if (i % 5 === 0) return removeLine(database.db, visitor, shelf)
      if (i % 3 === 0) return setLineQuantity(database.db, visitor, { ...shelf, quantity: (i % 9) + 1 })
      return addLine(database.db, visitor, { ...shelf, quantity: 1 })
    })
    const failed = (await Promise.allSettled(work)).filter(({ status }) => status === 'rejected')
    expect(failed).toEqual([])
    expect(await countBasket(database.db, visitor)).toBeLessThanOrEqual(4)
  })
})

function openPool(): Database {
  const opened = openDatabase(database.url, { max: connections })
  // The pool listens to idle connections only; an error on a busy one would end the process.
  opened.pool.on('connect', (client) => client.on('error', () => undefined))
  return opened
}

/** Acts like a replaced process: cuts connections at work until some answer is lost, then opens a new pool. */
async function restart(pools: Database[], unknown: ReadonlyMap<string, number>): Promise<void> {
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'vitrin' and state <> 'idle'`,
  )
  await admin.end()
  if (unknown.size > 0 && pools.length === 1) pools.push(openPool())
}
