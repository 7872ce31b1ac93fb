import type { ProductInput, VariantInput } from '../write/product-input'

/** A minimal variant without offers. */
export function aVariant(code: string, given: Partial<VariantInput> = {}): VariantInput {
  return { code, barcode: null, name: code, weightGrams: 10, detailIds: [], offers: [], ...given }
}

/** A product with one variant of the same code. */
export function aProduct(code: string, given: Partial<ProductInput> = {}): ProductInput {
  return {
    code,
    name: `Kordon ${code}`,
    description: 'Dana derisi.',
    kdvRate: 20,
    published: true,
    brandId: null,
    categoryIds: [],
    detailIds: [],
    variants: [aVariant(code)],
    ...given,
  }
}
