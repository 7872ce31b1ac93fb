import type { ProductInput, ProductRecord } from '~/features/catalogue/catalogue.server'
import { isAmbiguousAmount, readAmount } from '~/kernel/read-amount'
import { text } from './product.text'

type Values = Readonly<Record<string, string>>
/** Why fields are wrong, by their names. */
export type Faults = Readonly<Record<string, string>>
type Visibility = 0 | 1 | 2

const { wrong } = text
const kdvRates = [0, 1, 10, 20] as const

/** The product as it is stored, for an edit that changes a part of it. */
export function inputOf({
  id: _id,
  publishedAt: _at,
  maxInstallments,
  variants,
  ...rest
}: ProductRecord): ProductInput {
  return {
    ...rest,
    ...(maxInstallments === null ? {} : { maxInstallments }),
    variants: variants.map(({ id: _variant, ...variant }) => variant),
  }
}

/** The product with the facts of the form; a sentence for the first field that is wrong. `more`: further categories. */
export function factsIn(
  record: ProductRecord,
  values: Values,
  more: readonly number[],
): ProductInput | string {
  const name = values['ad'] ?? ''
  if (name.length < 2 || name.length > 160) return wrong.name
  const kdvRate = kdvRates.find((rate) => String(rate) === values['kdv'])
  if (kdvRate === undefined) return wrong.kdv
  const main = Number(values['kategori'])
  if (!Number.isSafeInteger(main) || main < 1) return wrong.category
  return {
    ...inputOf(record),
    name,
    link: values['baglanti'] || record.link,
    summary: (values['ozet'] ?? '').slice(0, 500),
    description: (values['aciklama'] ?? '').slice(0, 20_000),
    brandId: values['marka'] ? Number(values['marka']) : null,
    categoryIds: [main, ...new Set(more.filter((id) => Number.isSafeInteger(id) && id > 0 && id !== main))],
    kdvRate,
    visibility: Number(values['gorunur'] ?? 0) as Visibility,
    published: values['yayinda'] === '1',
    seoTitle: (values['seo-baslik'] ?? '').slice(0, 160),
    seoDescription: (values['seo-aciklama'] ?? '').slice(0, 320),
  }
}

/** The product with the variants of the form: changed, removed and added in one save. */
export function variantsIn(record: ProductRecord, values: Values): ProductInput | string {
  const input = inputOf(record)
  const kept = record.variants.flatMap(({ id, ...variant }) => {
    if (values[`sil-${id}`] === '1') return []
    const barcode = values[`cesit-barkod-${id}`]
    return [
      {
        ...variant,
        name: (values[`cesit-ad-${id}`] ?? variant.name).slice(0, 160),
        barcode: barcode === undefined ? variant.barcode : barcode || null,
      },
    ]
  })
  const added: ProductInput['variants'] = []
  for (const row of newRowsIn(values)) {
    const of = (part: string) => values[`cesit-${part}-yeni${row}`] ?? ''
    if (of('kod') === '' && (of('ad') || of('barkod'))) return wrong.variantCode(of('ad') || text.addVariant)
    if (of('kod') === '') continue
    added.push({
      code: of('kod').slice(0, 64),
      name: of('ad').slice(0, 160),
      barcode: of('barkod') || null,
      weightGrams: 0,
      detailIds: [],
      // Sold where its neighbours are, at their prices, until it gets its own.
      offers: record.variants[0]?.offers ?? [],
    })
  }
  const variants = [...kept, ...added]
  if (variants.length === 0) return wrong.last
  // A picture of removed variants stays a picture of the product.
  const codes = new Set(variants.map(({ code }) => code))
  const pictures = input.pictures?.map((one) => ({
    ...one,
    variantCodes: one.variantCodes.filter((code) => codes.has(code)),
  }))
  return { ...input, variants, ...(pictures && { pictures }) }
}

/** The endings of the names of new rows, in their order. */
function newRowsIn(values: Values): string[] {
  const rows = Object.keys(values).flatMap((name) => {
    const [, row] = /^cesit-(?:kod|ad|barkod)-yeni(?:-(\d+))?$/.exec(name) ?? []
    return name.startsWith('cesit-') && name.includes('-yeni') ? [Number(row ?? 0)] : []
  })
  return [...new Set(rows)].toSorted((a, b) => a - b).map((row) => (row === 0 ? '' : `-${row}`))
}

/**
 * The product with the prices of the form, by variant and price list, or the faults of its fields. An empty or missing field leaves the
 * list's price as it is.
 */
export function pricesIn(record: ProductRecord, values: Values): ProductInput | { faults: Faults } {
  const input = inputOf(record)
  const faults: Record<string, string> = {}
  const places = new Map(record.variants.map(({ id }, at) => [id, at]))
  for (const [field, typed] of Object.entries(values)) {
    const [, variantId, list] = /^fiyat-(\d+)-(\d+)$/.exec(field) ?? []
    const at = places.get(Number(variantId))
    if (!list || typed === '' || at === undefined) continue
    const variant = input.variants[at]!
    const where = variant.name || variant.code
    const amount = readAmount(typed)
    if (isAmbiguousAmount(typed)) faults[field] = wrong.ambiguous(where, typed)
    else if (!(amount > 0)) faults[field] = wrong.price(where)
    const priceListId = Number(list)
    const own = variant.offers.find((offer) => offer.priceListId === priceListId)
    const offer = own ? { ...own, amount } : { priceListId, packageSize: 1, amount, breaks: [] }
    const others = variant.offers.filter((one) => one !== own)
    input.variants[at] = { ...variant, offers: [...others, offer] }
  }
  return Object.keys(faults).length > 0 ? { faults } : input
}

/** The counted pieces by variant, those that were typed, and the reason. */
export function stockIn(
  record: ProductRecord,
  values: Values,
): { counted: { variantId: number; quantity: number }[]; reason: string } | { faults: Faults } | string {
  const reason = text.reasons.find((one) => one === values['neden'])
  if (!reason) return wrong.reason
  const counted: { variantId: number; quantity: number }[] = []
  const faults: Record<string, string> = {}
  for (const variant of record.variants) {
    const typed = values[`stok-${variant.id}`] ?? ''
    if (typed === '') continue
    if (/^\d{1,7}$/.test(typed)) counted.push({ variantId: variant.id, quantity: Number(typed) })
    else faults[`stok-${variant.id}`] = wrong.stock(variant.name || variant.code)
  }
  if (Object.keys(faults).length > 0) return { faults }
  return counted.length === 0 ? wrong.nothing : { counted, reason }
}
