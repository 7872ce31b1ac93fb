import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { CodeMatch } from '../catalogue'
import { priceWindow } from '../listing/lists.server'
import { readVariantsOfCodes } from '../search/store-codes.server'
import { readOffers } from './store-offers.server'

/**
 * Variants or products by code as it was typed, in any spelling: the code or barcode of a variant, or the code of a product.
 * Codes of nothing that this visitor may see are missing. Two queries for all codes.
 */
export async function getOffersByCode(
  db: Db,
  visitor: Visitor,
  codes: readonly string[],
): Promise<Map<string, CodeMatch>> {
  const typed = [...new Set(codes.map((code) => code.trim()))].filter((code) => code !== '')
  if (typed.length === 0) return new Map()
  const named = Map.groupBy(await readVariantsOfCodes(db, visitor, typed), (row) => row.typed)
  const single = [...named.values()].flatMap(([first, ...others]) =>
    first && others.length === 0 ? first.variantId : [],
  )
  const offers = new Map(
    (await readOffers(db, visitor, single, await priceWindow(db))).map((offer) => [offer.variantId, offer]),
  )
  const matches = new Map<string, CodeMatch>()
  for (const code of codes) {
    const rows = named.get(code.trim())
    if (!rows) continue
    const offer = rows.length === 1 ? offers.get(rows[0]!.variantId) : undefined
    if (offer) matches.set(code, { status: 'one', offer })
    else matches.set(code, { status: 'several', choices: rows.map(({ code, name }) => ({ code, name })) })
  }
  return matches
}
