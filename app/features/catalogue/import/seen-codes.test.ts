import { expect, test } from 'vitest'
import { createSeenCodes } from './seen-codes.server'

test('every code is remembered with the line of its first use', () => {
  const seen = createSeenCodes()
  for (let line = 1; line <= 50_000; line++) expect(seen.claim(`KOD-${line}`, line)).toBeNull()
  for (let line = 1; line <= 50_000; line += 777) expect(seen.claim(`KOD-${line}`, 99_999)).toBe(line)
  expect(seen.claim('KOD-0', 3)).toBeNull()
})
