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
  [['--seed', '12', '--minutes', '0.5'], { seed: 12, minutes: 0.5, customers: 24, fault: null }],
  [
    ['--seed', '1', '--break', 'stock', '--customers', '8'],
    { seed: 1, minutes: 5, customers: 8, fault: 'stock' },
  ],
])('%j is understood', (args, options) => {
  expect(readStormOptions(args)).toEqual(options)
})

test.each([
  [['--seed', 'x']],
  [['--minutes', '0']],
  [['--break', 'everything']],
  [['--customers', '1.5']],
  [['x']],
])('%j is answered with the usage', (args) => {
  expect(readStormOptions(args)).toHaveProperty('error')
})
