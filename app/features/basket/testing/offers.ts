import type { Offer, OfferPrice } from '~/features/catalogue/catalogue'

/** An offer for unit tests: 10 pieces of variant 1 at 100,00 TL, 20 % KDV included. */
export function offerOf(price: Partial<OfferPrice> | null = {}, offer: Partial<Offer> = {}): Offer {
  const usual = {
    listId: 1,
    packageSize: 1,
    kdvIncluded: true,
    kdvRate: 20,
    unit: 10_000,
    before: null,
    breaks: [],
  }
  return {
    productId: 1,
    variantId: 1,
    code: 'K-1',
    productCode: 'K',
    productName: 'Taba deri kordon',
    variantName: '22 mm',
    link: 'taba-deri-kordon',
    picture: null,
    categoryIds: [],
    price: price && { ...usual, ...price },
    available: 10,
    weightGrams: 30,
    ...offer,
  }
}
