import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { colourKind, type Feature, type ListQuery, type VariantRow, widthFeature } from '../catalogue'
import { toldByCards } from '../listing/lists.server'
import { inPlaces, readSeen, type SeenProduct, type SeenVariant } from '../stored/seen-products.server'

type Filters = Pick<ListQuery, 'details' | 'inStock' | 'packageSize'>

/**
 * The compact list of products, in one query: a row per visible variant with prices of the visitor's price key, in the order of
 * `productIds`, sold-out variants last within their product. The filters of the list hold for each row.
 */
export async function getVariantRows(
  db: Db,
  visitor: Visitor,
  productIds: readonly number[],
  filters: Filters = { details: [] },
): Promise<VariantRow[]> {
  if (productIds.length === 0) return []
  const { features, windowDays } = await toldByCards(db)
  const chosen = chosenGroups(features, filters.details)
  const products = await readSeen(db, visitor, inPlaces(productIds), windowDays)
  return products.flatMap((product) => {
    const fits = product.variants.filter(
      (variant) =>
        chosen.every((group) => [...variant.details, ...product.details].some((id) => group.has(id))) &&
        isFit(variant, filters),
    )
    return fits
      .toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)))
      .map((variant) => toRow(product, variant, features))
  })
}

// One of the chosen values must hold within a feature, and every feature must hold.
function chosenGroups(features: readonly Feature[], chosen: readonly number[]): ReadonlySet<number>[] {
  const wanted = new Set(chosen)
  const groups = features.map(
    ({ details }) => new Set(details.flatMap(({ id }) => (wanted.has(id) ? id : []))),
  )
  return groups.filter(({ size }) => size > 0)
}

/** Less than one package is left, as in `stockState`. */
const isSoldOut = ({ available, price }: SeenVariant) => available < (price?.packageSize ?? 1)

function isFit(variant: SeenVariant, { inStock, packageSize }: Filters): boolean {
  if (inStock && isSoldOut(variant)) return false
  return packageSize === undefined || variant.price?.packageSize === packageSize
}

function toRow(product: SeenProduct, variant: SeenVariant, features: readonly Feature[]): VariantRow {
  const own = new Set(variant.details)
  const all = new Set([...own, ...product.details])
  const details = features.flatMap(({ code: feature, kind, details }) =>
    details.filter(({ id }) => all.has(id)).map((detail) => ({ ...detail, feature, kind })),
  )
  const colour = details.find(({ kind }) => kind === colourKind)
  const width = details.find(({ feature }) => feature === widthFeature)
  const others = details.filter(
    ({ id, kind, feature }) => own.has(id) && kind !== colourKind && feature !== widthFeature,
  )
  return {
    productId: product.id,
    variantId: variant.id,
    code: variant.code,
    name: variant.name,
    width: width?.value ?? null,
    colour: colour ? { name: colour.value, color: colour.color } : null,
    others: others.map(({ value }) => value),
    price: variant.price,
    available: variant.available,
  }
}
