// @module-tag once
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { isFullTest, patience } from '~/testing/full-test'
import type { AddOutcome } from '../basket'
import { addLine, addLines, countBasket, getBasket, setLineQuantity } from '../basket.server'
import {
  dealers,
  newVisitor,
  openSmallShop,
  retail,
  setStock,
  type Shelf,
  stockShelf,
  stockShelves,
} from '../testing/shop'

const database = await openTestDatabase('empty', { max: 20 })
beforeAll(() => openSmallShop(database.db))

describe('adding many lines at once', () => {
  it('answers each wanted line on its own: good ones are added, the others get a reason', () =>
    inRolledBack(database, async (db) => {
      const visitor = await newVisitor(db, dealers)
      const goods = { dealerUnit: 5_000, dealerPackage: 12, stock: 30 }
      const [good, scarce, none, other] = await stockShelves(db, 4, goods)
      await setStock(db, none!.variantId, 11)
      const outcomes = await addLines(db, visitor, [
        { ...good!, quantity: 24 },
        { ...scarce!, quantity: 60 },
        { ...none!, quantity: 12 },
        { ...other!, quantity: 13 },
        { productId: other!.productId, variantId: good!.variantId, quantity: 12 },
        { productId: 2_000_000_000, variantId: 2_000_000_000, quantity: 12 },
      ])
      const unsellable = { status: 'fail', reason: 'unsellable', line: null }
      expect(outcomes).toMatchObject([
        { status: 'success', quantity: 24, before: 0, packageSize: 12, line: { net: 120_000 } },
        { status: 'insufficient', quantity: 24, available: 30 },
        { status: 'fail', reason: 'out_of_stock', available: 11, line: null },
        { status: 'not_whole_packages', packageSize: 12 },
        unsellable,
        unsellable,
      ])
      const { lines } = await getBasket(db, visitor)
      expect(lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
        [good!.variantId, 24],
        [scarce!.variantId, 24],
      ])
    }))

  it('keeps their order, and leaves other lines alone', () =>
    inRolledBack(database, async (db) => {
      const visitor = await newVisitor(db)
      const [kept, ...more] = await stockShelves(db, 5)
      await addLine(db, visitor, { ...kept!, quantity: 3 })
      const named = [more[3]!, more[0]!, more[2]!]
      await addLines(
        db,
        visitor,
        named.map((shelf) => ({ ...shelf, quantity: 1 })),
      )
      const { lines } = await getBasket(db, visitor)
      expect(lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
        [kept!.variantId, 3],
        ...named.map(({ variantId }) => [variantId, 1]),
      ])
    }))

  it('opens no basket when no line can be added', () =>
    inRolledBack(database, async (db) => {
      const visitor = await newVisitor(db)
      expect(
        await addLines(db, visitor, [{ productId: 2_000_000_000, variantId: 2_000_000_000, quantity: 1 }]),
      ).toMatchObject([{ reason: 'unsellable' }])
      expect((await getBasket(db, visitor)).id).toBeNull()
      expect(await addLines(db, visitor, [])).toEqual([])
    }))

  it(
    'has the same outcomes as adding them one by one',
    async () => {
      await fc.assert(
        fc.asyncProperty(scenario, async ({ stocks, before, requested, list }) => {
          await inRolledBack(database, async (db) => {
            const shelves = await stockShelves(db, stocks.length, { dealerUnit: 4_000, dealerPackage: 6 })
            for (const [i, stock] of stocks.entries()) await setStock(db, shelves[i]!.variantId, stock)
            const named = requested.map(({ shelf, quantity }) => requestedLineOf(shelves, shelf, quantity))
            const [one, many] = [await newVisitor(db, list), await newVisitor(db, list)]
            for (const { shelf, quantity } of before) {
              for (const visitor of [one, many])
                await addLine(
                  db,
                  visitor,
                  requestedLineOf(shelves, shelf, quantity * (list === dealers ? 6 : 1)),
                )
            }
            const expected = []
            for (const requestedLine of named) expected.push(await addLine(db, one, requestedLine))
            const outcomes = await addLines(db, many, named)
            expect(outcomes.map(plain)).toEqual(expected.map((outcome) => plain(outcome as AddOutcome)))
            expect(await basketOf(db, many)).toEqual(await basketOf(db, one))
          })
        }),
        { numRuns: isFullTest ? 40 : 10 },
      )
    },
    patience(120_000),
  )

  it('parallel adds of many lines by one visitor lose no piece, and never exceed the stock', async () => {
    const visitor = await newVisitor(database.db)
    const shelves = await stockShelves(database.db, 40, { stock: 1_000 })
    const scarce = await stockShelf(database.db, { stock: 7 })
    const turns = Array.from({ length: 25 }, (_, turn) => {
      const order = turn % 2 === 0 ? shelves : shelves.toReversed()
      return addLines(
        database.db,
        visitor,
        [...order, scarce].map((shelf) => ({ ...shelf, quantity: 1 })),
      )
    })
    const outcomes = await Promise.all(turns)
    const { lines } = await getBasket(database.db, visitor)
    const pieces = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]))
    expect(shelves.map(({ variantId }) => pieces.get(variantId))).toEqual(shelves.map(() => 25))
    expect(pieces.get(scarce.variantId)).toBe(7)
    expect(outcomes.filter((answers) => answers.at(-1)!.status === 'success')).toHaveLength(7)
  }, 60_000)

  it('a basket takes the first 1000 lines', () =>
    inRolledBack(database, async (db) => {
      const visitor = await newVisitor(db)
      const shelves = await stockShelves(db, 1_002)
      const requested = shelves.map((shelf) => ({ ...shelf, quantity: 1 }))
      await addLines(db, visitor, requested.slice(0, 998))
      const outcomes = await addLines(db, visitor, [requested[0]!, ...requested.slice(998)])
      expect(outcomes.map((outcome) => ('reason' in outcome ? outcome.reason : outcome.status))).toEqual([
        'success',
        'success',
        'success',
        'basket_full',
        'basket_full',
      ])
      expect(await countBasket(db, visitor)).toBe(1_000)
    }))

  it('adds 500 lines within a second', async ({ annotate }) => {
    const visitor = await newVisitor(database.db)
    const shelves = await stockShelves(database.db, 500)
    const requested = shelves.map((shelf) => ({ ...shelf, quantity: 2 }))
    await addLines(database.db, await newVisitor(database.db), requested)
    const from = performance.now()
    const outcomes = await addLines(database.db, visitor, requested)
    const taken = performance.now() - from
    await annotate(`${taken.toFixed(0)} ms`)
    expect(outcomes.every(({ status }) => status === 'success')).toBe(true)
    expect(taken).toBeLessThan(1_000)
    expect(await setLineQuantity(database.db, visitor, { ...shelves[499]!, quantity: 3 })).toMatchObject({
      status: 'success',
      before: 2,
    })
  })
})

const place = fc.integer({ min: 0, max: 4 })
const scenario = fc.record({
  stocks: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 5 }),
  before: fc.array(fc.record({ shelf: place, quantity: fc.integer({ min: 1, max: 5 }) }), { maxLength: 3 }),
  requested: fc.array(fc.record({ shelf: place, quantity: fc.integer({ min: 1, max: 40 }) }), {
    maxLength: 12,
  }),
  list: fc.constantFrom(retail, dealers),
})

const requestedLineOf = (shelves: Shelf[], shelf: number, quantity: number) => ({
  productId: shelves[shelf]!.productId,
  variantId: shelves[shelf]!.variantId,
  quantity,
})

// Line ids differ between the two visitors.
function plain(outcome: AddOutcome) {
  return 'line' in outcome && outcome.line ? { ...outcome, line: { ...outcome.line, id: 0 } } : outcome
}

async function basketOf(db: Db, visitor: Parameters<typeof getBasket>[1]) {
  const { lines, grandTotal } = await getBasket(db, visitor)
  return { grandTotal, lines: lines.map((line) => ({ ...line, id: 0 })) }
}
