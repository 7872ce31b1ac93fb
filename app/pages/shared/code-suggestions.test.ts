import { afterEach, expect, test, vi } from 'vitest'
import { suggestCodes } from './code-suggestions'

const variant = (product_code: string, price: number | null) => {
  return { product_code, name: 'Siyah', amount: 60, real_quantity: 6, price }
}
const hit = {
  id: 1,
  info: { title: 'Toros' },
  images: [],
  master: { link: 'toros' },
  kdv_rate: 20,
  stock: { product_code: 'T-1' },
  prices: { satisFiyati: 120.01 },
  variants: [variant('A-1', 120.01), variant('T-1', 90), variant('T-2', null)],
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['net', [7_500, null, 10_001]],
  ['gross', [9_000, null, 12_001]],
] as const)(
  'variants whose code begins with the typed letters are suggested first, at %s prices',
  async (shown, prices) => {
    vi.stubGlobal('fetch', async () => Response.json({ data: [hit] }))
    const all = await suggestCodes[shown]('t-', new AbortController().signal)
    expect(all.map(({ code }) => code)).toEqual(['T-1', 'T-2', 'A-1'])
    expect(all.map(({ unit }) => unit)).toEqual(prices)
    expect(new Set(all.map(({ showsNet }) => showsNet))).toEqual(new Set([shown === 'net']))
  },
)
