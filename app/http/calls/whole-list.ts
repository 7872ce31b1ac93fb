/** Answer of a list that is always sent whole, with the `meta` every list carries. */
export function wholeList<T>(data: T[]): {
  data: T[]
  meta: { total: number; start: number; length: number }
} {
  return { data, meta: { total: data.length, start: 0, length: data.length } }
}
