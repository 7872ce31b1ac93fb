import { fold } from '~/kernel/turkish'

/** The columns that are read, each with its older and newer name; all others are ignored. */
const names = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  productCategory: ['Product Category'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  giftCard: ['Gift Card'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  imageSrc: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
} as const

export type Column = keyof typeof names
/** A line of the file: trimmed texts, '' for an empty or missing column. */
export type Fields = Record<Column, string>

/** Names of the columns in reports. */
export const headings = Object.fromEntries(
  Object.entries(names).map(([column, [heading]]) => [column, heading]),
) as Record<Column, string>

const byHeading = new Map(
  Object.entries(names).flatMap(([column, headings]) =>
    headings.map((heading) => [fold(heading), column as Column]),
  ),
)

/** Headings of columns that are not read. */
export function unreadHeadings(cells: readonly string[]): string[] {
  const columns = readHeadings(cells)
  return cells.filter((heading, place) => heading !== '' && columns[place] === null)
}

/** The column of each heading; null for those that are not read. */
export function readHeadings(cells: readonly string[]): (Column | null)[] {
  const found = cells.map((heading) => byHeading.get(fold(heading.trim())) ?? null)
  return found.map((column, place) => (found.indexOf(column) === place ? column : null))
}

/** Missing headings that every Shopify file has. */
export function missingHeadings(columns: readonly (Column | null)[]): string[] {
  return (['title', 'price'] as const)
    .filter((column) => !columns.includes(column))
    .map((column) => names[column][0])
}

/** The trimmed cells of a row by column; '' for columns that the file lacks. */
export function toFields(columns: readonly (Column | null)[], cells: readonly string[]): Fields {
  const fields = Object.fromEntries(Object.keys(names).map((column) => [column, ''])) as Fields
  columns.forEach((column, place) => {
    if (column) fields[column] = cells[place]?.trim() ?? ''
  })
  return fields
}
