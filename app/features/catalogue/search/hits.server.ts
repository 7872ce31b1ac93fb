import { briefly, longerLifetime } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { Offer, ProductCard } from '../catalogue'
import { priceWindow } from '../listing/lists.server'
import { type BrandLinks, readBrandLinks, readHitRows } from './store-hits.server'
import { readOffersOfProducts } from '../selling/store-offers.server'

/** A product in a list of the API. */
export type ProductHit = {
  card: ProductCard
  seoTitle: string
  summary: string
  /** Links of the first other visible products of the brand. */
  sameBrand: string[]
  /** Of the visible variants. */
  offers: Offer[]
}

const sameBrandLength = 12

/** Hits for cards, in the order of the cards, in two or three queries. */
export async function getHits(
  db: Db,
  visitor: Visitor,
  cards: readonly ProductCard[],
): Promise<ProductHit[]> {
  const ids = [...new Set(cards.map(({ id }) => id))]
  if (ids.length === 0) return []
  const rows = new Map((await readHitRows(db, visitor, ids)).map((row) => [row.id, row]))
  const brandIds = new Set([...rows.values()].flatMap(({ brandId }) => brandId ?? []))
  const brands = await linksOfBrands(db, visitor, [...brandIds])
  const offers = await readOffersOfProducts(db, visitor, ids, await priceWindow(db))
  const offersOf = Map.groupBy(offers, ({ productId }) => productId)
  return cards.map((card) => {
    const { seoTitle = card.name, summary = '', brandId = null } = rows.get(card.id) ?? {}
    const ofBrand = brandId === null ? [] : (brands.get(brandId) ?? [])
    const sameBrand = ofBrand.filter(({ id }) => id !== card.id).map(({ link }) => link)
    return {
      card,
      seoTitle,
      summary,
      sameBrand: sameBrand.slice(0, sameBrandLength),
      offers: offersOf.get(card.id) ?? [],
    }
  })
}

/** Links of the first visible products of brands, by brand, in at most one query. The process keeps those of a brand for 5 s. */
async function linksOfBrands(db: Db, visitor: Visitor, brandIds: readonly number[]): Promise<BrandLinks> {
  const missing: number[] = []
  // One more than is shown, since a product does not name itself. Asked for once all missing brands are known.
  const found = Promise.resolve().then(() => readBrandLinks(db, visitor, missing, sameBrandLength + 1))
  const links = brandIds.map((id) =>
    briefly(
      db,
      `brand ${id} for ${visitor.sees}`,
      () => {
        missing.push(id)
        return found.then((all) => all.get(id) ?? [])
      },
      longerLifetime,
    ),
  )
  const all = await Promise.all(links)
  return new Map(brandIds.map((id, place) => [id, all[place]!]))
}
