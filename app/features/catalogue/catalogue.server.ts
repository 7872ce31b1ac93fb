// Longer than 250 lines: the public face of the largest feature; its exports are read as one list.
import { briefly, longerLifetime } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { Member, Visitor } from '~/features/identity/identity'
import {
  arrivalDays,
  type Feature,
  type NewArrival,
  type Offer,
  pageLength,
  type ProductCard,
  type ProductDetail,
  type SearchNote,
  type Showcase,
} from './catalogue'
import { getFeatures, getProducts, listProducts, priceWindow, toldByCards } from './listing/lists.server'
import { mostOfRule } from './listing/showcase'
import { toProductDetail } from './reading/product-detail.server'
import { readPlacedCards } from './listing/cards.server'
import { readDetailsOfCategories } from './listing/store-features.server'
import { searchQuery } from './schema'
import { readOffers, readVariantId } from './selling/store-offers.server'
import { type ProductKey, readProduct } from './reading/read-product.server'
import { readArrivals } from './reading/store-arrivals.server'
import { neighbours, readRelatedIds, readTopIds } from './reading/store-relations.server'
import { readShowcases, replaceHidden } from './listing/store-showcases.server'
import { readInstallmentLimit } from './selling/store-installments.server'

export { nextGoodsMoment } from './listing/store-moments.server'
export { makeFaultyRows } from './import/uploads/faulty-rows.server'
export { runUpload } from './import/uploads/run-upload.server'
export { countFaults, listFaults, listSuppliers, listUploads } from './import/uploads/store.server'
export {
  createUpload,
  dropOldUploads,
  readUpload,
  startUpload,
  stopUpload,
} from './import/uploads/uploads.server'
export {
  listPriceBatches,
  listPriceBatchRows,
  readPriceBatch,
  startPriceBatch,
  stopPriceBatch,
  undoPriceBatch,
} from './price-batches/batches.server'
export {
  listProductBatches,
  readProductBatch,
  startProductBatch,
  stopProductBatch,
  undoProductBatch,
} from './product-batches/batches.server'
export {
  applyStockCount,
  correctCountLine,
  dropStockCount,
  scanStock,
  startStockCount,
} from './stock-counts/count-stock.server'
export { listCountLines, listStockCounts, readStockCount } from './stock-counts/read-counts.server'
export { planProducts } from './product-batches/plan.server'
export { runProductBatch } from './product-batches/run-batch.server'
export { planPrices } from './price-batches/plan.server'
export { readListUse } from './price-batches/list-use.server'
export { runPriceBatch } from './price-batches/run-batch.server'
export { exportSheet } from './sheet/export.server'
export { makeProductLabels, mostLabels } from './labels/product-labels.server'
export { XmlRefusal } from './import/parsing/parse-xml.server'
export { readWorkbook } from './import/workbook/read-workbook.server'
export { followMovedList, refreshDuePrices } from './write/write-listing.server'
export { readHidden as listHiddenShowcases } from './listing/store-showcases.server'

export {
  getCategory,
  getCategoryByLink,
  getCategoryIdsBelow,
  getCategoryPictures,
  getCategoryTree,
  getProductIdsBelow,
  getMainCategory,
  searchCategories,
} from './listing/categories.server'
export { getFeatures, getProducts, listProducts }
export { readFirstProduct } from './reading/first-product.server'
export { readLowStock } from './reading/low-stock.server'
export { countMissed, dropOldMissed, listMissed, writeMissed } from './search/missed/missed-searches.server'
export { addSynonyms, openSearch, readSynonyms, synonymEditor } from './search/synonyms/synonyms.server'
export {
  type IndexedPage,
  listIndexedCategories,
  listProductParts,
  readPartProducts,
  readPartVersion,
} from './indexing/sitemap.server'
export { getOffersByCode } from './selling/offers-by-code.server'
export { getStockFacts } from './selling/stock-facts.server'
export { getVariantRows } from './reading/variant-rows.server'
export {
  changeReservation,
  getReserved,
  releaseReservation,
  reserveStock,
  settleReservation,
} from './selling/reservations.server'
export { returnStock, sellStock } from './selling/stock.server'
export { findVariantId, readVariantCode } from './reading/variant-codes.server'
export { categoryEditor, countProductsOf } from './write/edit-categories.server'
export { findProductIds, readNamedProducts } from './reading/named-products.server'
export { findStaffProducts, type FoundProduct } from './reading/find-products.server'
export { correctStock, readMovements, readStockOf } from './selling/correct-stock.server'
export { listBrandNames } from './reading/brand-names.server'
export { brandEditor, listBrands } from './write/edit-brands.server'
export {
  featureDetailEditor,
  featureEditor,
  type FeatureChange,
  type FeatureValues,
  listFeatureDetails,
  listFeatureRecords,
  listFeatureValues,
} from './write/edit-features.server'
export { productEditor } from './write/edit-products.server'
export { listShowcaseRecords, showcaseEditor, type ShowcaseRecord } from './write/edit-showcases.server'
export { type ShowcaseChange, showcaseInput } from './write/showcase-input.server'
export type { ProductInput } from './write/product-input'
export { type ProductRecord, readProductRecord } from './write/store-product-record.server'
export { mostRelated, readRelatedCodes, saveRelated } from './write/write-related.server'
export { type PastPrice, readLowestPrices, readPriceHistory } from './selling/price-history.server'
export { readStockValue } from './selling/stock-value.server'
export { catalogueNames } from './row-names.server'

const neighbourLength = 12

type Page = { start: number; length: number }

/** One product with its visible variants; null when this visitor may not see it. */
export function getProductById(db: Db, visitor: Visitor, id: number): Promise<ProductDetail | null> {
  return getProduct(db, visitor, { id })
}

/** The same by its link. */
export function getProductByLink(db: Db, visitor: Visitor, link: string): Promise<ProductDetail | null> {
  return getProduct(db, visitor, { link })
}

async function getProduct(db: Db, visitor: Visitor, key: ProductKey): Promise<ProductDetail | null> {
  const { windowDays, features } = await toldByCards(db)
  const row = await readProduct(db, visitor, key, windowDays)
  return row && toProductDetail(row, features)
}

/** One variant as this visitor may buy it; null only when there is no such variant. See `getOffers`. */
export async function getOffer(db: Db, visitor: Visitor, variantId: number): Promise<Offer | null> {
  return (await getOffers(db, visitor, [variantId])).get(variantId) ?? null
}

/**
 * Offers by variant id, in one query. A variant that exists but is not for sale to this visitor (hidden, withdrawn,
 * without a price) has price null and available 0: show its name only to visitors who already have it, as in a basket line.
 */
export async function getOffers(
  db: Db,
  visitor: Visitor,
  variantIds: readonly number[],
): Promise<Map<number, Offer>> {
  if (variantIds.length === 0) return new Map()
  const offers = await readOffers(db, visitor, variantIds, await priceWindow(db))
  return new Map(offers.map((offer) => [offer.variantId, offer]))
}

/**
 * Id of the one visible variant that fits everything given: a product that has only one variant, a variant, or a code in
 * any spelling. Null when none or several fit.
 */
export function findVariant(
  db: Db,
  visitor: Visitor,
  wanted: { productId?: number; variantId?: number; code?: string },
): Promise<number | null> {
  return readVariantId(db, visitor, wanted)
}

/** The highest number of instalments that all these products and their categories allow; null without a rule. */
export async function getInstallmentLimit(db: Db, productIds: readonly number[]): Promise<number | null> {
  if (productIds.length === 0) return null
  return readInstallmentLimit(db, productIds)
}

/**
 * Search hits, best first: exact code, words of the name, other words, similar words. Fewer than 3 characters find nothing.
 * `counted` limits the counting: a total of `counted + 1` means "more than `counted`".
 */
export async function searchProducts(
  db: Db,
  visitor: Visitor,
  typed: string,
  { counted, ...page }: { start?: number; length: number; counted?: number },
): Promise<{ products: ProductCard[]; total: number; note: SearchNote | null }> {
  const query = searchQuery(typed, page)
  const { products, total, note = null } = await listProducts(db, visitor, query, { facets: false, counted })
  return { products, total, note }
}

/** Active showcases, each with its first products, in two queries. Without `ids`: those that the visitor has not hidden. */
export async function getShowcases(db: Db, visitor: Visitor, ids?: readonly number[]): Promise<Showcase[]> {
  const rows = await readShowcases(db, visitor, { ids, start: 0, length: mostOfRule })
  const cards = await getProducts(db, visitor, [...new Set(rows.flatMap(({ productIds }) => productIds))])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return rows.map(({ id, code, title, subtitle, productIds }) => ({
    id,
    code,
    title,
    subtitle,
    products: productIds.flatMap((productId) => byId.get(productId) ?? []),
  }))
}

/** Hides exactly these showcases from a member's home page. False when one of them does not exist. */
export function hideShowcases(db: Db, member: Member, ids: readonly number[]): Promise<boolean> {
  return transaction(db, (db) => replaceHidden(db, member, ids))
}

/** One page of a showcase; null when there is no such active showcase. */
export async function getShowcaseProducts(
  db: Db,
  visitor: Visitor,
  id: number,
  page: Page = { start: 0, length: pageLength },
): Promise<{ products: ProductCard[]; total: number } | null> {
  const [row] = await readShowcases(db, visitor, { ids: [id], ...page })
  return row ? { products: await getProducts(db, visitor, row.productIds), total: row.total } : null
}

/** Numbers of the products that a visitor sees in each showcase, by id, as if every showcase was shown now. */
export async function countShowcaseProducts(db: Db, visitor: Visitor): Promise<Map<number, number>> {
  const rows = await readShowcases(db, visitor, { all: true, start: 0, length: 0 })
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** The products of a showcase that a visitor would see on pages if it was shown now, and their number. */
export async function previewShowcase(db: Db, visitor: Visitor, id: number) {
  const [row] = await readShowcases(db, visitor, { ids: [id], all: true, start: 0, length: mostOfRule })
  return { products: await getProducts(db, visitor, row?.productIds ?? []), total: row?.total ?? 0 }
}

/** Products related to one: those that the shop chose first, then others of its category. */
export async function getRelated(
  db: Db,
  visitor: Visitor,
  productId: number,
  length = neighbourLength,
): Promise<ProductCard[]> {
  return getProducts(db, visitor, await readRelatedIds(db, visitor, [productId], length))
}

/** Products to recommend beside these (a basket, the last seen): related ones first, then the shop's best. */
export async function getRecommended(
  db: Db,
  visitor: Visitor,
  { productIds = [], length = neighbourLength }: { productIds?: readonly number[]; length?: number } = {},
): Promise<ProductCard[]> {
  const near = productIds.length > 0 ? await readRelatedIds(db, visitor, productIds, length) : []
  const missing = length - near.length
  const top = missing > 0 ? await readTopIds(db, visitor, [...productIds, ...near], missing) : []
  return getProducts(db, visitor, [...near, ...top])
}

/**
 * Products shown below a product, in one query: related ones, then others in the shop's own order. The process keeps the
 * beginning of that order for 5 s.
 */
export async function getNeighbours(
  db: Db,
  visitor: Visitor,
  productId: number,
  length = neighbourLength,
): Promise<{ related: ProductCard[]; recommended: ProductCard[] }> {
  // Enough are left when the product itself and all related ones are among them.
  const enough = 2 * length + 1
  const [top, told] = await Promise.all([
    briefly(
      db,
      `top ${enough} for ${visitor.sees}`,
      () => readTopIds(db, visitor, [], enough),
      longerLifetime,
    ),
    toldByCards(db),
  ])
  const cards = await readPlacedCards(db, visitor, neighbours(visitor, productId, top, length), told)
  const cardsOf = (isRelated: boolean) =>
    cards.flatMap(({ place, card }) => (place < length === isRelated ? card : []))
  return { related: cardsOf(true), recommended: cardsOf(false) }
}

/** Products of the last 90 days, newest first. */
export async function getNewArrivals(
  db: Db,
  visitor: Visitor,
  page: Page,
): Promise<{ arrivals: NewArrival[]; total: number }> {
  const { total, arrivals } = await readArrivals(db, visitor, { days: arrivalDays, ...page })
  const cards = await getProducts(
    db,
    visitor,
    arrivals.map(({ id }) => id),
  )
  const byId = new Map(arrivals.map(({ id, publishedAt }) => [id, new Date(publishedAt)]))
  return { total, arrivals: cards.map((product) => ({ product, publishedAt: byId.get(product.id)! })) }
}

/** Filterable features with the values that visible products of these categories and their descendants have. */
export async function getFeaturesOfCategories(
  db: Db,
  visitor: Visitor,
  categoryIds: readonly number[],
): Promise<Feature[]> {
  const [features, used] = [await getFeatures(db), await readDetailsOfCategories(db, visitor, categoryIds)]
  const known = new Set(used)
  return features
    .filter(({ filterable }) => filterable)
    .map((feature) => ({ ...feature, details: feature.details.filter(({ id }) => known.has(id)) }))
    .filter(({ details }) => details.length > 0)
}
