import type { DetailIds } from '../../app/features/catalogue/write/write-features.server'
import type { OfferInput, ProductInput, Visibility } from '../../app/features/catalogue/write/product-input'
import type { DemoOffer, DemoProduct, DemoVisibility } from '../catalogue/types'

/** Database ids by the keys of the demo catalogue. */
export type DemoIds = {
  lists: ReadonlyMap<string, number>
  brands: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
  details: DetailIds
  pictures: ReadonlyMap<string, number>
}

const dayMs = 24 * 3_600_000
const visibility: Record<DemoVisibility, Visibility> = { guest: 0, member: 1, wholesale: 2 }

/** A product of the demo catalogue as input of `saveProducts`; ages count back from `now`. */
export function toProductInput(product: DemoProduct, ids: DemoIds, now: Date): ProductInput {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const publishedAt = ago(product.publishedDaysAgo)
  return {
    code: product.code,
    name: product.name,
    link: product.link,
    summary: product.summary,
    description: product.description,
    kdvRate: product.kdvRate,
    visibility: visibility[product.visibility],
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    rank: product.rank,
    published: true,
    publishedAt,
    maxInstallments: product.maxInstallments,
    brandId: ids.brands.get(product.brandKey) ?? null,
    categoryIds: product.categoryKeys.map((key) => ids.categories.get(key)!),
    detailIds: Object.entries(product.features).flatMap(([feature, codes]) =>
      codes.map((code) => detailId(feature, code)),
    ),
    variants: product.variants.map((variant) => ({
      code: variant.code,
      barcode: variant.barcode,
      name: variant.name,
      visibility: visibility[variant.visibility],
      weightGrams: variant.weightGrams,
      detailIds: Object.entries(variant.features).map(([feature, code]) => detailId(feature, code)),
      offers: variant.offers.map(toOffer),
    })),
    pictures: product.pictures
      .filter(({ file }) => ids.pictures.has(file))
      .map(({ file, alt, variantCodes = [] }) => ({ pictureId: ids.pictures.get(file)!, alt, variantCodes })),
  }

  function detailId(feature: string, code: string): number {
    const id = ids.details.get(feature)?.get(code)
    if (id === undefined) throw new Error(`${product.code}: unknown feature detail ${feature}/${code}`)
    return id
  }

  function toOffer(offer: DemoOffer): OfferInput {
    const { list, packageSize, priceKurus, compareAtKurus, priceChangedDaysAgo, breaks = [] } = offer
    return {
      priceListId: ids.lists.get(list)!,
      packageSize,
      amount: priceKurus,
      breaks: breaks.map(({ minQuantity, priceKurus: amount }) => ({ minQuantity, amount })),
      ...(compareAtKurus !== undefined &&
        priceChangedDaysAgo !== undefined && { earlier: earlierPrice(compareAtKurus, priceChangedDaysAgo) }),
    }
  }

  function earlierPrice(amount: number, changedDaysAgo: number): OfferInput['earlier'] {
    const until = ago(changedDaysAgo)
    // The first price of a younger product begins at least 35 days before its change, also before its publication.
    const from = new Date(Math.min(publishedAt.getTime(), until.getTime() - 35 * dayMs))
    return { amount, from, until }
  }
}
