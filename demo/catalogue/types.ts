/**
 * The demo catalogue as plain data, before it is loaded. Money is integer kuruş per piece; the retail list includes KDV, the
 * two wholesale lists do not.
 */
export interface DemoCatalogue {
  categories: DemoCategory[]
  brands: DemoBrand[]
  features: DemoFeature[]
  products: DemoProduct[]
  showcases: DemoShowcase[]
}

export interface DemoCategory {
  key: string
  parentKey: string | null
  name: string
  link: string
  description: string
  seoTitle: string
  seoDescription: string
  position: number
}

export interface DemoBrand {
  key: string
  name: string
  link: string
}

export type FeatureKind = 'text' | 'swatch' | 'number'

export interface DemoFeature {
  code: string
  name: string
  kind: FeatureKind
  unit?: string
  filterable: boolean
  position: number
  explanation?: string
  details: DemoFeatureDetail[]
}

export interface DemoFeatureDetail {
  code: string
  value: string
  /** #rrggbb, swatches only */
  color?: string
  position: number
}

export type DemoVisibility = 'guest' | 'member' | 'wholesale'
export type DemoPriceList = 'perakende' | 'bayi' | 'toptan'
export type DemoPackageSize = 1 | 6 | 12
export type DemoKdvRate = 20 | 10 | 1

export interface DemoProduct {
  code: string
  name: string
  link: string
  brandKey: string
  /** the first one is the main category, always a leaf */
  categoryKeys: string[]
  summary: string
  /** plain text, paragraphs separated by an empty line */
  description: string
  kdvRate: DemoKdvRate
  visibility: DemoVisibility
  publishedDaysAgo: number
  rank: number
  seoTitle: string
  seoDescription: string
  /** feature code → detail codes of the product as a whole */
  features: Record<string, string[]>
  variants: DemoVariant[]
  /** the first one is the main picture */
  pictures: DemoPicture[]
  relatedCodes: string[]
  maxInstallments?: number
}

export interface DemoVariant {
  code: string
  barcode: string
  name: string
  visibility: DemoVisibility
  /** feature code → detail code that distinguishes this variant */
  features: Record<string, string>
  stock: number
  weightGrams: number
  /** at most one per list; a list without an offer falls back: toptan → bayi → perakende */
  offers: DemoOffer[]
}

export interface DemoOffer {
  list: DemoPriceList
  packageSize: DemoPackageSize
  priceKurus: number
  /** the price before the last change, with the day of that change */
  compareAtKurus?: number
  priceChangedDaysAgo?: number
  /** lower prices per piece from a number of pieces on, which is a multiple of the package */
  breaks?: DemoPriceBreak[]
}

export interface DemoPriceBreak {
  minQuantity: number
  priceKurus: number
}

export type DemoPictureView = 'flat' | 'watch' | 'detail' | 'size' | 'pack' | 'object'

export interface DemoPicture {
  /** name of a file in demo/pictures */
  file: string
  view: DemoPictureView
  alt: string
  /** the variants this picture shows; absent means all of them */
  variantCodes?: string[]
  width: number
  height: number
}

export interface DemoShowcase {
  code: string
  title: string
  subtitle?: string
  productCodes: string[]
}
