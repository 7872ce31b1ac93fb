import type { Kurus } from '~/kernel/money'
import type { KdvRate } from '../write/product-input'
import type { Decimal } from './parsing/amounts'

/** Lines of the file, both included, counted from 1; in a workbook, rows of the sheet. */
export type Lines = { from: number; to: number }

/** A remark about one place in the file; its Turkish sentence names the fault and the remedy. */
export type Remark = { line: number; column: string; value: string; sentence: string }

/**
 * A product as read from a file: plain text, and prices per piece in kuruş, with or without KDV as the target price list
 * defines. Values that a format cannot express are null. Codes are stable: the same file gives the same codes again.
 */
export type ImportedProduct = {
  kind: 'product'
  lines: Lines
  code: string
  name: string
  /** Wanted link; null: from the name. */
  link: string | null
  /** Paragraphs separated by an empty line. */
  description: string
  summary: string | null
  brand: string | null
  /** Paths of names from the root; the first one is the main category. A single name is a category at any depth. */
  categories: string[][]
  /** Feature values of the product as a whole. */
  features: FeatureOf[]
  kdvRate: KdvRate | null
  /** Null when the file does not say: an unpublished product stays unpublished. */
  published: boolean | null
  seoTitle: string | null
  seoDescription: string | null
  variants: ImportedVariant[]
  pictures: ImportedPicture[]
  /** Remarks about values that were changed or left out. */
  remarks: Remark[]
}

export type FeatureOf = { feature: string; value: string }

export type ImportedVariant = {
  line: number
  code: string
  barcode: string | null
  name: string
  /** Feature values that tell it apart from the other variants: "Renk" → "Mavi". */
  options: FeatureOf[]
  price: Kurus
  /** The crossed-out price in the file. */
  compareAt: Kurus | null
  /** Pieces; null when the file does not say. */
  stock: number | null
  weightGrams: number
}

/** `url`: an http(s) address, or the name of a file in the folder or zip given with the products. */
export type ImportedPicture = { url: string; alt: string; variantCodes: string[] }

/**
 * One variant of an exported and edited file, of which only prices, package sizes and stock are read. `was` holds the values
 * at the time of the export; null when the file does not say.
 */
export type EditedVariant = {
  kind: 'edit'
  lines: Lines
  code: string
  name: string
  offers: EditedOffer[]
  stock: number | null
  was: { stock: number | null; offers: ReadonlyMap<string, OfferCells> } | null
}

/** Empty cells are null. `list` is the code of a price list. */
export type EditedOffer = { list: string } & OfferCells
export type OfferCells = { amount: Kurus | null; packageSize: number | null }

/** Lines without a valid product, and the reasons. fatal: the rest of the file cannot be read. */
export type ImportProblem = {
  kind: 'problem'
  lines: Lines
  code: string
  name?: string
  remarks: Remark[]
  fatal?: true
}

/** Remarks about the file as a whole that refuse no product. */
export type ImportNotice = { kind: 'notice'; remarks: Remark[] }

export type ImportItem = ImportedProduct | EditedVariant | ImportProblem | ImportNotice

/** Opens the file; callers may open it more than once. */
export type ImportFile = () => AsyncIterable<Uint8Array>

export type Encoding = 'utf-8' | 'windows-1254'

/** Settings for reading that are not in the file. */
export type ReadContext = {
  encoding: Encoding | null
  /** The decimal separator; null: numbers that could be read both ways are refused. */
  decimal: Decimal | null
  /** KDV rates by folded tax class or foreign rate, as `--kdv-map` gives them. */
  kdvNames: ReadonlyMap<string, KdvRate>
  /** Codes of the shop's price lists. */
  priceLists: readonly string[]
  /** Whether the target price list includes KDV. */
  kdvIncluded: boolean
  now: Date
}

/**
 * A file format for products. `read` keeps only incomplete products in memory, and gives the same items in the same order each
 * time it reads the same file.
 */
export type ImportFormat = {
  name: string
  read(file: ImportFile, context: ReadContext): AsyncIterable<ImportItem>
}
