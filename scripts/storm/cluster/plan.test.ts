import { expect, test } from 'vitest'
import { clusterEvents, clusterFaults, type ClusterFault } from './plan'

const first = (count: number, seed: number, only: ClusterFault | null = null) => {
  const events = clusterEvents(seed, only)
  return Array.from({ length: count }, () => events.next().value)
}

test('the same seed gives the same events, another seed others', () => {
  expect(first(60, 7)).toEqual(first(60, 7))
  expect(first(60, 8)).not.toEqual(first(60, 7))
})

test.each([1, 2, 3, 4, 5])(
  'every fault comes once in each round, a failover behind a cut first (seed %i)',
  (seed) => {
    const faults = first(2 * clusterFaults.length, seed).map(({ fault }) => fault)
    expect(new Set(faults.slice(0, clusterFaults.length))).toEqual(new Set(clusterFaults))
    expect(new Set(faults.slice(clusterFaults.length))).toEqual(new Set(clusterFaults))
    expect(faults.slice(0, 3)).toContain('failover-after-cut')
  },
)

test('both processes, both directions of the clock, and short and long faults are among the events', () => {
  const events = first(500, 3)
  expect(new Set(events.map(({ web }) => web))).toEqual(new Set([0, 1]))
  expect(new Set(events.map(({ clock }) => Math.sign(clock)))).toEqual(new Set([-1, 1]))
  const lengths = events.map(({ ms }) => ms)
  // Some are shorter than the patience of the operator (3 s), some longer.
  expect(Math.min(...lengths)).toBeLessThan(2_500)
  expect(Math.max(...lengths)).toBeGreaterThan(5_000)
})

test('a chosen fault comes alone', () => {
  expect(new Set(first(20, 1, 'clock').map(({ fault }) => fault))).toEqual(new Set(['clock']))
})
