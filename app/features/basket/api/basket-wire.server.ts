import { picturePath } from '~/features/media/media'
import { couponRefusalText } from '~/features/promotions/promotions'
import { toTl } from '~/kernel/money'
import type { WireBasket, WireChange, WireLine } from './answers.server'
import type { BasketLine, ChangedLine, MergeNote, PricedBasket } from '../basket'
import { stockMessage } from '../adding/stock-message'
import { kdvToWire } from './summary-wire.server'
import { text } from '../text'

/** The answer of get-basket: one entry for each way to price the basket. */
export function basketToWire(
  { ways, chosen }: { ways: readonly PricedBasket[]; chosen: number },
  notes: readonly MergeNote[] = [],
): WireBasket[] {
  return ways.map((way) => wayToWire(way, { chosen, count: ways.length - 1, notes }))
}

type Answer = { chosen: number; count: number; notes: readonly MergeNote[] }

function wayToWire(basket: PricedBasket, { chosen, count, notes }: Answer): WireBasket {
  const { isFreeShipping, campaign, coupon } = basket
  const discount = toTl(basket.campaignDiscount)
  return {
    basket: {
      id: basket.id,
      products: basket.lines.map(lineToWire),
      total_product_amount: basket.totalQuantity,
      total_product_price: toTl(basket.goods),
      isFreeShipping,
      cargo_price: toTl(basket.shipping),
      grand_total: toTl(basket.grandTotal),
      kdv: kdvToWire(basket.kdv),
      campaign: campaign && {
        id: campaign.id,
        type: campaign.type,
        discount,
        title: campaign.title,
        description: campaign.description,
        offer: { description: campaign.description, discount, product: giftToWire(basket) },
        basket_index_of_campaign: chosen,
      },
      coupon: coupon && {
        code: coupon.code,
        title: coupon.title,
        discount: toTl(basket.couponDiscount),
        message: coupon.refusal && couponRefusalText(coupon.refusal),
      },
    },
    notices: notes.map(({ productId, variantId, change, wanted, added, repriced, name, message }) => ({
      product_id: productId,
      product_variant_id: variantId,
      code: change,
      wanted_amount: wanted,
      added_amount: added,
      is_repriced: repriced,
      message: `${name}: ${message}`,
    })),
    campaign_id: campaign?.id ?? null,
    campaign_type: campaign?.type ?? null,
    campaign_discount: campaign && discount,
    campaign_title: campaign?.title ?? null,
    campaign_description: campaign?.description ?? null,
    campaign_count: count,
    isFreeShipping,
  }
}

function giftToWire({ lines }: PricedBasket) {
  const gift = lines.find(({ isPromo }) => isPromo)
  if (!gift) return null
  const { name, quantity } = gift
  return { name, image_path: imageOf(gift), amount: quantity, is_promo: true as const }
}

const imageOf = ({ picture }: BasketLine) => picture && picturePath(picture.hash, 320, 'webp')

/** A changed line in the API; `done` is the sentence for a success. */
export function changeToWire(change: ChangedLine, done: string = text.changed): WireChange {
  const { status, line, before, quantity } = change
  return {
    code: codeOf(change),
    stockStatus: status,
    stockAmount: change.available,
    stockMessage: stockMessage(change, done),
    added_amount: Math.max(quantity - before, 0),
    product: line && lineToWire(line),
  }
}

function codeOf(change: ChangedLine): WireChange['code'] {
  if (change.status === 'fail') return change.reason === 'unsellable' ? 239 : 200
  return change.before === 0 ? 201 : 200
}

function lineToWire(line: BasketLine): WireLine {
  return {
    product_id: line.productId,
    product_code: line.code,
    product_serial_id: null,
    product_variant_id: line.variantId,
    product_name: line.name,
    product_variant_name: line.variantName,
    product_image: imageOf(line),
    product_link: line.link,
    amount: line.quantity,
    price: toTl(line.unitPrice),
    previous_price: line.previousUnitPrice === null ? null : toTl(line.previousUnitPrice),
    total_price: toTl(line.total),
    is_promo: line.isPromo,
    state: line.state,
    stock: { real_quantity: line.packageSize, amount: line.available },
  }
}
