import type { ProductDetail, ProductVariant } from '../catalogue'

/**
 * The variant that an address chooses, e.g. `?genislik=22-mm&renk=taba`; without a choice the first one for sale.
 * Values that no variant has are ignored, so that an old link still shows the product.
 */
export function chooseVariant(product: ProductDetail, search: URLSearchParams): ProductVariant | null {
  const wanted = product.options
    .map(({ code }) => [code, search.get(code)] as const)
    .filter(([, value]) => value)
  const fitting = product.variants.filter((variant) =>
    wanted.every(([code, value]) => variant.details[code] === value),
  )
  return firstForSale(fitting) ?? firstForSale(product.variants)
}

function firstForSale(variants: readonly ProductVariant[]): ProductVariant | null {
  return (
    variants.find(({ price, available }) => price !== null && available >= price.packageSize) ??
    variants[0] ??
    null
  )
}

/** The variant with one other option value and all other values equal; null when there is none. */
export function variantWith(
  product: ProductDetail,
  chosen: ProductVariant | null,
  code: string,
  value: string,
): ProductVariant | null {
  const wanted = Object.entries({ ...chosen?.details, [code]: value })
  return (
    product.variants.find(({ details }) => wanted.every(([key, detail]) => details[key] === detail)) ?? null
  )
}
