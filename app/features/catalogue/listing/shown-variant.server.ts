import type { SeenProduct, SeenVariant } from '../stored/seen-products.server'

/** Filters of a list by feature: the chosen values of each. */
export type Chosen = readonly { details: readonly number[] }[]

/**
 * The variant that a card of a filtered list shows: the first one for which all filters hold, variants that can be bought
 * first, then in the shop's order. The product's page chooses the same one when its link names these values
 * (`chooseVariant`). A product whose variants all have the chosen values shows no particular one.
 */
export function shownVariant({ variants, details }: SeenProduct, chosen: Chosen): SeenVariant | null {
  if (chosen.length === 0) return null
  const ofAll = new Set(details)
  const fits = variants.filter((variant) => {
    const own = new Set(variant.details)
    return (
      chosen.some((group) => group.details.some((id) => own.has(id))) &&
      chosen.every((group) => group.details.some((id) => own.has(id) || ofAll.has(id)))
    )
  })
  return fits.find(({ price, available }) => price && available >= price.packageSize) ?? fits[0] ?? null
}
