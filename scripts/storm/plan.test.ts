import { expect, test } from 'vitest'
import { readStormOptions } from './options'
import { cardWays, fingerprintOf, kinds, planStorm, tasksOf } from './plan'

const size = { minutes: 5, customers: 10 }

test('the same seed gives the same plan, another seed another', () => {
  const plan = planStorm(7, size)
  expect(planStorm(7, size)).toEqual(plan)
  expect(fingerprintOf(planStorm(7, size))).toBe(fingerprintOf(plan))
  expect(fingerprintOf(planStorm(8, size))).not.toBe(fingerprintOf(plan))
})

test('five minutes have many kills, leaps and rushes, all within the time and in their order', () => {
  for (const seed of [1, 2, 3]) {
    const { kills, leaps, rushes } = planStorm(seed, size)
    const moments = [kills, leaps.map(({ at }) => at), rushes.map(({ at }) => at)]
    for (const list of moments) {
      expect(list.length).toBeGreaterThan(10)
      expect(list).toEqual(list.toSorted((a, b) => a - b))
      expect(list.at(-1)).toBeLessThan(5 * 60_000)
    }
  }
})

test('a number of kills is spread over the whole time', () => {
  for (const seed of [1, 2, 3]) {
    const { kills } = planStorm(seed, { ...size, kills: 100 })
    expect(kills).toHaveLength(100)
    expect(kills).toEqual(kills.toSorted((a, b) => a - b))
    expect(kills.at(-1)).toBeLessThan(5 * 60_000)
    expect(kills[49]).toBeGreaterThan(2 * 60_000)
  }
})

test('customers use every action', () => {
  const tasks = kinds.flatMap((kind, i) => {
    const endless = tasksOf(3, i, kind)
    return Array.from({ length: 400 }, () => endless.next().value)
  })
  expect(new Set(tasks.map(({ kind }) => kind)).size).toBe(5)
  const orders = tasks.flatMap((task) => (task.kind === 'order' ? [task] : []))
  expect(new Set(orders.map(({ card }) => card))).toEqual(new Set(cardWays))
  expect(new Set(orders.map(({ payment }) => payment)).size).toBe(4)
})

test.each([
  [['--seed', '12', '--minutes', '0.5'], { seed: 12, minutes: 0.5, customers: 24, broken: null }],
  [
    ['--seed', '1', '--break', 'stock', '--customers', '8'],
    { seed: 1, minutes: 5, customers: 8, broken: 'stock' },
  ],
  [['--kills', '100'], { minutes: 10, kills: 100, cluster: false }],
  [
    ['--cluster'],
    { cluster: true, minutes: 3, customers: 10, asynchronous: false, only: null, broken: null },
  ],
  [
    ['--cluster', '--asynchronous', '--fault', 'failover', '--minutes', '30'],
    { cluster: true, minutes: 30, asynchronous: true, only: 'failover' },
  ],
  [['--cluster', '--break', 'asynchronous'], { broken: 'asynchronous' }],
  [['--cluster', '--break', 'coupon'], { broken: 'coupon' }],
  [['--drill'], { drill: true, cluster: false }],
  [['--seed', '1', '--upgrade-from', 'HEAD^'], { minutes: 5, customers: 24, upgradeFrom: 'HEAD^' }],
])('%j is understood', (args, options) => {
  expect(readStormOptions(args)).toMatchObject(options)
})

test.each([
  [['--seed', 'x']],
  [['--minutes', '0']],
  [['--break', 'everything']],
  [['--customers', '1.5']],
  [['--kills', '0']],
  [['--kills', '1.5']],
  [['--kills', '3', '--cluster']],
  [['--drill', '--cluster']],
  [['--asynchronous']],
  [['--fault', 'failover']],
  [['--cluster', '--fault', 'everything']],
  [['--break', 'commit']],
  [['--upgrade-from', '--output=x']],
  [['--upgrade-from', 'HEAD', '--break', 'stock']],
  [['--upgrade-from', 'HEAD', '--cluster']],
  [['x']],
])('%j is answered with the usage', (args) => {
  expect(readStormOptions(args)).toHaveProperty('error')
})
