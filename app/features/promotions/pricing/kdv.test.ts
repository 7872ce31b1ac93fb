import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitKdv } from '~/kernel/money'
import { kdvByRate } from './kdv'

const rate = fc.constantFrom(20, 10, 1, 0)
const line = fc
  .record({ gross: fc.integer({ min: 0, max: 5_000_000 }), kdvRate: rate })
  .map(({ gross, kdvRate }) => {
    const { net, kdv } = splitKdv(gross, kdvRate)
    return { kdvRate, chargedNet: net, chargedKdv: kdv, gross }
  })
const charged = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 30 }),
  shipping: fc.integer({ min: 0, max: 20_000 }),
  shippingKdvRate: rate,
  fee: fc.integer({ min: 0, max: 9_000 }),
  feeKdvRate: rate,
})

test('the net and KDV amounts by rate add up to the grand total to the kuruş', () => {
  fc.assert(
    fc.property(charged, (order) => {
      const goods = order.lines.reduce((sum, { gross }) => sum + gross, 0)
      const grandTotal = goods + order.shipping + order.fee
      const rates = kdvByRate(order)
      expect(rates.reduce((sum, { gross }) => sum + gross, 0)).toBe(grandTotal)
      expect(rates.every(({ net, kdv, gross }) => net + kdv === gross && kdv >= 0)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
