import type { Kurus } from '~/kernel/money'
import type { KdvRate } from '../write/product-input'
import type { Decimal } from './parsing/amounts'

/** Lines of the file, both included; the first is 1. In a workbook the row of the sheet. */
export type Lines = { from: number; to: number }

/** Something to tell of one place in the file; the sentence says in Turkish what is wrong and what to do. */
export type Remark = { line: number; column: string; value: string; sentence: string }

/**
 * A product as a file tells of it: plain text, prices per piece in kuruş as the list asked for has them. What a format
 * cannot express is null. Codes are stable: the same file gives the same codes again.
 */
export type ImportedProduct = {
  kind: 'product'
  lines: Lines
  code: string
  name: string
  /** Wished link; null: from the name. */
  link: string | null
  /** Paragraphs separated by an empty line. */
  description: string
  summary: string | null
  brand: string | null
  /** Names from the root; the first path is the main category. A path of one name is a category anywhere. */
  categories: string[][]
  /** What holds for the product as a whole. */
  features: FeatureOf[]
  kdvRate: KdvRate | null
  /** Null when the file does not say: what the staff has taken off sale stays so. */
  published: boolean | null
  seoTitle: string | null
  seoDescription: string | null
  variants: ImportedVariant[]
  pictures: ImportedPicture[]
  /** What could not be taken over as it stands. */
  remarks: Remark[]
}

export type FeatureOf = { feature: string; value: string }

export type ImportedVariant = {
  line: number
  code: string
  barcode: string | null
  name: string
  /** What tells it from its siblings: "Renk" → "Mavi". */
  options: FeatureOf[]
  price: Kurus
  /** The price the file shows crossed out. */
  compareAt: Kurus | null
  /** Pieces; null when the file does not say. */
  stock: number | null
  weightGrams: number
}

/** `url`: an http(s) address, or the name of a file among those given beside the products. */
export type ImportedPicture = { url: string; alt: string; variantCodes: string[] }

/**
 * One variant of a file that was exported here and edited: only prices, package sizes and stock come back. `was` is
 * what stood there when it was exported; null when the file does not say.
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

/** Lines that give no product, and why. fatal: the file cannot be read any further. */
export type ImportProblem = {
  kind: 'problem'
  lines: Lines
  code: string
  name?: string
  remarks: Remark[]
  fatal?: true
}

/** What holds for the file and refuses nothing. */
export type ImportNotice = { kind: 'notice'; remarks: Remark[] }

export type ImportItem = ImportedProduct | EditedVariant | ImportProblem | ImportNotice

/** Opens the file; it may be opened more than once. */
export type ImportFile = () => AsyncIterable<Uint8Array>

export type Encoding = 'utf-8' | 'windows-1254'

/** What was said about a file that the file does not say itself. */
export type ReadContext = {
  encoding: Encoding | null
  /** What stands before the decimals; null: told by row where a number could be read both ways. */
  decimal: Decimal | null
  /** KDV rates by folded tax class or foreign rate, as `--kdv-map` gives them. */
  kdvNames: ReadonlyMap<string, KdvRate>
  /** Codes of the shop's price lists. */
  priceLists: readonly string[]
  /** Whether the list that prices of products go into contains KDV. */
  kdvIncluded: boolean
  now: Date
}

/**
 * One way to write products into a file. `read` keeps no more in memory than the products that are not complete yet,
 * and gives the same items in the same order whenever it reads the same file.
 */
export type ImportFormat = {
  name: string
  read(file: ImportFile, context: ReadContext): AsyncIterable<ImportItem>
}
