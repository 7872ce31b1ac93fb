import type { ProductInput, ProductRecord } from '~/features/catalogue/catalogue.server'
import { isAmbiguousAmount, readAmount } from '~/kernel/read-amount'
import { text } from './product.text'

type Values = Readonly<Record<string, string>>
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

/** The product with the facts of the form; a sentence for the first field that is wrong. */
export function factsIn(record: ProductRecord, values: Values): ProductInput | string {
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
    categoryIds: [main, ...record.categoryIds.filter((id) => id !== main)],
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
  const [code, name, barcode] = ['kod', 'ad', 'barkod'].map((part) => values[`cesit-${part}-yeni`] ?? '')
  if (!code && (name || barcode)) return wrong.variantCode(text.addVariant)
  const added = code
    ? [
        {
          code: code.slice(0, 64),
          name: (name ?? '').slice(0, 160),
          barcode: barcode || null,
          weightGrams: 0,
          detailIds: [],
          // Sold where its neighbours are, at their prices, until it gets its own.
          offers: record.variants[0]?.offers ?? [],
        },
      ]
    : []
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

/** The product with the prices of the form, by variant and price list. An empty field leaves the list's price as it is. */
export function pricesIn(record: ProductRecord, values: Values): ProductInput | string {
  const input = inputOf(record)
  for (const [i, variant] of record.variants.entries()) {
    const offers = [...variant.offers]
    for (const [name, typed] of Object.entries(values)) {
      const [, listId] = new RegExp(`^fiyat-${variant.id}-(\\d+)$`).exec(name) ?? []
      if (!listId || typed === '') continue
      const where = variant.name || variant.code
      if (isAmbiguousAmount(typed)) return wrong.ambiguous(where, typed)
      const amount = readAmount(typed)
      if (!(amount > 0)) return wrong.price(where)
      const at = offers.findIndex(({ priceListId }) => priceListId === Number(listId))
      if (at === -1) offers.push({ priceListId: Number(listId), packageSize: 1, amount, breaks: [] })
      else offers[at] = { ...offers[at]!, amount }
    }
    input.variants[i] = { ...input.variants[i]!, offers }
  }
  return input
}

/** The counted pieces by variant, those that were typed, and the reason. */
export function stockIn(
  record: ProductRecord,
  values: Values,
): { counted: { variantId: number; quantity: number }[]; reason: string } | string {
  const reason = text.reasons.find((one) => one === values['neden'])
  if (!reason) return wrong.reason
  const counted: { variantId: number; quantity: number }[] = []
  for (const variant of record.variants) {
    const typed = values[`stok-${variant.id}`] ?? ''
    if (typed === '') continue
    if (!/^\d{1,7}$/.test(typed)) return wrong.stock(variant.name || variant.code)
    counted.push({ variantId: variant.id, quantity: Number(typed) })
  }
  return counted.length === 0 ? wrong.nothing : { counted, reason }
}
