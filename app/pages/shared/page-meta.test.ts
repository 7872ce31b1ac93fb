import { expect, test } from 'vitest'
import { metaOf } from './page-meta'

const shop = { name: 'Köşe Kordon', titleSuffix: 'Köşe Kordon Mağazası' }
const matches = [{ id: 'root', loaderData: { shop } }, undefined]
const titleOf = (title: string, among: Parameters<typeof metaOf>[0]['matches'] = matches) =>
  metaOf({ loaderData: { page: { title } }, matches: among }).find((entry) => 'title' in entry)

test('the title of every page ends with the shop’s own name, once', () => {
  expect(titleOf('Sepetim')).toEqual({ title: 'Sepetim | Köşe Kordon Mağazası' })
  expect(titleOf('Köşe Kordon Mağazası | Saat kordonları')).toEqual({
    title: 'Köşe Kordon Mağazası | Saat kordonları',
  })
  expect(metaOf({ matches })).toEqual([{ title: 'Köşe Kordon Mağazası' }])
})

test('a page whose frame could not be read has a title too', () => {
  expect(titleOf('Sepetim', [undefined])).toEqual({ title: 'Sepetim | Vitrin' })
})
