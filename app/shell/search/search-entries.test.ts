import { expect, test } from 'vitest'
import type { MenuItem } from '~/features/settings/settings'
import type { ProductHit } from './find-products'
import { categoriesLike, entriesFor } from './search-entries'

const hit = (code: string): ProductHit => ({
  id: 1,
  info: { title: code },
  images: [],
  master: { link: code.toLowerCase() },
  stock: { product_code: code },
  prices: { satisFiyati: 10 },
  kdv_rate: 20,
})
const item = (title: string, linkType: MenuItem['linkType'] = 1, child: MenuItem[] = []): MenuItem => ({
  id: 1,
  title,
  link: `/${title}`,
  linkType,
  child,
})
const menu = [
  item('Deri kordonlar', 1, [item('Klasik deri'), item('İnce deri')]),
  item('Çelik kordonlar'),
  item('Deri bakım rehberi', 3),
]

test('the link to the whole list is missing when all of it is shown', () => {
  expect(entriesFor('deri', { hits: [hit('A1')], total: 1 }, [], []).map(({ kind }) => kind)).toEqual([
    'product',
  ])
})

test('categories are found by folded word beginnings, contents are not categories', () => {
  expect(categoriesLike('celik', menu).map(({ title }) => title)).toEqual(['Çelik kordonlar'])
  expect(categoriesLike('INCE', menu).map(({ title }) => title)).toEqual(['İnce deri'])
  expect(categoriesLike('rehber', menu)).toEqual([])
  expect(categoriesLike('eri', menu)).toEqual([])
})
