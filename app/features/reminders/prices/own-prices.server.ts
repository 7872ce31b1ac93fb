import type { Db } from '~/db/connection.server'
import {
  isShownNet,
  type OfferPrice,
  priceLine,
  type ProductCard,
  shownUnit,
  stockState,
} from '~/features/catalogue/catalogue'
import { getProducts, getVariantRows } from '~/features/catalogue/catalogue.server'
import type { Member } from '~/features/identity/identity'

/** A product at a member's own price. `unit`: gross per piece, in kuruş; `shown`: as screens show it to this member. */
export type OwnPrice = {
  productId: number
  name: string
  link: string
  picture: ProductCard['pictures'][number] | null
  unit: number
  shown: number
  isNet: boolean
  kdvRate: number
}

/** The lowest price of each product among the variants that this member can buy now. Products without one are left out. */
export async function readOwnPrices(
  db: Db,
  member: Member,
  productIds: readonly number[],
): Promise<Map<number, OwnPrice>> {
  const cards = await getProducts(db, member, productIds)
  const lowest = new Map<number, OfferPrice>()
  for (const { productId, price, available } of await getVariantRows(db, member, productIds)) {
    if (!price || stockState(available, price.packageSize) === 'none') continue
    const known = lowest.get(productId)
    if (!known || grossOf(price) < grossOf(known)) lowest.set(productId, price)
  }
  return new Map(
    cards.flatMap((card) => {
      const price = lowest.get(card.id)
      return price ? [[card.id, ownPrice(card, price)]] : []
    }),
  )
}

const grossOf = (price: OfferPrice) => priceLine(price, price.packageSize).unit

function ownPrice({ id, name, link, variantQuery, pictures }: ProductCard, price: OfferPrice): OwnPrice {
  return {
    productId: id,
    name,
    link: `/${link}${variantQuery ?? ''}`,
    picture: pictures[0] ?? null,
    unit: grossOf(price),
    shown: shownUnit(price),
    isNet: isShownNet(price),
    kdvRate: price.kdvRate,
  }
}
