import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { OfferPrice, VariantRow } from '~/features/catalogue/catalogue'
import type { ShownCard } from '~/features/catalogue/shown-cards'
import { CompactList } from './compact-list'

const product = {
  id: 1,
  name: 'Taba deri kordon',
  link: 'taba-deri-kordon',
  pictures: [],
} as unknown as ShownCard
const retail: OfferPrice = {
  listId: 1,
  packageSize: 1,
  kdvIncluded: true,
  kdvRate: 20,
  unit: 12_000,
  before: null,
  breaks: [],
}
const net: OfferPrice = {
  ...retail,
  listId: 2,
  packageSize: 12,
  kdvIncluded: false,
  unit: 5_000,
  breaks: [{ minQuantity: 48, unit: 4_500 }],
}

function rowOf(variantId: number, price: OfferPrice | null, available = 100): VariantRow {
  return {
    productId: 1,
    variantId,
    code: `K-${variantId}`,
    name: '20 mm / Taba',
    price,
    available,
    width: '20 mm',
    colour: { name: 'Taba', color: '#a63' },
    others: [],
  }
}

function show(rows: VariantRow[]): string {
  const Page = createRoutesStub([
    { path: '*', Component: () => CompactList({ groups: [{ label: 'Liste', products: [product] }], rows }) },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/liste']} />)
}

/** Texts of the first row's cells. */
const cells = (html: string) =>
  [...html.matchAll(/<t[dh] [^>]*class="([\w-]+)"[^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, name, inner]) => [
    name,
    inner!
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ])

test('a net list shows prices without KDV, per piece and per package, with their quantity breaks', () => {
  const shown = Object.fromEntries(cells(show([rowOf(7, net)])))
  expect(shown).toMatchObject({
    code: 'K-7',
    width: '20 mm',
    colour: 'Taba',
    stock: 'Stokta',
    'cell-price': '50,00 TL 48+ adet 45,00 TL',
    'cell-package': '600,00 TL 12 adet',
  })
})

test('a price with KDV is shown unchanged; a package of one piece has no price of its own', () => {
  const shown = Object.fromEntries(cells(show([rowOf(7, retail)])))
  expect(shown).toMatchObject({ 'cell-price': '120,00 TL', 'cell-package': '–' })
})

test('KDV is named once, in the heading; a different price names it itself', () => {
  const alike = show([rowOf(7, net), rowOf(8, net)])
  expect(alike).toContain('<caption>Fiyatlar KDV hariç</caption>')
  expect(alike.match(/KDV/g)).toHaveLength(1)
  expect(show([rowOf(7, retail)])).toContain('<caption>Fiyatlar KDV dahil</caption>')
  const mixed = show([rowOf(6, null), rowOf(7, net), rowOf(8, retail)])
  expect(mixed).toContain('<caption>Fiyatlar KDV hariç</caption>')
  expect(cells(mixed).flatMap(([name, told]) => (name === 'cell-price' ? told : []))).toEqual([
    'Fiyatı sorunuz',
    '50,00 TL 48+ adet 45,00 TL',
    '120,00 TL KDV dahil',
  ])
  expect(show([rowOf(7, null)])).not.toMatch(/caption|KDV/)
})

test('a variant with less than a package in stock has no box and adds zero', () => {
  const html = show([rowOf(7, net, 12), rowOf(8, net, 11)])
  expect(html.match(/name="packages"/g)).toHaveLength(1)
  const last = Object.fromEntries(cells(html))
  expect(last).toMatchObject({ code: 'K-8', stock: 'Stokta yok', amount: '', sum: '' })
})

test('the box of a row sends the variant, its code and its package size to the server', () => {
  const html = show([rowOf(7, net)])
  expect(html).toMatch(
    /<input type="hidden" name="code" value="K-7"\/><input type="hidden" name="package_size" value="12"\/>/,
  )
  expect(html).toMatch(
    /<input[^>]*aria-label="Miktar: Taba deri kordon, 20 mm \/ Taba"[^>]*name="packages"[^>]*value=""/,
  )
})

test('variants of a product are below its name; without a price there is no box', () => {
  const html = show([rowOf(7, retail), rowOf(8, null, 0)])
  expect(html.match(/Taba deri kordon<\/span><\/a>/g)).toHaveLength(1)
  expect(html).toMatch(/<td class="what" rowSpan="2">/i)
  expect(html.match(/name="packages"/g)).toHaveLength(1)
  expect(html).toContain('Fiyatı sorunuz')
})
