import type { Keys } from '../choices/local-keys'

const key = 'recentSearches'
const kept = 6

/** Recent searches of this browser, newest first. */
export function recentSearches(keys: Keys): string[] {
  try {
    const value: unknown = JSON.parse(keys.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').slice(0, kept) : []
  } catch {
    return []
  }
}

/** Puts a search first in the browser's recent searches; does nothing when the browser refuses storage. */
export function rememberSearch(keys: Keys, query: string): void {
  const others = recentSearches(keys).filter(
    (entry) => entry.toLocaleLowerCase('tr') !== query.toLocaleLowerCase('tr'),
  )
  try {
    keys.setItem(key, JSON.stringify([query, ...others].slice(0, kept)))
  } catch {
    return
  }
}
