import {
  type Campaign,
  type Charges,
  type Coupon,
  priceBasket,
  type Way,
} from '~/features/promotions/promotions'
import type { BasketLine, PricedBasket } from '../basket'

/** The customer's choice among the campaigns on offer. Neither field set: the best. */
export type CampaignChoice = { campaignId: number | null; withoutCampaign: boolean }

/** A basket before shipping and fee: its goods and all discounts that may apply. */
export type BasketGoods = {
  id: number | null
  lines: BasketLine[]
  campaigns: Campaign[]
  /** Gift lines by campaign. */
  gifts: ReadonlyMap<number, BasketLine>
  coupon: Coupon | null
  choice: CampaignChoice
}

/** Every way to price a basket, best first, the one without a campaign last (product.md "get-basket"). */
export function priceWays(goods: BasketGoods, charges: Charges): PricedBasket[] {
  const { lines, campaigns, coupon } = goods
  const sold = lines.filter(isSold)
  const ways = priceBasket({ goods: sold, campaigns, coupon, charges })
  const totals = {
    totalQuantity: sold.reduce((sum, line) => sum + line.quantity, 0),
    showsNet: sold.some((line) => line.showsNet),
  }
  return ways.map((way) => ({ ...toPriced(goods, way, charges), ...totals }))
}

/** The index of the chosen way; the best when the choice is not on offer. */
export function chosenWay(ways: readonly PricedBasket[], choice: CampaignChoice): number {
  if (choice.withoutCampaign) return ways.length - 1
  const chosen = ways.findIndex(({ campaign }) => campaign !== null && campaign.id === choice.campaignId)
  return Math.max(chosen, 0)
}

/** The basket priced in the chosen way. */
export function priceGoods(goods: BasketGoods, charges: Charges): PricedBasket {
  const ways = priceWays(goods, charges)
  return ways[chosenWay(ways, goods.choice)]!
}

/** Goods without campaigns or coupon. */
export function plainGoods(lines: BasketLine[], id: number | null = null): BasketGoods {
  const choice = { campaignId: null, withoutCampaign: false }
  return { id, lines, campaigns: [], gifts: new Map(), coupon: null, choice }
}

const isSold = ({ state }: BasketLine) => state !== 'unsellable'

type Totals = 'totalQuantity' | 'showsNet'

function toPriced(
  { id, lines, gifts, coupon }: BasketGoods,
  { lines: charged, campaign, couponRefusal, ...way }: Way,
  { freeShippingFrom }: Charges,
): Omit<PricedBasket, Totals> {
  const rest = charged.values()
  const discounted = lines.map((line) => (isSold(line) ? { ...line, ...toLine(rest.next().value!) } : line))
  const gift = campaign?.type === 4 ? gifts.get(campaign.id) : undefined
  return {
    ...way,
    id,
    lines: gift ? [...discounted, gift] : discounted,
    freeShippingFrom,
    missingForFreeShipping: way.isFreeShipping ? 0 : Math.max(freeShippingFrom - way.goods, 0),
    campaign: campaign && {
      id: campaign.id,
      type: campaign.type,
      title: campaign.title,
      description: campaign.description,
      endsAt: campaign.endsAt,
    },
    coupon: coupon && { id: coupon.id, code: coupon.code, title: coupon.title, refusal: couponRefusal },
  }
}

function toLine({ campaignDiscount, couponDiscount, charged }: Way['lines'][number]) {
  return { campaignDiscount, couponDiscount, chargedNet: charged.net, chargedKdv: charged.kdv }
}
