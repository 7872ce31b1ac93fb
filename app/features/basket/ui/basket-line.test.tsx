import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { MiniCartLine } from '~/shell/basket/mini-cart-line'
import type { BasketLine as Line } from '../basket'
import { priceStoredLine } from '../pricing/priced-line'
import { offerOf } from '../testing/offers'
import { BasketLine } from './basket-line'

const longName = 'Toros el dikişi bitkisel tabaklanmış deri kordon'
const picture = { hash: 'a1b2c3d4', width: 960, height: 1200, blur: '', alt: '' }
const stored = { id: 1, productId: 3, variantId: 7, quantity: 24, seenPrice: null, seenListId: null }
const line = priceStoredLine(
  stored,
  offerOf({ packageSize: 12, unit: 5_000 }, { picture, productName: longName, available: 100 }),
  1,
)

const screens = {
  'basket page': (shown: Line) => <BasketLine line={shown} />,
  'mini cart': (shown: Line) => <MiniCartLine line={shown} />,
}

function show(screen: keyof typeof screens, shown: Line): string {
  const Page = createRoutesStub([{ path: '*', Component: () => screens[screen](shown) }])
  return renderToStaticMarkup(<Page initialEntries={['/sepetim']} />)
}

describe.each(Object.keys(screens) as (keyof typeof screens)[])('a line on the %s', (screen) => {
  const html = show(screen, line)

  test('shows its picture, title and price', () => {
    expect(html).toContain('/media/a1b2c3d4/')
    expect(html).toContain('href="/taba-deri-kordon"')
    expect(html).toContain('1.200,00 TL')
  })

  test('is counted in packages, with a badge that says how many pieces a package holds', () => {
    expect(html).toMatch(/<input[^>]*name="packages"[^>]*value="2"/)
    expect(html).toMatch(/<input[^>]*name="package_size"[^>]*value="12"/)
    expect(html).toContain('12 adetlik paket')
    expect(html).toContain('2 paket = 24 adet')
    expect(show(screen, { ...line, packageSize: 1 })).not.toContain('adetlik paket')
  })

  test('can be increased, decreased, set to an amount, and deleted', () => {
    const intents = [...html.matchAll(/name="intent" value="(\w+)"|value="(\w+)"[^>]*name="intent"/g)].map(
      ([, first, second]) => first ?? second,
    )
    expect(new Set(intents)).toEqual(
      new Set(['set', 'decrease', 'increase', 'remove', ...(screen === 'basket page' ? ['save'] : [])]),
    )
    expect(html).toMatch(/<input[^>]*inputMode="numeric"[^>]*maxLength="6"/)
  })

  test('that is a gift says so and has no quantity controls', () => {
    const gift = show(screen, { ...line, isPromo: true })
    expect(gift).toContain('Hediye')
    expect(gift).not.toMatch(/name="(packages|intent)"/)
  })

  test('that is no longer sold stays, says so, and can be deleted', () => {
    const gone = show(screen, priceStoredLine(stored, null, 1))
    expect(gone).toContain('Bu ürün artık satışta değil.')
    expect(gone).toMatch(/value="remove"/)
  })
})

test('the mini cart cuts names at 32 characters, with the whole name for screen readers', () => {
  const html = show('mini cart', line)
  expect(html).toContain(`>${longName.slice(0, 32)}<`)
  expect(html).toContain(longName)
  expect(show('basket page', line)).not.toContain(`>${longName.slice(0, 32)}<`)
})
