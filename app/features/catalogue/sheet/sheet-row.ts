import type { Kurus } from '~/kernel/money'

/** A variant as it stands in an exported file. */
export type SheetRow = {
  code: string
  productCode: string
  productName: string
  variantName: string
  barcode: string | null
  brand: string | null
  /** Names of the main category, from the root. */
  category: string[]
  /** "Renk: Kahve", of the product and then of the variant. */
  features: string[]
  kdvRate: number
  published: boolean
  sellable: boolean
  onHand: number
  reserved: number
  /** By price list; a list that does not sell the variant is missing. */
  offers: ReadonlyMap<number, { amount: Kurus | null; packageSize: number }>
}
