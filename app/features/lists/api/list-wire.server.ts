import { z } from 'zod'
import { grossUnit, type Offer, type ProductCard } from '~/features/catalogue/catalogue'
import { picturePath } from '~/features/media/media'
import { toIsoIstanbul } from '~/kernel/dates'
import { toTl } from '~/kernel/money'
import type { KeptProduct, KeptType, stockAlertType } from '../lists'

export const keptAnswer = z.strictObject({
  /** For DELETE bp-relation-products/{id}. */
  id: z.int(),
  type: z.int(),
  product_id: z.int(),
  product_variant_id: z.int().nullable(),
  /** Pieces of an item saved for later. */
  amount: z.int().nullable(),
  kept_at: z.string(),
  /** Null when the visitor may no longer see it. */
  product: z
    .strictObject({
      code: z.string(),
      name: z.string(),
      variant_name: z.string().nullable(),
      link: z.string(),
      image: z.string().nullable(),
      /** TL per piece, gross, from the visitor's price list. */
      price: z.number().nullable(),
      stock: z.strictObject({ real_quantity: z.int(), in_stock: z.boolean() }),
    })
    .nullable(),
})

type WireKept = z.infer<typeof keptAnswer>

/** API rows of one list; a kept variant is shown as that variant. */
export function keptToWire(
  type: KeptType | typeof stockAlertType,
  rows: readonly KeptProduct[],
  cards: readonly ProductCard[],
  offers: ReadonlyMap<number, Offer>,
): WireKept[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  return rows.map(({ id, productId, variantId, quantity, keptAt }) => ({
    id,
    type,
    product_id: productId,
    product_variant_id: variantId,
    amount: quantity,
    kept_at: toIsoIstanbul(keptAt),
    product: variantId === null ? fromCard(byId.get(productId)) : fromOffer(offers.get(variantId)),
  }))
}

function fromCard(card: ProductCard | undefined): WireKept['product'] {
  if (!card) return null
  const [picture = null] = card.pictures
  return {
    ...shown(card.code, card.name, card.link, picture, card.price, card.stock !== 'none'),
    variant_name: null,
  }
}

function fromOffer(offer: Offer | undefined): WireKept['product'] {
  if (!offer?.price) return null
  const { code, productName, variantName, link, picture, price, available } = offer
  return {
    ...shown(code, productName, link, picture, price, available >= price.packageSize),
    variant_name: variantName,
  }
}

function shown(
  code: string,
  name: string,
  link: string,
  picture: Offer['picture'],
  price: Offer['price'],
  inStock: boolean,
) {
  return {
    code,
    name,
    link,
    image: picture && picturePath(picture.hash, 320, 'webp'),
    price: price && toTl(grossUnit(price)),
    stock: { real_quantity: price?.packageSize ?? 1, in_stock: inStock },
  }
}
