import type { Kurus } from '~/kernel/money'

/** Kuruş per piece: the amount of the largest possible line is still a safe integer. */
export const largestPrice: Kurus = 1_000_000_000

export type Visibility = 0 | 1 | 2
export type KdvRate = 0 | 1 | 10 | 20

/** A product as importers and the back office write it; found again by its code. */
export type ProductInput = {
  code: string
  name: string
  /** Wanted link, made unique; when left out, it comes from the name. */
  link?: string
  description: string
  kdvRate: KdvRate
  brandId: number | null
  /** The first is the main category. */
  categoryIds: number[]
  /** Feature details that hold for the product as a whole. */
  detailIds: number[]
  /** In the order shown. A variant that is left out can no longer be bought. */
  variants: VariantInput[]
  /** In the order shown; when left out, they stay as they are. */
  pictures?: ProductPictureInput[]
  // The fields below stay as they are when left out; a new product gets the default.
  summary?: string
  /** Default: true. */
  published?: boolean
  visibility?: Visibility
  seoTitle?: string
  seoDescription?: string
  rank?: number
  publishedAt?: Date
  maxInstallments?: number
}

/** A product with its present or future id. */
export type Identified = ProductInput & { id: number }

/** Variant ids by comparable code. */
export type VariantIds = ReadonlyMap<string, number>

export type VariantInput = {
  code: string
  barcode: string | null
  name: string
  weightGrams: number
  /** Feature details that tell it apart from the other variants. */
  detailIds: number[]
  /** Price lists that are left out keep their offer. */
  offers: OfferInput[]
  visibility?: Visibility
}

export type OfferInput = {
  priceListId: number
  /** When left out, it stays; 1 in a list that has not sold the variant yet. */
  packageSize?: number
  /** Per piece, with or without KDV as the list defines. */
  amount: Kurus
  /** When left out, existing ones stay. */
  breaks?: { minQuantity: number; amount: Kurus }[]
  /** The price before, until `until`; only for a new variant. */
  earlier?: { amount: Kurus; from: Date; until: Date }
}

export type ProductPictureInput = {
  pictureId: number
  alt: string
  /** The variants it shows; empty: all. */
  variantCodes: string[]
  /** Address that it was fetched from, so that the next import does not fetch it again. */
  source?: string
}

export type ProductPart = 'product' | 'categories' | 'features' | 'variants' | 'prices' | 'pictures'

/** conflict: a variant code or barcode belongs to another product or occurs twice; the product was not written. */
export type SavedProduct =
  | { status: 'created' | 'updated' | 'unchanged'; id: number; changes: ProductPart[] }
  | { status: 'conflict'; field: 'code' | 'barcode'; value: string }
