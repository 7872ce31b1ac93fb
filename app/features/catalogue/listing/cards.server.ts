import type { SQL } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { colourKind, type Feature, grossUnit, type ProductCard, stockState, widthFeature } from '../catalogue'
import { inPlaces, readSeen, type SeenPicture, type SeenProduct } from '../stored/seen-products.server'
import { type Chosen, shownVariant } from './shown-variant.server'

export type ToldByCards = {
  /** All features of the shop. */
  features: readonly Feature[]
  windowDays: number
  /** Filters of the list: its cards show variants that fit. */
  chosen?: Chosen
}

/** Cards in the order of `ids`, in one query, without products that the visitor may not see. */
export async function readCards(
  db: Db,
  visitor: Visitor,
  ids: readonly number[],
  told: ToldByCards,
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  return (await readPlacedCards(db, visitor, inPlaces(ids), told)).map(({ card }) => card)
}

/** The same for the products that the query `wanted` selects as `id` and `place`; no two have the same place. */
export async function readPlacedCards(
  db: Db,
  visitor: Visitor,
  wanted: SQL,
  told: ToldByCards,
): Promise<{ place: number; card: ProductCard }[]> {
  const toCard = cardsOf(told)
  const products = await readSeen(db, visitor, wanted, told.windowDays)
  return products.map((product) => ({ place: product.place, card: toCard(product) }))
}

/** Returns a function that makes a card of a product. */
export function cardsOf({ features, chosen = [] }: ToldByCards): (product: SeenProduct) => ProductCard {
  const named = features.filter(({ kind, code }) => kind === colourKind || code === widthFeature)
  return (product) => {
    const { id, code, name, link, brand, isNew, variants } = product
    const has = new Set([...product.details, ...variants.flatMap(({ details }) => details)])
    const values = named.map(({ kind, details }) => ({ kind, used: details.filter(({ id }) => has.has(id)) }))
    const colours = values.flatMap(({ kind, used }) => (kind === colourKind ? used : []))
    const shown = shownVariant(product, chosen)
    return {
      id,
      code,
      name,
      link,
      brand: brand && brand.name,
      pictures: picturesOf(product.pictures, shown?.id),
      ...priceOf(product),
      stock: stockState(piecesOf(product)),
      variantCount: variants.length,
      onlyVariant: onlyVariant(product),
      colours: colours.map(({ value, color }) => ({ name: value, color })),
      widths: values.flatMap(({ kind, used }) => (kind === colourKind ? [] : used.map(({ value }) => value))),
      isNew,
      ...(shown ? variantQuery(features, shown.details, chosen) : {}),
    }
  }
}

/** The price of the cheapest variant, compared by what is paid with KDV. */
function priceOf({ variants }: SeenProduct): Pick<ProductCard, 'price' | 'priceVaries'> {
  let cheapest: ProductCard['price'] = null
  let [least, most] = [Infinity, -Infinity]
  for (const { price } of variants) {
    if (!price) continue
    const gross = grossUnit(price)
    if (gross < least) [cheapest, least] = [price, gross]
    most = Math.max(most, gross)
  }
  return { price: cheapest, priceVaries: least < most }
}

/** Pieces in whole packages. */
function piecesOf({ variants }: SeenProduct): number {
  return variants.reduce((sum, { available, price }) => {
    const packageSize = price?.packageSize ?? 1
    return sum + available - (available % packageSize)
  }, 0)
}

function onlyVariant({ variants }: SeenProduct): ProductCard['onlyVariant'] {
  const [{ id, code, available }] = variants as [SeenProduct['variants'][number]]
  return variants.length === 1 ? { id, code, available } : null
}

// The second picture is shown over the first, which has loaded by then, so it needs no preview.
function picturesOf(pictures: readonly SeenPicture[], shownId: number | undefined): ProductCard['pictures'] {
  // 0: of the shown variant; 1: of the product; 2: of another variant.
  const nearness = ({ variantIds, ofAll }: SeenPicture) =>
    shownId === undefined || variantIds.includes(shownId) ? 0 : ofAll ? 1 : 2
  return pictures
    .toSorted((a, b) => nearness(a) - nearness(b))
    .slice(0, 2)
    .map(({ hash, width, height, blur, alt }, place) => ({
      hash,
      width,
      height,
      blur: place === 0 ? blur : '',
      alt,
    }))
}

function variantQuery(
  features: readonly Feature[],
  details: readonly number[],
  chosen: Chosen,
): Pick<ProductCard, 'variantQuery'> {
  const wanted = new Set(chosen.flatMap((group) => group.details))
  const shown = new Set(details.filter((id) => wanted.has(id)))
  const named = features.flatMap(({ code, details }) =>
    details.filter(({ id }) => shown.has(id)).map((detail) => [code, detail.code]),
  )
  return { variantQuery: `?${String(new URLSearchParams(named))}` }
}
