import type { ProductInput, ProductRecord } from '~/features/catalogue/catalogue.server'
import { text } from '../product.text'
import { type Faults, inputOf } from '../read-product-form.server'
import { readBreaks } from './breaks'

type Values = Readonly<Record<string, string>>
type Offer = ProductInput['variants'][number]['offers'][number]

const { wrong } = text

/**
 * The product with the packages of the form, in pieces, by variant and price list, or the faults of its fields. An empty or missing
 * field leaves the package as it is.
 */
export const packagesIn = (record: ProductRecord, values: Values) =>
  offersIn(record, values, 'paket', (typed, where) => {
    if (typed === '') return {}
    if (!/^\d{1,6}$/.test(typed) || Number(typed) < 1 || Number(typed) > 100_000) return wrong.package(where)
    return { packageSize: Number(typed) }
  })

/**
 * The product with the quantity breaks of the form, by variant and price list, or the faults of its fields. An empty field removes
 * the breaks, a missing one leaves them.
 */
export const breaksIn = (record: ProductRecord, values: Values) =>
  offersIn(record, values, 'kademe', (typed, where) => {
    const breaks = readBreaks(typed)
    return breaks ? { breaks } : wrong.breaks(where)
  })

function offersIn(
  record: ProductRecord,
  values: Values,
  prefix: string,
  read: (typed: string, where: string) => Partial<Offer> | string,
): ProductInput | { faults: Faults } {
  const input = inputOf(record)
  const faults: Record<string, string> = {}
  const places = new Map(record.variants.map(({ id }, at) => [id, at]))
  for (const [field, typed] of Object.entries(values)) {
    const [, name, variantId, list] = /^([a-z]+)-(\d+)-(\d+)$/.exec(field) ?? []
    const at = places.get(Number(variantId))
    if (name !== prefix || at === undefined) continue
    const variant = input.variants[at]!
    const own = variant.offers.find(({ priceListId }) => priceListId === Number(list))
    const where = variant.name || variant.code
    const change = read(typed, where)
    if (typeof change === 'string') faults[field] = change
    // Only a variant with an own price in the list has an own package and own breaks there.
    else if (!own && typed !== '') faults[field] = wrong.noPrice(where)
    else if (own) {
      const offers = variant.offers.map((offer) => (offer === own ? { ...own, ...change } : offer))
      input.variants[at] = { ...variant, offers }
    }
  }
  return Object.keys(faults).length > 0 ? { faults } : input
}
