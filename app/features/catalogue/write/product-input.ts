import type { Kurus } from '~/kernel/money'

/** Of one piece, kuruş: with as many pieces as a line takes it is still a whole number of JavaScript. */
export const largestPrice: Kurus = 1_000_000_000

export type Visibility = 0 | 1 | 2
export type KdvRate = 0 | 1 | 10 | 20

/** A product as importers and the back office write it; found again by its code. */
export type ProductInput = {
  code: string
  name: string
  /** Wished link; made unique. Left out: from the name. */
  link?: string
  description: string
  kdvRate: KdvRate
  brandId: number | null
  /** The first is the main category. */
  categoryIds: number[]
  /** Feature details that hold for the product as a whole. */
  detailIds: number[]
  /** In the order shown. One that is left out can no longer be bought. */
  variants: VariantInput[]
  /** In the order shown. Left out: they stay as they are. */
  pictures?: ProductPictureInput[]
  // What follows stays as it is when left out; a new product gets the default.
  summary?: string
  /** A new product is. */
  published?: boolean
  visibility?: Visibility
  seoTitle?: string
  seoDescription?: string
  rank?: number
  publishedAt?: Date
  maxInstallments?: number
}

/** A product with the id it has or will have. */
export type Identified = ProductInput & { id: number }

/** Variant ids by comparable code. */
export type VariantIds = ReadonlyMap<string, number>

export type VariantInput = {
  code: string
  barcode: string | null
  name: string
  weightGrams: number
  /** What tells it from its siblings. */
  detailIds: number[]
  /** Lists left out keep their offer. */
  offers: OfferInput[]
  visibility?: Visibility
}

export type OfferInput = {
  priceListId: number
  /** Left out: it stays; 1 in a list that did not sell the variant. */
  packageSize?: number
  /** Per piece, as the list has it: with or without KDV. */
  amount: Kurus
  /** Left out: those that are there stay. */
  breaks?: { minQuantity: number; amount: Kurus }[]
  /** What was asked until `until`; only for a variant that is new here. */
  earlier?: { amount: Kurus; from: Date; until: Date }
}

export type ProductPictureInput = {
  pictureId: number
  alt: string
  /** The variants it shows; empty: all. */
  variantCodes: string[]
  /** Where it was fetched from, so that the next import need not fetch it again. */
  source?: string
}

export type ProductPart = 'product' | 'categories' | 'features' | 'variants' | 'prices' | 'pictures'

/** conflict: a variant code or barcode belongs to another product or stands twice; nothing of this product was written. */
export type SavedProduct =
  | { status: 'created' | 'updated' | 'unchanged'; id: number; changes: ProductPart[] }
  | { status: 'conflict'; field: 'code' | 'barcode'; value: string }
