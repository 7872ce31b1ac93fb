import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { colourKind, type ListQuery, type VariantRow, widthFeature } from '../catalogue'
import { getFeatures, priceWindow } from '../listing/lists.server'
import { toOfferPrice } from '../selling/store-prices.server'
import { readVariantRows, type StoredVariantRow } from './store-variant-rows.server'

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
  const [rows, chosen] = [
    await readVariantRows(db, visitor, productIds, await priceWindow(db)),
    await chosenGroups(db, filters.details),
  ]
  return rows
    .filter(({ details }) => chosen.every((group) => details.some(({ id }) => group.has(id))))
    .map((row) => toRow(visitor, row))
    .filter((row) => isFit(row, filters))
}

// One of the chosen values must hold within a feature, and every feature must hold.
async function chosenGroups(db: Db, chosen: readonly number[]): Promise<ReadonlySet<number>[]> {
  if (chosen.length === 0) return []
  const wanted = new Set(chosen)
  const groups = (await getFeatures(db)).map(
    ({ details }) => new Set(details.flatMap(({ id }) => (wanted.has(id) ? id : []))),
  )
  return groups.filter(({ size }) => size > 0)
}

function toRow(visitor: Visitor, row: StoredVariantRow): VariantRow {
  const { productId, variantId, code, name, available, details } = row
  const colour = details.find(({ kind }) => kind === colourKind)
  const width = details.find(({ feature }) => feature === widthFeature)
  const others = details.filter(
    ({ ofVariant, kind, feature }) => ofVariant && kind !== colourKind && feature !== widthFeature,
  )
  return {
    productId,
    variantId,
    code,
    name,
    width: width?.value ?? null,
    colour: colour ? { name: colour.value, color: colour.color } : null,
    others: others.map(({ value }) => value),
    price: toOfferPrice(visitor.priceKey, row.price, row.kdvRate),
    available,
  }
}

function isFit({ price, available }: VariantRow, { inStock, packageSize }: Filters): boolean {
  if (inStock && available < (price?.packageSize ?? 1)) return false
  return packageSize === undefined || price?.packageSize === packageSize
}
