import { expect, test } from 'vitest'
import { describeChanges, type Known } from './describe'
import { referencesIn } from './references'

const known: Known = {
  rows: new Map([
    ['price_lists 2', 'Toptan'],
    ['business_partners 7', 'Kordon Dünyası'],
    ['categories 4', 'Deri kordonlar'],
    ['order_lines 9', 'DR-1001'],
  ]),
  actors: new Map([['user 5', 'Ayşe Kaya']]),
}
const shown = (kind: string, before: object, after: object) => {
  const [was, is] = [before, after] as Record<string, unknown>[]
  const changes = [...new Set([...Object.keys(was!), ...Object.keys(is!)])].map((field) => ({
    field,
    before: was![field] ?? null,
    after: is![field] ?? null,
  }))
  return describeChanges(kind, changes, known).map(({ name, before, after }) => [name, before, after])
}

test.each<[string, string, unknown, string]>([
  ['orders', 'amount', 100_000, '1.000,00 TL'],
  ['bank_lines', 'amount', -250, '−2,50 TL'],
  ['orders', 'status', 96, 'Kargoya verildi'],
  ['orders', 'total', 45_000, '450,00 TL'],
  ['price_batches', 'total', 45_000, '45.000'],
  ['coupons', 'percent', 1250, '%12,5'],
  ['business_partners', 'discounts', [1000, 500], '%10 + %5'],
  ['business_partners', 'approval', 1, 'Onaylı'],
  ['business_partners', 'means', 'transfer', 'Havale/EFT'],
  ['business_partners', 'postedOn', '2026-03-05', '05.03.2026'],
  ['contents', 'publishAt', '2026-03-05T09:30:00.000Z', '5 Mart 2026 12:30'],
  ['contents', 'status', 'draft', 'Taslak'],
  ['contents', 'kind', 'page', 'Sayfa'],
  ['coupons', 'kind', 'free_shipping', 'Ücretsiz kargo'],
  ['contents', 'savedBy', 'user 5', 'Ayşe Kaya'],
  ['carriers', 'active', false, 'Hayır'],
  ['business_partners', 'priceListId', 2, 'Toptan'],
  ['business_partners', 'priceListId', 99, '99'],
  ['staff_roles', 'permissions', ['orders.view', 'gone'], 'Siparişleri görür, gone'],
  ['orders', 'lines', [{ lineId: 9, quantity: 1200 }], 'Satır: DR-1001, Adet: 1.200'],
  [
    'product_batches',
    'change',
    { kind: 'add_category', value: 4 },
    'Tür: Kategori eklendi, Değer: Deri kordonlar',
  ],
  ['orders', 'whatever', { a: [1, 'x'] }, 'a: 1, x'],
])('%s.%s %j reads %s', (kind, field, value, words) => {
  expect(shown(kind, {}, { [field]: value }).map(([, before, after]) => [before, after])).toEqual([
    [null, words],
  ])
})

test('blocks are their names and words, and a long list shows the lines that differ', () => {
  const doc = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }]
  const quotation = (text: string) => ({ kind: 'quotation', text, author: 'Ali', role: '' })
  expect(
    shown(
      'contents',
      { blocks: [quotation('İlk'), quotation('Kalan')] },
      { blocks: [quotation('Yeni'), quotation('Kalan'), { kind: 'old', text: doc('x') }] },
    ),
  ).toEqual([['Bloklar', 'Alıntı: İlk Ali', 'Alıntı: Yeni Ali\nold']])
})

test('ids and times of saving are left out, in lists as well', () => {
  expect(
    shown(
      'galleries',
      { id: 1, updatedAt: '2026-01-01T00:00:00Z', pictures: [] },
      { id: 1, updatedAt: '2026-01-02T00:00:00Z', pictures: [{ id: 3, title: 'Atölye' }] },
    ),
  ).toEqual([['Resimler', null, 'Başlık: Atölye']])
})

test('the rows that values name are gathered for one query', () => {
  const changes = [
    { field: 'lines', before: null, after: [{ lineId: 9 }, { lineId: 10 }] },
    { field: 'categoryId', before: 4, after: 5 },
    { field: 'savedBy', before: 'user 5', after: 'user 6' },
  ]
  const { rows, actors } = referencesIn('contents', changes)
  expect([...rows]).toEqual([
    'order_lines 9',
    'order_lines 10',
    'content_categories 4',
    'content_categories 5',
  ])
  expect([...actors]).toEqual(['user 5', 'user 6'])
})
