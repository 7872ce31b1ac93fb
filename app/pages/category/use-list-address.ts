import { useEffect } from 'react'
import { type ListQuery, pageLength, type ProductList } from '~/features/catalogue/catalogue'
import { listAddress } from '~/features/catalogue/listing/list-address'

/** Address of a list with some of its query changed; any change but of the page starts again at the first page. */
export function useListAddress(path: string, list: ProductList, query: ListQuery, category?: string) {
  useEffect(() => {
    // The specification's local key; the server has its own copy.
    localStorage.setItem('sortBy', query.sort)
  }, [query.sort])
  const features = list.facets.map(({ code, values }) => ({ code, details: values }))
  return (change: Partial<ListQuery>): string => {
    const next = { ...query, start: 0, length: pageLength, ...change }
    const address = listAddress(next, features, category)
    if (next.length === pageLength) return path + address
    return `${path}${address}${address ? '&' : '?'}goster=${next.length}`
  }
}
