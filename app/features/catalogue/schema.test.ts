import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListQuery, mostFilters, sorts } from './catalogue'
import { readListQuery } from './schema'
import { listAddress } from './listing/list-address'

const features = [
  {
    code: 'genislik',
    details: [
      { id: 1, code: '20' },
      { id: 2, code: '22' },
    ],
  },
  {
    code: 'renk',
    details: [
      { id: 3, code: 'taba' },
      { id: 4, code: 'siyah' },
    ],
  },
  { code: 'hacim', filterable: false, details: [{ id: 5, code: '30' }] },
]
const usual: ListQuery = { details: [], sort: 'onerilen', start: 0, length: 30 }
const read = (address: string) => readListQuery(new URLSearchParams(address), features)

describe('reading a list from its address', () => {
  it('takes an empty address for the list as it is', () => {
    expect(read('')).toEqual({ query: usual, category: null, unknown: [] })
  })

  it('reads every filter', () => {
    const address =
      '?kategori=deri-kordonlar&q=+taba+deri&renk=taba,siyah&genislik=22&fiyat-min=99,90&fiyat-max=250&stok=var&paket=12&siralama=ad&sayfa=3'
    expect(read(address)).toEqual({
      query: {
        details: [3, 4, 2],
        search: 'taba deri',
        priceFrom: 9_990,
        priceTo: 25_000,
        inStock: true,
        packageSize: 12,
        sort: 'ad',
        start: 60,
        length: 30,
      },
      category: 'deri-kordonlar',
      unknown: [],
    })
  })

  it.each([
    ['1.500', 150_000],
    ['1.299,80', 129_980],
    ['1299.8', 129_980],
    ['0', 0],
  ])('reads the typed price %s', (typed, kurus) => {
    const { query, unknown } = read(`?fiyat-min=${typed}&fiyat-max=${typed}`)
    expect([query.priceFrom, query.priceTo, unknown]).toEqual([kurus, kurus, []])
  })

  it('collects repeated values of a feature, as checkboxes of a form send them', () => {
    expect(read('?renk=taba&renk=siyah&renk=taba').query.details).toEqual([3, 4])
  })

  it('ignores an empty field of a form', () => {
    expect(read('?fiyat-min=&fiyat-max=&renk=&q=')).toEqual({ query: usual, category: null, unknown: [] })
  })

  it.each([
    ['a value that the feature does not have', 'renk=mor', 'renk'],
    ['an unknown feature', 'mevsim=yaz', 'mevsim'],
    ['a feature that lists are not filtered by', 'hacim=30', 'hacim'],
    ['an unknown sort order', 'siralama=rastgele', 'siralama'],
    ['a price that is not a number', 'fiyat-min=1e3', 'fiyat-min'],
    ['a negative price', 'fiyat-max=-5', 'fiyat-max'],
    ['a price with three decimals', 'fiyat-max=1,234', 'fiyat-max'],
    ['page 0', 'sayfa=0', 'sayfa'],
    ['a page number beyond the limit', 'sayfa=9999999', 'sayfa'],
    ['a length beyond 30', 'length=31', 'length'],
    ['a package of 0', 'paket=0', 'paket'],
    ['a name from the prototype', 'constructor=1', 'constructor'],
  ])('reports %s as unknown and goes on without it', (_, address, name) => {
    expect(read(address)).toEqual({ query: usual, category: null, unknown: [name] })
  })

  it('ignores fields of older clients', () => {
    expect(read('?uid=5&session_id=x&draw=1').unknown).toEqual([])
  })

  it('cuts a search of ten thousand characters and reports it', () => {
    const { query, unknown } = read(`?q=${'a'.repeat(10_000)}`)
    expect(query.search).toHaveLength(100)
    expect(unknown).toEqual(['q'])
  })

  it('limits the features of a filter to those a list can count', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({
      code: `f${i}`,
      details: [{ id: i + 1, code: 'a' }],
    }))
    const { query, unknown } = readListQuery(new URLSearchParams(many.map(({ code }) => [code, 'a'])), many)
    expect(query.details).toHaveLength(mostFilters)
    expect(unknown).toHaveLength(40 - mostFilters)
  })
})

describe('writing the address of a list', () => {
  it('is empty for the list as it is', () => {
    expect(listAddress(usual, features)).toBe('')
  })

  it('names values by their codes, in the order of the shop', () => {
    const query: ListQuery = {
      ...usual,
      details: [4, 3, 2],
      search: 'ışık & deri',
      priceFrom: 9_990,
      inStock: true,
      start: 30,
    }
    expect(listAddress(query, features, 'deri')).toBe(
      '?kategori=deri&q=%C4%B1%C5%9F%C4%B1k%20%26%20deri&genislik=22&renk=taba,siyah&fiyat-min=99.9&stok=var&sayfa=2',
    )
  })

  it('is read back as the same list', () => {
    const kurus = fc.option(fc.integer({ min: 0, max: 100_000_000 }), { nil: undefined })
    const queries = fc.record({
      details: fc.subarray([1, 2, 3, 4]),
      search: fc.option(fc.stringMatching(/^[a-zçğış0-9&+?=%#]{3,20}$/), { nil: undefined }),
      priceFrom: kurus,
      priceTo: kurus,
      inStock: fc.constantFrom(true, undefined),
      packageSize: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
      sort: fc.constantFrom(...sorts),
      start: fc.oneof(
        fc.integer({ min: 0, max: 900 }).map((page) => page * 30),
        fc.integer({ min: 0, max: 1_000_000 }),
      ),
      length: fc.constant(30),
    })
    fc.assert(
      fc.property(queries, (query) => {
        const { query: readBack, unknown } = read(listAddress(query, features))
        expect(unknown).toEqual([])
        expect(readBack).toEqual(JSON.parse(JSON.stringify(query)))
      }),
    )
  })
})
