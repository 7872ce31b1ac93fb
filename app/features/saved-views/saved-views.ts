/** A view of a list that staff saved: its filters, order and columns as the query of its address. */
export type SavedView = {
  id: number
  name: string
  /** The query of the address, without the page. */
  query: string
  shared: boolean
  /** False for a view that somebody else shares. */
  own: boolean
}

/** Most views of one person for one list, and most characters of a name and a query. */
export const most = { views: 30, name: 40, query: 500 } as const

/** Parameters that tell of a place or an answer and belong to no view: the page, and the mark of a finished action. */
const passing = ['sayfa', 'oldu', 'once']

/** The query of an address as a view keeps it: filters and order, sorted by name, without empty ones. */
export function viewQuery(params: URLSearchParams): string {
  const kept = [...params].filter(([name, value]) => value !== '' && !passing.includes(name))
  const query = new URLSearchParams(kept)
  query.sort()
  return query.toString()
}
