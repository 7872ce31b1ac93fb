import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLimits } from './limits.server'

const most = { session: 3, address: 5 }
const ayse = { session: 'ayse', address: '203.0.113.7' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('a limit', () => {
  test('lets a number of requests pass each minute, then says how long to wait', async () => {
    const limits = createLimits()
    for (let i = 0; i < 3; i++) expect(await limits.take('search', ayse, most)).toBe(0)
    expect(await limits.take('search', ayse, most)).toBe(60)
    vi.setSystemTime(45_500)
    expect(await limits.take('search', ayse, most)).toBe(15)
    vi.setSystemTime(60_000)
    expect(await limits.take('search', ayse, most)).toBe(0)
  })

  test('counts refused requests, without a longer wait', async () => {
    const limits = createLimits()
    for (let i = 0; i < 100; i++) await limits.take('search', ayse, most)
    vi.setSystemTime(60_000)
    expect(await limits.take('search', ayse, most)).toBe(0)
  })

  test('counts searches and baskets apart, sessions apart, and sessions of an address together', async () => {
    const limits = createLimits()
    for (let i = 0; i < 3; i++) await limits.take('search', ayse, most)
    expect(await limits.take('basket', ayse, most)).toBe(0)
    const mehmet = { ...ayse, session: 'mehmet' }
    expect(await limits.take('search', mehmet, most)).toBe(0)
    expect(await limits.take('search', mehmet, most)).toBe(0)
    // The sixth from one address.
    expect(await limits.take('search', { ...ayse, session: 'zehra' }, most)).toBe(60)
    expect(await limits.take('search', { session: 'zehra', address: '203.0.113.8' }, most)).toBe(0)
  })

  test('counts for an address alone where there is no session yet, and the other way round', async () => {
    const limits = createLimits()
    const nobody = { session: null, address: '203.0.113.9' }
    for (let i = 0; i < 5; i++) expect(await limits.take('search', nobody, most)).toBe(0)
    expect(await limits.take('search', nobody, most)).toBe(60)
    const local = { session: 'ayse', address: null }
    for (let i = 0; i < 3; i++) expect(await limits.take('search', local, most)).toBe(0)
    expect(await limits.take('search', local, most)).toBe(60)
  })

  test('may be changed at any time; 0 means no limit', async () => {
    const limits = createLimits()
    for (let i = 0; i < 4; i++) await limits.take('search', ayse, most)
    expect(await limits.take('search', ayse, { session: 10, address: 10 })).toBe(0)
    expect(await limits.take('search', ayse, { session: 0, address: 0 })).toBe(0)
  })
})
