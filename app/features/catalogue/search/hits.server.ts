import { sql } from 'drizzle-orm'
import { briefly, longerLifetime } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { ListQuery, ProductCard, ProductDetail, ProductList } from '../catalogue'
import { cardsOf, type ToldByCards } from '../listing/cards.server'
import { type ListOptions, readList, toldByCards } from '../listing/lists.server'
import { toProductDetail } from '../reading/product-detail.server'
import { type ProductKey, readProduct } from '../reading/read-product.server'
import { inPlaces, readSeen, type SeenProduct } from '../stored/seen-products.server'
import { type BrandLinks, readBrandLinks } from './store-hits.server'

/** A product in a list of the API. */
export type ProductHit = {
  card: ProductCard
  seoTitle: string
  summary: string
  /** Links of the first other visible products of the brand. */
  sameBrand: string[]
  /** The visible variants. */
  variants: SeenProduct['variants']
}

type HitTexts = Pick<ProductHit, 'seoTitle' | 'summary'>

const sameBrandLength = 12

/** Hits for cards, in the order of the cards, in one or two queries. */
export async function getHits(
  db: Db,
  visitor: Visitor,
  cards: readonly ProductCard[],
): Promise<ProductHit[]> {
  const ids = [...new Set(cards.map(({ id }) => id))]
  const hits = new Map(
    (await readHits(db, visitor, ids, await toldByCards(db))).map((hit) => [hit.card.id, hit]),
  )
  return cards.flatMap((card) => {
    const hit = hits.get(card.id)
    return hit ? { ...hit, card } : []
  })
}

/** `listProducts` for the API. */
export function listHits(
  db: Db,
  visitor: Visitor,
  asked: ListQuery,
  options: ListOptions,
): Promise<ProductList<ProductHit>> {
  return readList(db, visitor, asked, options, readHits)
}

/** A product as the API's lists and its own page have it; null when this visitor may not see it. */
export async function getWholeProduct(
  db: Db,
  visitor: Visitor,
  key: ProductKey,
): Promise<{ hit: ProductHit; product: ProductDetail } | null> {
  const told = await toldByCards(db)
  const row = await readProduct(db, visitor, key, told.windowDays)
  if (!row) return null
  const [hit] = await toHits(db, visitor, [row], told)
  return { hit: hit!, product: toProductDetail(row, told.features) }
}

async function readHits(
  db: Db,
  visitor: Visitor,
  ids: readonly number[],
  told: ToldByCards,
): Promise<ProductHit[]> {
  if (ids.length === 0) return []
  const texts = sql`, p.seo_title as "seoTitle", p.summary`
  return toHits(
    db,
    visitor,
    await readSeen<HitTexts>(db, visitor, inPlaces(ids), told.windowDays, texts),
    told,
  )
}

async function toHits(
  db: Db,
  visitor: Visitor,
  products: readonly (SeenProduct & HitTexts)[],
  told: ToldByCards,
): Promise<ProductHit[]> {
  const toCard = cardsOf(told)
  const brands = await linksOfBrands(db, visitor, [
    ...new Set(products.flatMap(({ brand }) => brand?.id ?? [])),
  ])
  return products.map((product) => {
    const ofBrand = (product.brand && brands.get(product.brand.id)) ?? []
    const sameBrand = ofBrand.filter(({ id }) => id !== product.id).map(({ link }) => link)
    return {
      card: toCard(product),
      seoTitle: product.seoTitle,
      summary: product.summary,
      sameBrand: sameBrand.slice(0, sameBrandLength),
      variants: product.variants,
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
