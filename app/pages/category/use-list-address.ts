import { useEffect } from 'react'
import { type ListQuery, pageLength } from '~/features/catalogue/catalogue'
import type { ShownList } from '~/features/catalogue/shown-cards'
import { listAddress } from '~/features/catalogue/listing/list-address'

/** Address of a list with a changed query; every change except of the page returns to page one. */
export function useListAddress(path: string, list: ShownList, query: ListQuery, category?: string) {
  useEffect(() => {
    // The specification's local key; the server stores its own copy.
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
