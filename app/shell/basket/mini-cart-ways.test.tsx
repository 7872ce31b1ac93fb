import { expect, test } from 'vitest'
import type { BasketLine } from '~/features/basket/basket'
import { type MiniCartBasket, MiniCartWays } from './mini-cart-ways'
import { linksOf, render } from '../testing/render'

const shown = (bar: string | null, state: BasketLine['state'] = 'ok') => {
  const amounts = { goods: 50_000, campaignDiscount: 5_000, couponDiscount: 0, shipping: 0, fee: 0 }
  const basket = { ...amounts, bar, grandTotal: 45_000, kdv: [], lines: [{ state }] }
  return render(<MiniCartWays basket={basket as unknown as MiniCartBasket} />)
}
const basketOnly = [{ to: '/sepetim', name: 'Sepete git' }]

test('a basket that can be ordered leads to the checkout', () => {
  expect(linksOf(shown(null))).toEqual([...basketOnly, { to: '/checkout/steps', name: 'Alışverişi tamamla' }])
  expect(shown(null)).toContain('450,00 TL')
})

test.each(['insufficient', 'unsellable'] as const)(
  'a line that is %s leads to the basket page alone',
  (state) => {
    expect(linksOf(shown(null, state))).toEqual(basketOnly)
    expect(shown(null, state)).toContain('Önce işaretli ürünleri düzeltin.')
  },
)

test('a visitor who may not order reads why, and is led to the basket page alone', () => {
  expect(linksOf(shown('Üyeliğiniz askıda.'))).toEqual(basketOnly)
  expect(shown('Üyeliğiniz askıda.')).toContain('Üyeliğiniz askıda.')
})
