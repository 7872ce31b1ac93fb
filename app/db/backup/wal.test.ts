import { expect, test } from 'vitest'
import { isBefore } from './wal.server'

const segmentBytes = 16 * 1024 ** 2
const segment = (timeline: number, number: number) =>
  [timeline, 0, number].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
const baseAt = (timeline: number, number: number) => ({
  startSegment: segment(timeline, number),
  segmentBytes,
})

test('the log of a shop that was restored to an earlier moment is needed although an older base is further on', () => {
  // A base at 100, then a restore to a moment at 60, and bases of the second life.
  const kept = [baseAt(1, 100), baseAt(2, 61), baseAt(2, 70)]
  for (const needed of [segment(2, 61), segment(2, 65), segment(1, 61), segment(1, 100)])
    expect(isBefore(`${needed}.gz`, kept), needed).toBe(false)
  for (const gone of [segment(1, 60), segment(2, 60), segment(1, 1)])
    expect(isBefore(`${gone}.gz`, kept), gone).toBe(true)
  expect(isBefore(`${segment(1, 60)}.00000028.backup.gz`, kept)).toBe(true)
  expect(isBefore('00000002.history.gz', kept)).toBe(false)
})
