import type { Feature, ProductDetail } from '../catalogue'
import { type DetailRow, detailsOf, type ProductRow } from './read-product.server'

/** A product page's data from its row: values that differ between variants become options, the others features. */
export function toProductDetail(row: ProductRow, features: readonly Feature[]): ProductDetail {
  const { id, code, name, link, summary, description, seoTitle, seoDescription, kdvRate, isNew, breadcrumb } =
    row
  const details = detailsOf(row, features)
  const chosen = optionsOf(details, row.variants.length)
  return {
    id,
    code,
    name,
    link,
    brand: row.brand && { name: row.brand.name, link: row.brand.link },
    summary,
    description,
    seoTitle,
    seoDescription,
    kdvRate,
    breadcrumb,
    pictures: row.pictures.map(({ ofAll: _, ...picture }) => picture),
    features: featuresOf(details.filter(({ feature }) => !chosen.has(feature))),
    options: [...chosen.values()],
    variants: row.variants.map(({ id, code, barcode, name, price, available }) => ({
      id,
      code,
      barcode,
      name,
      price,
      available,
      details: detailsOfVariant(details, id),
    })),
    isNew,
  }
}

type Option = ProductDetail['options'][number]

/** Features that tell the variants apart, by code, with the values of the variants. */
function optionsOf(details: readonly DetailRow[], variantCount: number): Map<string, Option> {
  const options = new Map<string, Option>()
  for (const { variantId, feature, name, kind, code, value, color } of details) {
    if (variantId === null) continue
    const option = options.get(feature) ?? { code: feature, name, kind, values: [] }
    options.set(feature, option)
    if (!option.values.some((known) => known.code === code)) option.values.push({ code, value, color })
  }
  for (const feature of options.keys()) if (!differs(details, feature, variantCount)) options.delete(feature)
  return options
}

// Variants without a value of the feature differ from those that have one.
function differs(details: readonly DetailRow[], feature: string, variantCount: number): boolean {
  const codes = new Map<number, string>()
  for (const row of details) {
    if (row.variantId === null || row.feature !== feature) continue
    codes.set(row.variantId, `${codes.get(row.variantId) ?? ''} ${row.code}`)
  }
  return codes.size < variantCount || new Set(codes.values()).size > 1
}

function featuresOf(details: readonly DetailRow[]): ProductDetail['features'] {
  const seen = new Set<string>()
  const features: ProductDetail['features'] = []
  for (const { feature, name, kind, code, value, color } of details) {
    if (seen.has(`${feature} ${code}`)) continue
    seen.add(`${feature} ${code}`)
    features.push({ feature, name, kind, value, color })
  }
  return features
}

function detailsOfVariant(details: readonly DetailRow[], variantId: number): Record<string, string> {
  return Object.fromEntries(
    details.filter((row) => row.variantId === variantId).map((row) => [row.feature, row.code]),
  )
}
