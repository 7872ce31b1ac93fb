// Longer than 250 lines: the types of the whole catalogue that other features and pages read.
export { faultOfMapping, type MappedField, mappedFields, type Mapping } from './import/mapped/mapping'
export {
  isRunning,
  type UploadFault,
  type UploadKind,
  uploadKinds,
  type UploadOptions,
  type UploadRefusal,
} from './import/uploads/upload'
export {
  isBusy,
  type PriceFilter,
  type PricePlan,
  type PriceRule,
  type Rounding,
  roundings,
} from './price-batches/price-batch'
export { most as mostCounted, type StockCount, type StockCountLine } from './stock-counts/stock-count'
export type { ProductChange, ProductFilter, ProductPlan } from './product-batches/product-batch'
export { type LabelSize, labelSizes } from './labels/product-label'
export { lastPosition, longestWords } from './write/vocabulary'
import type { Picture } from '~/features/media/media'
import type { OfferPrice } from './selling/pricing'

export type { OfferPrice } from './selling/pricing'
export { grossUnit, isShownNet, priceLine, shownTotal, shownUnit, unitAt } from './selling/pricing'

/** none: less than one package; little: at most `littleStock` pieces; plenty: more. */
export type StockState = 'none' | 'little' | 'plenty'
export const littleStock = 4

/** State of `available` pieces that are sold in packages of `packageSize`. */
export function stockState(available: number, packageSize = 1): StockState {
  if (available < packageSize) return 'none'
  return available <= littleStock ? 'little' : 'plenty'
}

export type CategoryLink = { id: number; name: string; link: string }
export type CategoryNode = CategoryLink & { children: CategoryNode[] }

/** A category with the texts of its own page. */
export type Category = CategoryLink & {
  description: string
  seoTitle: string
  seoDescription: string
  /** From the root category to this one, itself included. */
  breadcrumb: CategoryLink[]
  children: CategoryLink[]
}

/** A feature with all its values, as the shop defines it. */
export type Feature = {
  id: number
  code: string
  name: string
  kind: 'text' | 'swatch' | 'number'
  unit: string | null
  explanation: string | null
  filterable: boolean
  details: FeatureDetail[]
}

/** `value` includes the unit of its feature: "22 mm". */
export type FeatureDetail = { id: number; code: string; value: string; color: string | null }

/** The features that a card shows by name. */
export const colourKind = 'swatch'
export const widthFeature = 'genislik'

/** A product in a list, with only what this visitor may see; prices are of the visitor's price key only. */
export type ProductCard = {
  id: number
  code: string
  name: string
  link: string
  /** The query that chooses the shown variant on the product's page: `?renk=taba`. */
  variantQuery?: string
  brand: string | null
  /** At most two, those of the shown variant first: the second shows on hover. */
  pictures: Picture[]
  /** Of the cheapest visible variant; null when no variant has a price. */
  price: OfferPrice | null
  /** True when variants differ in price: the card says "başlayan". */
  priceVaries: boolean
  stock: StockState
  variantCount: number
  /** Set when there is only one variant: the card can put it straight into the basket. */
  onlyVariant: { id: number; code: string; available: number } | null
  /** Colours and widths of the visible variants, with their unit ("22 mm"), in the shop's order. */
  colours: { name: string; color: string | null }[]
  widths: string[]
  isNew: boolean
}

/** A row of the compact list: one variant as this visitor may buy it. */
export type VariantRow = {
  productId: number
  variantId: number
  code: string
  name: string
  width: string | null
  colour: { name: string; color: string | null } | null
  /** Other values that tell it apart: a volume, the watches that it fits. */
  others: string[]
  price: OfferPrice | null
  available: number
}

export type Showcase = { id: number; code: string; title: string; subtitle: string; products: ProductCard[] }

/** A product of /yeni-gelenler with the time it was published; the page groups them by week. */
export type NewArrival = { publishedAt: Date; product: ProductCard }

/** One variant as this visitor may buy it. */
export type Offer = {
  productId: number
  variantId: number
  /** The variant's own code: `product_code` on the wire. */
  code: string
  productCode: string
  productName: string
  variantName: string
  link: string
  picture: Picture | null
  categoryIds: number[]
  /** Null: no longer for sale to this visitor (code 239). */
  price: OfferPrice | null
  /** Pieces that can be sold now: on hand minus reserved. */
  available: number
  weightGrams: number
}

/** A variant and its free stock without a visitor, for jobs and emails. */
export type StockFacts = {
  productName: string
  /** Hash of the picture that shows the variant; null: the product has none. */
  pictureHash: string | null
  variantName: string
  /** Path of the product's page with this variant chosen. */
  path: string
  /** Pieces that can be sold now: on hand minus reserved. */
  available: number
  /** The variety that a visitor must see to buy it (`Visitor.sees`); null: no visitor may. */
  level: number | null
}

/** The goods that a typed code names: one variant, or a product whose variants have codes of their own. */
export type CodeMatch =
  | { status: 'one'; offer: Offer }
  | { status: 'several'; choices: { code: string; name: string }[] }

export type FeatureValue = {
  feature: string
  name: string
  kind: 'text' | 'swatch' | 'number'
  value: string
  color: string | null
}

export type ProductVariant = {
  id: number
  code: string
  barcode: string | null
  name: string
  price: OfferPrice | null
  available: number
  /** Its detail codes by feature code: { genislik: '22-mm', renk: 'taba' }. */
  details: Record<string, string>
}

export type ProductDetail = {
  id: number
  code: string
  name: string
  link: string
  brand: { name: string; link: string } | null
  summary: string
  description: string
  seoTitle: string
  seoDescription: string
  kdvRate: number
  breadcrumb: CategoryLink[]
  /** With the variants that each picture shows; empty: all. */
  pictures: (Picture & { variantIds: number[] })[]
  features: FeatureValue[]
  /** Features whose value differs between variants, in the order they are chosen. */
  options: {
    code: string
    name: string
    kind: 'text' | 'swatch' | 'number'
    values: { code: string; value: string; color: string | null }[]
  }[]
  variants: ProductVariant[]
  isNew: boolean
}

export const sorts = ['onerilen', 'yeni', 'fiyat-artan', 'fiyat-azalan', 'ad'] as const
export type Sort = (typeof sorts)[number]
/** True for the two orders by price, which depend on the visitor's price list. */
export const isByPrice = (sort: Sort) => sort === 'fiyat-artan' || sort === 'fiyat-azalan'

/** The question of a list page; all of it comes from the address. */
export type ListQuery = {
  categoryId?: number
  brandId?: number
  /** Feature detail ids: any of them within a feature, all of them across features. */
  details: number[]
  /** Kuruş per piece as shown to this visitor. */
  priceFrom?: number
  priceTo?: number
  inStock?: boolean
  packageSize?: number
  /** Folded search or empty. */
  search?: string
  sort: Sort
  start: number
  length: number
}

export type Facet = {
  featureId: number
  code: string
  name: string
  kind: 'text' | 'swatch' | 'number'
  explanation: string | null
  /** count: products in the list if this value were chosen too. */
  values: { id: number; code: string; value: string; color: string | null; count: number; chosen: boolean }[]
}

/** How the hits of a search were found. */
export type SearchNote = {
  /** Products fit the search as typed. False: there are none, or only others like them. */
  asTyped: boolean
  /** The search that was probably meant; the hits fit it. Null: none is better. */
  meant: string | null
  /** Typed words that no product has; the hits fit the others. */
  leftOut: string[]
}

export type ProductList<Product = ProductCard> = {
  products: Product[]
  total: number
  /** Of a search; null when it has too few characters to be one. */
  note?: SearchNote | null
  facets: Facet[]
  /** Gross kuruş per piece, without the price filter; null for an empty list. */
  priceRange: { from: number; to: number } | null
  inStockCount: number
  packageSizes: { size: number; count: number; chosen: boolean }[]
}

/** Days for which a product counts as new, and for which a crossed-out price may be shown. */
export const newForDays = 45
export const beforeShownForDays = 60
/** Days that /yeni-gelenler goes back. */
export const arrivalDays = 90
/** Days in which the lowest earlier price is looked for; setting `catalogue/lowest_price_window_days`. */
export const lowestPriceWindowDays = 30

/** Products per page, everywhere (specification §9). */
export const pageLength = 30
/** Most products on one page, also after "show more" (promise L43). */
export const mostShown = 150
export const searchMinimum = 3
/** Characters of a search that are used; the rest is cut off (promise L43). */
export const searchMaximum = 100
export const facetLength = 100
/** Features that one list may be filtered by at once. */
export const mostFilters = 20
