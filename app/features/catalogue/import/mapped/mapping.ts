import { fold } from '~/kernel/turkish'

/** A column's content. `option` names the goods' feature by the column's heading, and tells variants apart. */
export const mappedFields = [
  'code',
  'productCode',
  'name',
  'variant',
  'price',
  'stock',
  'barcode',
  'brand',
  'category',
  'kdv',
  'description',
  'pictures',
  'weight',
  'option',
] as const
export type MappedField = (typeof mappedFields)[number]

/** The field of each heading; headings without one are left out. Several columns may hold options and pictures. */
export type Mapping = Readonly<Record<string, MappedField>>

const repeatable: readonly MappedField[] = ['option', 'pictures', 'category']
/** Fields without which no product can be read. */
export const neededFields = ['code', 'name', 'price'] as const

/** Headings of each field in suppliers' lists, folded. */
const known: Readonly<Record<MappedField, readonly string[]>> = {
  code: ['stok kodu', 'stokkodu', 'kod', 'sku', 'variant sku', 'model kodu', 'urun kodu', 'code'],
  productCode: ['ana urun kodu', 'grup kodu', 'ana kod', 'parent sku', 'model no'],
  name: ['urun adi', 'urun', 'ad', 'adi', 'baslik', 'stok adi', 'name', 'title', 'product'],
  variant: ['varyant', 'cesit', 'varyasyon', 'secenek', 'variant'],
  price: ['fiyat', 'satis fiyati', 'birim fiyat', 'perakende fiyat', 'psf', 'liste fiyati', 'price', 'tutar'],
  stock: ['stok', 'stok adedi', 'stok miktari', 'adet', 'miktar', 'bakiye', 'quantity', 'stock'],
  barcode: ['barkod', 'barkod no', 'ean', 'ean13', 'gtin', 'barcode'],
  brand: ['marka', 'brand', 'uretici'],
  category: ['kategori', 'kategori yolu', 'ana kategori', 'alt kategori', 'grup', 'category'],
  kdv: ['kdv', 'kdv orani', 'kdv %', 'vergi', 'tax'],
  description: ['aciklama', 'urun aciklamasi', 'detay', 'description'],
  pictures: ['resim', 'resimler', 'gorsel', 'gorseller', 'resim url', 'image', 'images', 'fotograf'],
  weight: ['agirlik', 'gram', 'desi', 'weight'],
  option: ['renk', 'beden', 'olcu', 'ebat', 'boy', 'genislik', 'malzeme', 'color', 'size'],
}

const plain = (heading: string) =>
  fold(heading)
    .replace(/[^a-z0-9%]+/g, ' ')
    .replace(/\b(tl|try)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ \d$/, '')
    .trim()

/** The likely mapping of these headings: what was chosen for them before, or else what they usually mean. */
export function suggestMapping(headings: readonly string[], before: Mapping | null): Mapping {
  const remembered = new Map(Object.entries(before ?? {}).map(([heading, field]) => [plain(heading), field]))
  const mapping: Record<string, MappedField> = {}
  const taken = new Set<MappedField>()
  const choose = (heading: string, field: MappedField | undefined) => {
    if (!field || (taken.has(field) && !repeatable.includes(field))) return
    taken.add(field)
    mapping[heading] = field
  }
  for (const heading of headings)
    if (remembered.has(plain(heading))) choose(heading, remembered.get(plain(heading)))
  if (before === null)
    for (const field of mappedFields)
      for (const name of known[field])
        for (const heading of headings)
          if (!(heading in mapping) && plain(heading) === name) choose(heading, field)
  return mapping
}

/** The first reason why a mapping cannot be used: a needed field without a column, or a field with two. Null when it can. */
export function faultOfMapping(
  mapping: Mapping,
): { missing: MappedField } | { repeated: MappedField } | null {
  const fields = Object.values(mapping)
  const missing = neededFields.find((field) => !fields.includes(field))
  if (missing) return { missing }
  const repeated = fields.find((field, at) => !repeatable.includes(field) && fields.indexOf(field) !== at)
  return repeated ? { repeated } : null
}
