import { normalizeText, slug, uniqueSlug } from '~/kernel/turkish'
import { readGrams } from '../parsing/amounts'
import type {
  FeatureOf,
  ImportedPicture,
  ImportedProduct,
  ImportedVariant,
  ImportProblem,
  Lines,
  ReadContext,
} from '../format'
import { htmlToText } from '../parsing/html-text'
import { readTaxClass } from '../parsing/kdv'
import { text } from '../text'
import { readOffer, readStock, tellOf, type Tell } from './woocommerce-cells'
import type { Columns, Fields } from './woocommerce-columns'
import { splitList, splitPaths } from './woocommerce-lists'

/** A row of the file with its lines in it. */
export type Row = { fields: Fields; lines: Lines }

/** `variation, virtual` → both. */
export function typesOf({ fields }: Row): string[] {
  return fields.type
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
}

/** Code, or else number, and name of a product in reports. */
export function nameOf({ fields: { sku, id, name } }: Row): { code: string; name: string } {
  return { code: normalizeText(sku) || normalizeText(id && `WC-${id}`), name: normalizeText(name) }
}

/** A product with its variations, or the reasons why it is refused. Without variations it has a single variant. */
export function readProduct(
  parent: Row,
  variations: readonly Row[],
  columns: Columns,
  context: ReadContext,
): ImportedProduct | ImportProblem {
  const tell = tellOf(columns)
  const { fields } = parent
  const { code, name } = nameOf(parent)
  const lines = linesOf([parent, ...variations])
  const types = typesOf(parent)
  const variable = types.includes('variable')
  if (!variable && !types.includes('simple')) tell.fault(parent, 'type', text.foreignType)
  if (code === '') tell.fault(parent, 'sku', text.noCode)
  if (name === '') tell.fault(parent, 'name', text.noName)
  if (name.includes('\uFFFD')) tell.fault(parent, 'name', text.brokenText)
  const kdv = readTaxClass(fields.taxClass, context)
  if ('sentence' in kdv) tell.fault(parent, 'taxClass', kdv.sentence)
  const shown = variations.filter((row) => isShown(row, parent, tell))
  const placed = variable
    ? readVariations(code, parent, shown, context, tell)
    : [{ row: parent, variant: readVariant(parent, parent, { code, options: [] }, context, tell) }]
  if (placed.length === 0) tell.fault(parent, 'type', text.noVariation)
  if (tell.faults.length > 0) return { kind: 'problem', lines, code, name, remarks: tell.faults }
  return {
    kind: 'product',
    lines,
    code,
    name,
    link: null,
    description: htmlToText(withLines(fields.description)),
    summary: normalizeText(htmlToText(withLines(fields.shortDescription))) || null,
    brand: normalizeText(splitList(fields.brands)[0] ?? '') || null,
    categories: splitPaths(fields.categories),
    features: readFeatures(parent, variable ? shown : []),
    kdvRate: 'value' in kdv ? kdv.value : null,
    published: fields.published === '1',
    seoTitle: null,
    seoDescription: null,
    variants: placed.map(({ variant }) => variant),
    pictures: readPictures(name, parent, variable ? placed : []),
    remarks: tell.notes,
  }
}

/** A variation whose product is not in the file. */
export function readOrphan(row: Row, columns: Columns): ImportProblem {
  const tell = tellOf(columns)
  tell.fault(row, 'parent', text.noParent)
  return { kind: 'problem', lines: row.lines, ...nameOf(row), remarks: tell.faults }
}

/** Whether a variation is published; an unpublished one of a published product gets a remark. */
function isShown(row: Row, parent: Row, tell: Tell): boolean {
  if (row.fields.published === '1' || parent.fields.published !== '1') return true
  tell.note(row, 'published', text.hiddenVariation)
  return false
}

type Placed = { row: Row; variant: ImportedVariant }

function readVariations(
  parentCode: string,
  parent: Row,
  rows: readonly Row[],
  context: ReadContext,
  tell: Tell,
): Placed[] {
  const taken = new Set<string>()
  return rows.map((row): Placed => {
    for (const { name, values } of row.fields.attributes) {
      if (values === '') tell.note(row, 'parent', text.anyOption(normalizeText(name)))
    }
    const options = row.fields.attributes.flatMap(featuresOf)
    const values = options.map(({ value }) => value)
    const derived = uniqueSlug(slug([parentCode, ...values].join('-')), (desired) => taken.has(desired))
    taken.add(derived)
    const code = normalizeText(row.fields.sku) || derived.toUpperCase()
    return { row, variant: readVariant(row, parent, { code, options }, context, tell) }
  })
}

function readVariant(
  row: Row,
  parent: Row,
  known: { code: string; options: FeatureOf[] },
  context: ReadContext,
  tell: Tell,
): ImportedVariant {
  return {
    ...known,
    line: row.lines.from,
    barcode: normalizeText(row.fields.gtin) || null,
    name: known.options.map(({ value }) => value).join(' / ') || text.onlyVariant,
    ...readOffer(row, context, tell),
    stock: readStock(row, tell),
    weightGrams: weightOf(row, tell) || weightOf(parent, tell),
  }
}

/** The weight in grams. Weights have a decimal dot, whichever separator prices have. */
function weightOf(row: Row, tell: Tell): number {
  const column = row.fields.kilograms === '' ? 'grams' : 'kilograms'
  if (row.fields[column] === '') return 0
  const read = readGrams(row.fields[column], column === 'grams' ? 1 : 1_000, '.')
  if ('value' in read) return read.value
  tell.note(row, column, text.weightUnread)
  return 0
}

/** Attributes of the product that are no options of its variations. */
function readFeatures({ fields }: Row, variations: readonly Row[]): FeatureOf[] {
  const apart = new Set(variations.flatMap(({ fields }) => fields.attributes.map(({ name }) => name)))
  return fields.attributes.filter(({ name }) => !apart.has(name)).flatMap(featuresOf)
}

function featuresOf({ name, values }: { name: string; values: string }): FeatureOf[] {
  const feature = normalizeText(name)
  return splitList(values).map((value) => ({
    feature: text.optionNames.get(feature.toLowerCase()) ?? feature,
    value: normalizeText(value),
  }))
}

function readPictures(name: string, parent: Row, placed: readonly Placed[]): ImportedPicture[] {
  const pictures = new Map<string, ImportedPicture>()
  for (const url of splitList(parent.fields.images)) pictures.set(url, { url, alt: name, variantCodes: [] })
  for (const { row, variant } of placed) {
    for (const url of splitList(row.fields.images)) {
      const { variantCodes } = pictures.get(url) ?? { variantCodes: [] }
      pictures.set(url, { url, alt: name, variantCodes: [...variantCodes, variant.code] })
    }
  }
  return [...pictures.values()]
}

/** The exporter writes line breaks of descriptions as a backslash and an n. */
function withLines(description: string): string {
  return description.replace(/(?<!\\)\\n/g, '\n').replaceAll('\\\\n', '\\n')
}

function linesOf(rows: readonly Row[]): Lines {
  return {
    from: Math.min(...rows.map(({ lines }) => lines.from)),
    to: Math.max(...rows.map(({ lines }) => lines.to)),
  }
}
