import type { Kurus } from '~/kernel/money'

/** A variant in an exported file. */
export type SheetRow = {
  code: string
  productCode: string
  productName: string
  variantName: string
  barcode: string | null
  brand: string | null
  /** Names of the main category, from the root. */
  category: string[]
  /** "Renk: Kahve": values of the product, then of the variant. */
  features: string[]
  kdvRate: number
  published: boolean
  sellable: boolean
  onHand: number
  reserved: number
  /** By price list, without lists that do not sell the variant. */
  offers: ReadonlyMap<number, { amount: Kurus | null; packageSize: number }>
}
