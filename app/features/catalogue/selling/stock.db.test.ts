// @module-tag once
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Db, Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { releaseReservation, reserveStock, settleReservation } from './reservations.server'
import { countStock, moveStock, returnStock, sellStock, type StockRow } from './stock.server'
import { aProduct, aVariant } from '../testing/product-input'
import { saveProduct } from '../write/write-products.server'
import { findVariantIds } from '../write/write-variants.server'

// As many connections as a busy shop has, so that transactions run in parallel.
const database = await openTestDatabase('empty', { max: 24 })
const { db } = database

/** Variants with so many pieces on hand, in a product of their own. */
async function stocked(db: Db, code: string, pieces: readonly number[]): Promise<number[]> {
  const codes = pieces.map((_, place) => `${code}-${place}`)
  return transaction(db, async (db) => {
    await saveProduct(db, aProduct(code, { variants: codes.map((each) => aVariant(each)) }), new Date())
    const byCode = await findVariantIds(db, codes)
    const ids = codes.map((each) => byCode.get(each)!)
    await countStock(
      db,
      ids.map((variantId, place) => ({ variantId, quantity: pieces[place]! })),
      'opening',
      'test',
    )
    return ids
  })
}

async function balanceOf(db: Db, variantId: number): Promise<{ onHand: number; reserved: number }> {
  const { rows } = await db.execute<{ onHand: number; reserved: number }>(
    sql`select on_hand as "onHand", reserved from stock_balances where variant_id = ${variantId}`,
  )
  return rows[0]!
}

/** Variants whose stock is negative, reserved twice, or different from the sum of its movements and reservations. */
async function brokenBalances(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select b.* from stock_balances b
    where b.on_hand < 0 or b.reserved < 0 or b.reserved > b.on_hand
      or b.on_hand <> (select coalesce(sum(m.quantity), 0) from stock_movements m where m.variant_id = b.variant_id)
      or b.reserved <> (select coalesce(sum(r.quantity), 0) from stock_reservations r where r.variant_id = b.variant_id)`)
  return rows
}

/** A wrong sale for comparison: it reads and writes stock without a lock. */
async function sellNaively(db: Transaction, variantId: number): Promise<void> {
  const { onHand } = await balanceOf(db, variantId)
  if (onHand < 1) return
  await db.execute(sql`update stock_balances set on_hand = ${onHand - 1} where variant_id = ${variantId}`)
  await db.execute(
    sql`insert into stock_movements (variant_id, quantity, kind) values (${variantId}, -1, 'sale')`,
  )
}

describe('an order reserves all its pieces or none (promise R28)', () => {
  test('a reserved piece cannot be reserved for another order', () =>
    inRolledBack(database, async (db) => {
      const [id] = (await stocked(db, 'A', [5])) as [number]
      expect(await reserveStock(db, 'O1', [{ variantId: id, quantity: 4 }])).toEqual({ status: 'reserved' })
      expect(await reserveStock(db, 'O2', [{ variantId: id, quantity: 2 }])).toEqual({
        status: 'insufficient',
        available: new Map([[id, 1]]),
      })
      expect(await balanceOf(db, id)).toEqual({ onHand: 5, reserved: 4 })
    }))

  test('when one line is short, no line is reserved, and each short line is named', () =>
    inRolledBack(database, async (db) => {
      const [some, none, few] = (await stocked(db, 'A', [9, 0, 2])) as [number, number, number]
      const wanted = [few, none, some].map((variantId) => ({ variantId, quantity: 3 }))
      const answer = {
        status: 'insufficient',
        available: new Map([
          [none, 0],
          [few, 2],
        ]),
      }
      expect(await reserveStock(db, 'O1', wanted)).toEqual(answer)
      expect(await sellStock(db, 'O1', wanted)).toEqual(answer)
      expect(await balanceOf(db, some)).toEqual({ onHand: 9, reserved: 0 })
    }))

  test('two lines of one variant count together', () =>
    inRolledBack(database, async (db) => {
      const [id] = (await stocked(db, 'A', [5])) as [number]
      const twice = [
        { variantId: id, quantity: 3 },
        { variantId: id, quantity: 3 },
      ]
      expect(await reserveStock(db, 'O1', twice)).toMatchObject({ status: 'insufficient' })
      expect(
        await sellStock(
          db,
          'O1',
          twice.map((row) => ({ ...row, quantity: 2 })),
        ),
      ).toEqual({ status: 'sold' })
      expect(await balanceOf(db, id)).toEqual({ onHand: 1, reserved: 0 })
    }))

  test('a new variant has no stock to sell', () =>
    inRolledBack(database, async (db) => {
      await saveProduct(db, aProduct('NEW'), new Date())
      const id = (await findVariantIds(db, ['NEW'])).get('NEW')!
      expect(await sellStock(db, 'O1', [{ variantId: id, quantity: 1 }])).toEqual({
        status: 'insufficient',
        available: new Map([[id, 0]]),
      })
    }))
})

describe('a reservation ends once', () => {
  test('settled, it becomes a sale', () =>
    inRolledBack(database, async (db) => {
      const [id] = (await stocked(db, 'A', [5])) as [number]
      await reserveStock(db, 'O1', [{ variantId: id, quantity: 2 }])
      expect(await settleReservation(db, 'O1')).toBe(true)
      expect(await balanceOf(db, id)).toEqual({ onHand: 3, reserved: 0 })
      expect(await settleReservation(db, 'O1')).toBe(false)
      expect(await releaseReservation(db, 'O1')).toBe(false)
      expect(await brokenBalances(db)).toEqual([])
    }))

  test('released, it leaves the stock as it was', () =>
    inRolledBack(database, async (db) => {
      const [id] = (await stocked(db, 'A', [5])) as [number]
      await reserveStock(db, 'O1', [{ variantId: id, quantity: 2 }])
      expect(await releaseReservation(db, 'O1')).toBe(true)
      expect(await releaseReservation(db, 'O1')).toBe(false)
      expect(await balanceOf(db, id)).toEqual({ onHand: 5, reserved: 0 })
    }))

  test('returned pieces can be sold again', () =>
    inRolledBack(database, async (db) => {
      const [id] = (await stocked(db, 'A', [5])) as [number]
      await sellStock(db, 'O1', [{ variantId: id, quantity: 5 }])
      await returnStock(db, 'O1', [{ variantId: id, quantity: 5 }])
      expect(await sellStock(db, 'O2', [{ variantId: id, quantity: 5 }])).toEqual({ status: 'sold' })
    }))
})

describe('counting stock', () => {
  test('writes the difference as a movement, and no movement without a difference', () =>
    inRolledBack(database, async (db) => {
      const [id] = (await stocked(db, 'A', [5])) as [number]
      const seven = [{ variantId: id, quantity: 7 }]
      expect(await countStock(db, seven, 'correction', 'sayım')).toEqual({
        moves: [{ variantId: id, quantity: 2 }],
        kept: [],
      })
      expect(await countStock(db, seven, 'correction', 'sayım')).toEqual({ moves: [], kept: [] })
    }))

  test('keeps the pieces that orders have reserved', () =>
    inRolledBack(database, async (db) => {
      const [id] = (await stocked(db, 'A', [5])) as [number]
      await reserveStock(db, 'O1', [{ variantId: id, quantity: 3 }])
      const { kept } = await countStock(db, [{ variantId: id, quantity: 1 }], 'correction', 'sayım')
      expect(kept).toEqual([{ variantId: id, quantity: 3 }])
      expect(await moveStock(db, [{ variantId: id, quantity: -1 }], 'correction', 'fire')).toMatchObject({
        status: 'insufficient',
      })
      expect(await balanceOf(db, id)).toEqual({ onHand: 3, reserved: 3 })
    }))
})

describe('over many connections at once (promises R28, R38)', () => {
  test('200 buyers of 10 pieces: exactly 10 are sold', async () => {
    const [id] = (await stocked(db, 'LAST-TEN', [10])) as [number]
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, buyer) =>
        transaction(db, (db) => sellStock(db, `B${buyer}`, [{ variantId: id, quantity: 1 }])),
      ),
    )
    expect(answers.filter(({ status }) => status === 'sold')).toHaveLength(10)
    expect(await balanceOf(db, id)).toEqual({ onHand: 0, reserved: 0 })
    expect(await brokenBalances(db)).toEqual([])
  })

  test('200 orders of 10 pieces, paid and expired at the same time: never more than 10 are out', async () => {
    const [id] = (await stocked(db, 'TEN-RESERVED', [10])) as [number]
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, async (_, buyer) => {
        const code = `R${buyer}`
        const { status } = await transaction(db, (db) =>
          reserveStock(db, code, [{ variantId: id, quantity: 1 }]),
        )
        if (status !== 'reserved') return 'refused'
        const ends = [settleReservation, releaseReservation].map((end) =>
          transaction(db, (db) => end(db, code)),
        )
        const [sold, released] = await Promise.all(ends)
        expect(sold).not.toBe(released)
        return sold ? 'sold' : 'released'
      }),
    )
    const sold = outcomes.filter((outcome) => outcome === 'sold').length
    expect(sold).toBeLessThanOrEqual(10)
    expect(await balanceOf(db, id)).toEqual({ onHand: 10 - sold, reserved: 0 })
    expect(await brokenBalances(db)).toEqual([])
  })

  test('the check detects a shop that reads stock first and writes it later', async () => {
    const [id] = (await stocked(db, 'NAIVE', [10])) as [number]
    await Promise.all(Array.from({ length: 40 }, () => transaction(db, (db) => sellNaively(db, id))))
    expect(await brokenBalances(db)).toMatchObject([{ variant_id: id }])
    await db.execute(sql`delete from stock_balances where variant_id = ${id}`)
  })

  test('random orders of the same goods leave every balance right', async () => {
    const seed = Date.now() % 100_000
    const random = seeded(seed)
    const ids = await stocked(db, 'STORM', [3, 5, 8, 13, 21, 34])
    const basket = (): StockRow[] =>
      Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
        variantId: ids[Math.floor(random() * ids.length)]!,
        quantity: 1 + Math.floor(random() * 4),
      }))
    await Promise.all(
      Array.from({ length: 300 }, async (_, order) => {
        const code = `S${order}`
        const rows = basket()
        const [choice, ending] = [random(), random()]
        if (choice < 0.5) {
          await transaction(db, (db) => reserveStock(db, code, rows))
          if (ending < 0.4) await transaction(db, (db) => settleReservation(db, code))
          else if (ending < 0.8) await transaction(db, (db) => releaseReservation(db, code))
        } else if (choice < 0.9) {
          const { status } = await transaction(db, (db) => sellStock(db, code, rows))
          if (status === 'sold' && ending < 0.5) await transaction(db, (db) => returnStock(db, code, rows))
        } else {
          await transaction(db, (db) => countStock(db, [{ ...rows[0]!, quantity: 20 }], 'correction', code))
        }
      }),
    )
    expect(await brokenBalances(db), `seed ${seed}`).toEqual([])
  })
})

/** Mulberry32: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
