type Item = { path: string; also?: readonly string[] }

/**
 * The path of the menu item to which a page belongs: the one with the nearest address above the page's. Null for a page of no item, such
 * as the search. Bugün stands above all pages and has no other page of its own.
 */
export function currentItem(items: readonly Item[], pathname: string): string | null {
  const isIn = (start: string) =>
    pathname === start || (start !== '/yonetim' && pathname.startsWith(`${start}/`))
  const starts = items.flatMap(({ path, also = [] }) => [path, ...also].map((start) => ({ path, start })))
  const [nearest] = starts
    .filter(({ start }) => isIn(start))
    .toSorted((a, b) => b.start.length - a.start.length)
  return nearest?.path ?? null
}
