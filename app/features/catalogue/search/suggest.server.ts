import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { type Found, findHits } from './find.server'
import { readSuggestions, type Suggestion } from './store-suggestions.server'

/**
 * The first hits of a search, with as much of each as the search box shows. `counted` limits the counting as in
 * `searchProducts`. Null for less than three characters.
 */
export async function suggestProducts(
  db: Db,
  visitor: Visitor,
  typed: string,
  { length, counted }: { length: number; counted?: number | undefined },
): Promise<(Pick<Found, 'total' | 'note'> & { suggestions: Suggestion[] }) | null> {
  const found = await findHits(db, visitor, typed.trim(), { wanted: length, counted })
  if (!found) return null
  const { ids, total, note } = found
  return { total, note, suggestions: await readSuggestions(db, visitor, ids.slice(0, length)) }
}
