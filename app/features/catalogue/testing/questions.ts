import fc from 'fast-check'
import type { Visitor } from '~/features/identity/identity'
import { type ListQuery, type ProductList, sorts } from '../catalogue'
import { countOf, listOf, type Shelf } from './oracle'

/** The parts of a list that the oracle computes too. */
export function toldList(list: ProductList) {
  return {
    ids: list.products.map(({ id }) => id),
    total: list.total,
    counts: Object.fromEntries(
      list.facets.flatMap(({ values }) => values.map(({ id, count }) => [id, count])),
    ),
    priceRange: list.priceRange,
    inStockCount: list.inStockCount,
    packageSizes: Object.fromEntries(list.packageSizes.map(({ size, count }) => [size, count])),
  }
}

/** The same, computed by the oracle. */
export function expectedList(shelf: Shelf, visitor: Visitor, query: ListQuery): ReturnType<typeof toldList> {
  const all = listOf(shelf, visitor, query)
  const count = (change: Partial<ListQuery>) => listOf(shelf, visitor, { ...query, ...change }).length
  const prices = listOf(shelf, visitor, { ...query, priceFrom: undefined, priceTo: undefined }).flatMap(
    ({ price }) => price ?? [],
  )
  const counts = [...shelf.filterable].map((id): [number, number] => [id, countOf(shelf, visitor, query, id)])
  const sizes = [1, 5, 6, 10, 12].map((size): [number, number] => [size, count({ packageSize: size })])
  return {
    ids: all.slice(query.start, query.start + query.length).map(({ id }) => id),
    total: all.length,
    counts: Object.fromEntries(counts.filter(([id, n]) => n > 0 || query.details.includes(id))),
    priceRange: prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) },
    inStockCount: count({ inStock: true }),
    packageSizes: Object.fromEntries(sizes.filter(([size, n]) => n > 0 || size === query.packageSize)),
  }
}

/** Queries that mostly find something: values of one variant, and further values of the same features. */
export function questionsAbout(shelf: Shelf): fc.Arbitrary<ListQuery> {
  const variants = shelf.products.flatMap((product) =>
    product.variants.map((variant) => ({ product, details: [...variant.details] })),
  )
  const usable = (id: number) => shelf.filterable.has(id)
  const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 })
  return fc.constantFrom(...variants).chain(({ product, details }) =>
    fc.record({
      categoryId: fc.option(fc.constantFrom(...product.categoryIds), { nil: undefined, freq: 2 }),
      brandId: fc.constant(undefined),
      details: fc
        .tuple(
          fc.subarray(details.filter(usable)).map((own) => own.slice(0, 3)),
          fc.subarray([...shelf.filterable], { maxLength: 3 }),
        )
        .map(([own, others]) => {
          const features = new Set(own.map((id) => shelf.featureOf.get(id)))
          return [...new Set([...own, ...others.filter((id) => features.has(shelf.featureOf.get(id)))])]
        }),
      priceFrom: rarely(fc.integer({ min: 0, max: 100_000 })),
      priceTo: rarely(fc.integer({ min: 20_000, max: 200_000 })),
      inStock: fc.constantFrom(true, undefined),
      packageSize: rarely(fc.constantFrom(1, 6, 12)),
      sort: fc.constantFrom(...sorts),
      start: fc.constantFrom(0, 0, 7, 30),
      length: fc.constantFrom(30, 5),
    }),
  )
}
