import { fold } from '~/kernel/turkish'

/** The columns that are read, with WooCommerce's English and Turkish names. */
const names = {
  id: ['ID', 'Kimlik'],
  type: ['Type', 'Tür'],
  sku: ['SKU', 'Stok kodu (SKU)'],
  gtin: ['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN veya ISBN'],
  name: ['Name', 'İsim'],
  published: ['Published', 'Yayımlanmış'],
  shortDescription: ['Short description', 'Kısa açıklama'],
  description: ['Description', 'Açıklama'],
  saleStart: ['Date sale price starts', 'İndirimli fiyatın başladığı tarih'],
  saleEnd: ['Date sale price ends', 'İndirimli fiyatın bittiği tarih'],
  taxClass: ['Tax class', 'Vergi sınıfı'],
  inStock: ['In stock?', 'Stokta?'],
  stock: ['Stock', 'Stok'],
  kilograms: ['Weight (kg)', 'Ağırlık (kg)'],
  grams: ['Weight (g)', 'Ağırlık (g)'],
  salePrice: ['Sale price', 'İndirimli satış fiyatı'],
  regularPrice: ['Regular price', 'Normal fiyat'],
  categories: ['Categories', 'Kategoriler'],
  images: ['Images', 'Görseller'],
  parent: ['Parent', 'Ebeveyn'],
  brands: ['Brands', 'Markalar'],
} as const
const attribute = /^(?:attribute|nitelik) (\d{1,3}) (name|ismi|value\(s\)|deger\(ler\)i)$/

export type Column = keyof typeof names

/** Positions of the columns in a file; -1 for missing ones. */
export type Columns = {
  headings: readonly string[]
  places: Record<Column, number>
  attributes: { name: number; values: number }[]
}

/** Columns that every WooCommerce file has. */
const needed = ['type', 'name', 'regularPrice'] as const

/** The columns of a file by its headings; missing ones are named in the language of the others. */
export function readColumns(headings: readonly string[]): {
  columns: Columns
  missing: string[]
  unread: string[]
} {
  const folded = headings.map((heading) => fold(heading.trim()))
  const place = (column: Column) =>
    folded.findIndex((name) => names[column].some((known) => fold(known) === name))
  const places = Object.fromEntries(
    Object.keys(names).map((column) => [column, place(column as Column)]),
  ) as Columns['places']
  const attributes = new Map<string, { name: number; values: number }>()
  for (const [at, name] of folded.entries()) {
    const [, number, part] = attribute.exec(name) ?? []
    if (!number) continue
    const found = attributes.get(number) ?? { name: -1, values: -1 }
    attributes.set(number, { ...found, [/^(name|ismi)$/.test(part!) ? 'name' : 'values']: at })
  }
  const pairs = [...attributes.values()].filter(({ name, values }) => name >= 0 && values >= 0)
  const read = new Set([...Object.values(places), ...pairs.flatMap(({ name, values }) => [name, values])])
  const language = folded.includes(fold('Tür')) ? 1 : 0
  return {
    columns: { headings, places, attributes: pairs },
    missing: needed.filter((column) => places[column] < 0).map((column) => names[column][language]),
    unread: headings.filter((heading, at) => heading !== '' && !read.has(at)),
  }
}

/** A row of the file: trimmed texts, '' for an empty or missing column. */
export type Fields = Record<Column, string> & { attributes: { name: string; values: string }[] }

/** The cells of a row by column, with its named attributes; '' for columns that the file lacks. */
export function toFields({ places, attributes }: Columns, cells: readonly string[]): Fields {
  const own = Object.entries(places).map(([column, place]) => [column, place < 0 ? '' : (cells[place] ?? '')])
  return {
    ...(Object.fromEntries(own) as Record<Column, string>),
    attributes: attributes
      .map(({ name, values }) => ({ name: cells[name] ?? '', values: cells[values] ?? '' }))
      .filter(({ name }) => name !== ''),
  }
}

/** The name of a column in this file. */
export function headingOf({ headings, places }: Columns, column: Column): string {
  return headings[places[column]] ?? names[column][0]
}
