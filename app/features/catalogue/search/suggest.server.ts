import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { grossUnit, type ProductCard } from '../catalogue'
import { getProducts } from '../listing/lists.server'
import { type Found, findHits } from './find.server'

/** As much of a product's card as the search box shows. */
export type Suggestion = Pick<ProductCard, 'id' | 'name' | 'link' | 'code'> & {
  /** Null without a price, as is `gross`: gross kuruş per piece. */
  kdvRate: number | null
  gross: number | null
  /** Hash of the card's first picture. */
  picture: string | null
}

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
  const cards = await getProducts(db, visitor, ids.slice(0, length))
  return { total, note, suggestions: cards.map(toSuggestion) }
}

function toSuggestion({ id, name, link, code, price, pictures }: ProductCard): Suggestion {
  return {
    id,
    name,
    link,
    code,
    kdvRate: price && price.kdvRate,
    gross: price && grossUnit(price),
    picture: pictures[0]?.hash ?? null,
  }
}
