import type { FeatureValues, ProductInput, ProductRecord } from '~/features/catalogue/catalogue.server'
import { fold } from '~/kernel/turkish'
import { text } from '../product.text'
import { type Faults, inputOf } from '../read-product-form.server'

const mostOfProduct = 100

/**
 * The product with the feature values of the form, or the faults of its fields. `ozellik-0-7`: values of feature 7 for the whole
 * product; `ozellik-12-7`: for variant 12. A missing field leaves the values as they are.
 */
export function featuresIn(
  record: ProductRecord,
  values: Readonly<Record<string, string>>,
  features: readonly FeatureValues[],
): ProductInput | { faults: Faults } {
  const input = inputOf(record)
  const faults: Record<string, string> = {}
  const places = new Map(record.variants.map(({ id }, at) => [id, at]))
  const known = new Map(features.map((feature) => [feature.id, feature]))
  for (const [field, typed] of Object.entries(values)) {
    const [, owner, featureId] = /^ozellik-(\d+)-(\d+)$/.exec(field) ?? []
    const feature = known.get(Number(featureId))
    const at = places.get(Number(owner))
    if (!feature || (owner !== '0' && at === undefined)) continue
    const read = idsOf(feature, typed)
    if (typeof read === 'string') {
      faults[field] = text.wrong.value(read, feature.name)
      continue
    }
    const own = new Set(feature.details.map(({ id }) => id))
    const after = (ids: readonly number[]) => [...ids.filter((id) => !own.has(id)), ...read]
    if (owner === '0') input.detailIds = after(input.detailIds).slice(0, mostOfProduct)
    else input.variants[at!] = { ...input.variants[at!]!, detailIds: after(input.variants[at!]!.detailIds) }
  }
  return Object.keys(faults).length > 0 ? { faults } : input
}

/** The ids of typed values, with or without their unit; the first unknown one as it was typed. */
function idsOf({ details, unit }: FeatureValues, typed: string): number[] | string {
  const ids = new Set<number>()
  for (const part of typed.split(';')) {
    const value = part.trim()
    if (value === '') continue
    const names = [value, unit && value.endsWith(unit) ? value.slice(0, -unit.length).trim() : value]
    const found = details.find((detail) => names.some((name) => fold(name) === fold(detail.value)))
    if (!found) return value
    ids.add(found.id)
  }
  return [...ids]
}
