import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { saveSettings } from '~/features/settings/settings.server'
import { type Dated, lists, openLists, visitorOf } from '../testing/goods'
import { priceFor } from '../testing/price-for'

const database = await openTestDatabase('empty')
beforeAll(() => openLists(database.db))

const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)
const { bayi } = lists

describe('the crossed-out price', () => {
  const before = (prices: Dated[]) =>
    inRolledBack(database, async (db) => (await priceFor(db, await visitorOf(db), prices))!.before)

  it('is the price before a reduction', async () => {
    expect(
      await before([
        { amount: 10_000, from: -90, to: -5 },
        { amount: 8_000, from: -5 },
      ]),
    ).toBe(10_000)
  })

  it('is the lowest price of the 30 days before the reduction, not the last', async () => {
    const prices = [
      { amount: 8_500, from: -90, to: -30 },
      { amount: 10_000, from: -30, to: -5 },
      { amount: 8_000, from: -5 },
    ]
    expect(await before(prices)).toBe(8_500)
  })

  it('does not look back further than the window', async () => {
    const prices = [
      { amount: 8_500, from: -90, to: -40 },
      { amount: 10_000, from: -40, to: -5 },
      { amount: 8_000, from: -5 },
    ]
    expect(await before(prices)).toBe(10_000)
  })

  it(
    'looks back as far as the setting says',
    rolledBack(async (db) => {
      await saveSettings(db, [{ group: 'catalogue', key: 'lowest_price_window_days', value: '10' }])
      const prices = [
        { amount: 8_500, from: -90, to: -20 },
        { amount: 10_000, from: -20, to: -5 },
        { amount: 8_000, from: -5 },
      ]
      expect((await priceFor(db, await visitorOf(db), prices))!.before).toBe(10_000)
    }),
  )

  it.each([
    [
      'the price rose',
      [
        { amount: 8_000, from: -90, to: -5 },
        { amount: 10_000, from: -5 },
      ],
    ],
    [
      'it was raised just before the reduction',
      [
        { amount: 8_000, from: -90, to: -10 },
        { amount: 12_000, from: -10, to: -5 },
        { amount: 8_000, from: -5 },
      ],
    ],
    [
      'the reduction is older than 60 days',
      [
        { amount: 10_000, from: -90, to: -61 },
        { amount: 8_000, from: -61 },
      ],
    ],
    ['there was no price before', [{ amount: 8_000, from: -5 }]],
    [
      'only a price for larger quantities was higher',
      [
        { amount: 9_000, minQuantity: 10, from: -90, to: -5 },
        { amount: 8_000, from: -5 },
      ],
    ],
    [
      'another list was higher',
      [
        { list: bayi, amount: 10_000, from: -90, to: -5 },
        { amount: 8_000, from: -5 },
      ],
    ],
  ])('is missing when %s', async (_, prices) => {
    expect(await before(prices)).toBeNull()
  })
})
