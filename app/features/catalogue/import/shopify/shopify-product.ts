import type { Kurus } from '~/kernel/money'
import { normalizeText, slug, uniqueSlug } from '~/kernel/turkish'
import { readPieces, readPrice } from '../parsing/amounts'
import type {
  ImportedPicture,
  ImportedProduct,
  ImportedVariant,
  ImportProblem,
  Lines,
  ReadContext,
  Remark,
} from '../format'
import { htmlToText } from '../parsing/html-text'
import { headings, type Column, type Fields } from './shopify-columns'
import { text } from '../text'

/** A row of the file with its lines in it. */
export type Row = { fields: Fields; lines: Lines }

/** The key that the lines of a product share; newer files have none for products with one variant. */
export function handleOf(fields: Fields): string {
  return fields.handle || slug(fields.title)
}

/** Code and name of a product in reports. */
export function nameOf({ fields }: Row): { code: string; name: string } {
  return { code: productCode(handleOf(fields)), name: normalizeText(fields.title) }
}

/** Remarks about the rows of one product: `notes` refuse nothing, a single fault refuses the whole product. */
type Told = { notes: Remark[]; faults: Remark[] }

/** The product of consecutive lines with one handle, or the reasons why it is refused. */
export function readProduct(rows: readonly Row[], context: ReadContext): ImportedProduct | ImportProblem {
  const first = rows[0]!
  const told: Told = { notes: [], faults: [] }
  const product = assemble(first, rows, context, told)
  const { lines, code, name } = product
  return told.faults.length > 0 ? { kind: 'problem', lines, code, name, remarks: told.faults } : product
}

function assemble(first: Row, rows: readonly Row[], context: ReadContext, told: Told): ImportedProduct {
  const { fields } = first
  const { code, name } = nameOf(first)
  if (code === '') told.faults.push(remark(first, 'handle', text.noHandle))
  if (name === '') told.faults.push(remark(first, 'title', text.noTitle))
  if (name.includes('\uFFFD')) told.faults.push(remark(first, 'title', text.brokenText))
  if (fields.giftCard.toLowerCase() === 'true') told.faults.push(remark(first, 'giftCard', text.giftCard))
  const variants = readVariants(code, fields, rows, context, told)
  if (variants.length === 0) told.faults.push(remark(first, 'price', text.noVariant))
  const category = normalizeText(fields.type) || normalizeText(fields.productCategory.split('>').at(-1)!)
  return {
    kind: 'product',
    lines: { from: first.lines.from, to: rows.at(-1)!.lines.to },
    code,
    name,
    link: handleOf(fields),
    description: htmlToText(fields.body),
    summary: null,
    brand: normalizeText(fields.vendor) || null,
    categories: category ? [[category]] : [],
    features: [],
    kdvRate: null,
    published: publishedOf(fields),
    seoTitle: normalizeText(fields.seoTitle) || null,
    seoDescription: normalizeText(fields.seoDescription) || null,
    variants: variants.map(({ variant }) => variant),
    pictures: readPictures(name, rows, variants),
    remarks: told.notes,
  }
}

/** Null when neither column says anything. */
function publishedOf({ published, status }: Fields): boolean | null {
  if (published === '' && status === '') return null
  return published.toLowerCase() !== 'false' && ['', 'active'].includes(status.toLowerCase())
}

/** The product's code from its handle, which is stable and unique; in capitals, like the shop's own codes. */
function productCode(handle: string): string {
  return (slug(handle) || encodeURIComponent(handle)).toUpperCase()
}

type Placed = { row: Row; variant: ImportedVariant }

function readVariants(
  code: string,
  first: Fields,
  rows: readonly Row[],
  context: ReadContext,
  told: Told,
): Placed[] {
  const taken = new Set<string>()
  return rows.filter(isVariant).map((row): Placed => {
    const options = readOptions(first, row.fields)
    const values = options.map(({ value }) => value)
    const derived = uniqueSlug(
      [code.toLowerCase(), slug(values.join('-'))].filter(Boolean).join('-'),
      (desired) => taken.has(desired),
    )
    const sku = normalizeText(row.fields.sku.replace(/^'/, ''))
    taken.add(derived)
    return {
      row,
      variant: {
        line: row.lines.from,
        code: sku || derived.toUpperCase(),
        barcode: normalizeText(row.fields.barcode.replace(/^'/, '')) || null,
        name: values.join(' / ') || text.onlyVariant,
        options,
        price: priceOf(row, context, told),
        compareAt: compareAtOf(row, context, told),
        stock: stockOf(row, told),
        weightGrams: gramsOf(row, told),
      },
    }
  })
}

/** Whether a line has a price, an option or a code; a line without them only adds a picture. */
function isVariant({ fields }: Row): boolean {
  return fields.price !== '' || fields.option1Value !== '' || fields.sku !== ''
}

/** The options of a line. Shopify writes "Title: Default Title" for a product with one variant. */
function readOptions(first: Fields, fields: Fields): ImportedVariant['options'] {
  const pairs = [
    [first.option1Name, fields.option1Value],
    [first.option2Name, fields.option2Value],
    [first.option3Name, fields.option3Value],
  ].map(([name, value]) => ({ name: normalizeText(name!), value: normalizeText(value!) }))
  return pairs
    .filter(({ name, value }) => name !== '' && value !== '' && value !== 'Default Title')
    .map(({ name, value }) => ({ feature: text.optionNames.get(name.toLowerCase()) ?? name, value }))
}

function priceOf(row: Row, { decimal }: ReadContext, told: Told): Kurus {
  const read = readPrice(row.fields.price, decimal)
  if ('value' in read) return read.value
  told.faults.push(remark(row, 'price', read.sentence))
  return 0
}

function compareAtOf(row: Row, { decimal }: ReadContext, told: Told): Kurus | null {
  if (row.fields.compareAt === '') return null
  const read = readPrice(row.fields.compareAt, decimal)
  if ('value' in read) return read.value
  told.notes.push(remark(row, 'compareAt', text.badCompareAt))
  return null
}

/** Pieces in stock; null without a number. Shopify may sell below zero and then writes a negative number. */
function stockOf(row: Row, told: Told): number | null {
  const { quantity } = row.fields
  if (quantity === '') return null
  const read = readPieces(quantity.replace(/^-/, ''), '.')
  if ('sentence' in read) {
    told.faults.push(remark(row, 'quantity', read.sentence))
    return null
  }
  if (!quantity.startsWith('-')) return read.value
  told.notes.push(remark(row, 'quantity', text.negativeStock))
  return 0
}

function gramsOf(row: Row, told: Told): number {
  const { grams } = row.fields
  if (/^\d{1,9}(\.\d+)?$/.test(grams)) return Math.round(Number(grams))
  if (grams !== '') told.notes.push(remark(row, 'grams', text.weightUnread))
  return 0
}

function remark({ fields, lines }: Row, column: Column, sentence: string): Remark {
  return { line: lines.from, column: headings[column], value: fields[column], sentence }
}

/** Pictures in the order of their positions, each once, with the variants that name it. */
function readPictures(name: string, rows: readonly Row[], variants: readonly Placed[]): ImportedPicture[] {
  const listed = rows
    .filter(({ fields }) => fields.imageSrc !== '')
    .toSorted(
      (a, b) => Number(a.fields.imagePosition || Infinity) - Number(b.fields.imagePosition || Infinity),
    )
    .map(({ fields }) => ({ url: fields.imageSrc, alt: normalizeText(fields.imageAlt) }))
  const own = variants.filter(({ row }) => row.fields.variantImage !== '')
  const urls = [...listed, ...own.map(({ row }) => ({ url: row.fields.variantImage, alt: '' }))]
  const byUrl = new Map<string, ImportedPicture>()
  for (const { url, alt } of urls) {
    if (byUrl.has(url)) continue
    const variantCodes = own
      .filter(({ row }) => row.fields.variantImage === url)
      .map(({ variant }) => variant.code)
    byUrl.set(url, { url, alt: alt || name, variantCodes })
  }
  return [...byUrl.values()]
}
