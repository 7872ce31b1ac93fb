import type { ImportedProduct, Remark } from './format'
import { text } from './text'

/** Most characters of a text, and most values of each kind in one product. */
const most = {
  code: 200,
  barcode: 50,
  name: 300,
  brand: 100,
  category: 200,
  depth: 10,
  feature: 200,
  description: 200_000,
  picture: 2_000,
  variants: 2_000,
  pictures: 200,
  features: 200,
}

/** Remarks about values of a product that are too long or too many: the file is damaged, or its columns are shifted. */
export function checkBounds(product: ImportedProduct): Remark[] {
  const { lines, variants, pictures, categories, features } = product
  const remarks: Remark[] = []
  const check = (column: string, value: string, limit: number, line = lines.from) => {
    if (value.length > limit)
      remarks.push({ line, column, value: `${value.slice(0, 40)}…`, sentence: text.tooLong(limit) })
  }
  const count = (column: string, found: number, limit: number) => {
    if (found > limit)
      remarks.push({ line: lines.from, column, value: String(found), sentence: text.tooMany(limit) })
  }
  const { places } = text
  check(places.product, product.code, most.code)
  check(places.name, product.name, most.name)
  check(places.link, product.link ?? '', most.name)
  check(places.brand, product.brand ?? '', most.brand)
  check(places.description, product.description, most.description)
  count(places.variants, variants.length, most.variants)
  count(places.picture, pictures.length, most.pictures)
  count(places.category, Math.max(0, ...categories.map((path) => path.length)), most.depth)
  count(places.feature, features.length, most.features)
  for (const name of categories.flat()) check(places.category, name, most.category)
  for (const { url } of pictures) check(places.picture, url, most.picture)
  for (const { feature, value } of features) check(places.feature, feature + value, most.feature)
  for (const { line, code, barcode, name, options } of variants.slice(0, most.variants)) {
    check(places.code, code, most.code, line)
    check(places.barcode, barcode ?? '', most.barcode, line)
    check(places.variants, name, most.name, line)
    for (const { feature, value } of options) check(places.feature, feature + value, most.feature, line)
  }
  return remarks
}
