import type { Db, Transaction } from '~/db/connection.server'
import { getOffers } from '~/features/catalogue/catalogue.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import type { Coupon } from '~/features/promotions/promotions'
import {
  getCoupon,
  getRunningCampaigns,
  giftVariants,
  getCouponForOrder,
  toCampaigns,
} from '~/features/promotions/promotions.server'
import type { BasketGoods, CampaignChoice } from '../basket'
import { readHeld, withHeld } from '../held.server'
import { giftLine, priceStoredLine } from './priced-line'
import * as store from '../store.server'

/**
 * `email`: that of the order, which identifies a guest's earlier orders. `couponCode` replaces the basket's coupon;
 * null for none.
 */
type About = { email?: string | null | undefined; couponCode?: string | null | undefined }

/**
 * The goods in the visitor's basket at present prices, with the campaigns on offer and the coupon. One query reads
 * the lines, one all offers, gifts included.
 */
export async function getGoods(
  db: Db,
  visitor: Visitor,
  { email = null, couponCode }: About = {},
): Promise<BasketGoods> {
  const shopperId = await findShopper(db, visitor)
  const stored = (shopperId === null ? null : await store.readBasket(db, shopperId)) ?? nothing
  const key = couponKey(stored, couponCode)
  const { openOrderCode } = stored
  return goodsOf(db, visitor, stored, key && (await getCoupon(db, visitor, key, { email, openOrderCode })))
}

/** The goods of a locked basket with the data an order needs. */
export type HeldGoods = BasketGoods & Pick<store.HeldBasket, 'id' | 'shopperId' | 'openOrderCode'>

/** The visitor's basket, locked until the transaction ends, for placing an order; null when it is empty. */
export async function holdBasket(db: Transaction, visitor: Visitor): Promise<store.HeldBasket | null> {
  const basket = await store.holdBasket(db, visitor)
  return basket && basket.lines.length > 0 ? basket : null
}

/**
 * The goods of a locked basket at present prices. Also locks the customer's coupon uses until the transaction ends. A
 * line that is not 'ok' must stop the order.
 */
export async function priceHeldBasket(
  db: Transaction,
  visitor: Visitor,
  basket: store.HeldBasket,
  { email = null, couponCode }: About = {},
): Promise<HeldGoods> {
  const { id, shopperId, openOrderCode } = basket
  const key = couponKey(basket, couponCode)
  const coupon = key && (await getCouponForOrder(db, visitor, key, { email, openOrderCode }))
  return { ...(await goodsOf(db, visitor, basket, coupon)), id, shopperId, openOrderCode }
}

/** Requested lines with the campaign and coupon chosen for them. */
export type RequestedBasket = {
  lines: readonly { productId: number; variantId: number; quantity: number }[]
  choice: CampaignChoice & { couponId: number | null }
}

/** Requested goods without a basket, priced now for this visitor; line ids are their indexes. */
export async function priceRequested(
  db: Db,
  visitor: Visitor,
  { lines, choice }: RequestedBasket,
): Promise<BasketGoods> {
  const stored = lines.map((line, id) => ({ ...line, id, seenPrice: null, seenListId: null }))
  const key = couponKey(choice)
  const coupon = key && (await getCoupon(db, visitor, key))
  return goodsOf(db, visitor, { ...nothing, ...choice, lines: stored }, coupon)
}

/** The same for an order: also locks the customer's coupon uses until the transaction ends. */
export async function priceRequestedForOrder(
  db: Transaction,
  visitor: Visitor,
  requested: RequestedBasket,
  email: string,
): Promise<BasketGoods> {
  const key = couponKey(requested.choice)
  const coupon = key && (await getCouponForOrder(db, visitor, key, { email }))
  return { ...(await priceRequested(db, visitor, requested)), coupon }
}

const nothing: store.StoredBasket = {
  id: null,
  lines: [],
  campaignId: null,
  withoutCampaign: false,
  couponId: null,
  openOrderCode: null,
}

function couponKey({ couponId }: { couponId: number | null }, code?: string | null) {
  if (code !== undefined) return code ? { code } : null
  return couponId === null ? null : { id: couponId }
}

async function goodsOf(
  db: Db,
  visitor: Visitor,
  { id, lines: rows, campaignId, withoutCampaign, openOrderCode }: store.StoredBasket,
  coupon: Coupon | null,
): Promise<BasketGoods> {
  const running = rows.length > 0 ? await getRunningCampaigns(db, visitor) : []
  const variantIds = rows.map((row) => row.variantId)
  const found = await getOffers(db, visitor, [...new Set([...variantIds, ...giftVariants(running)])])
  const held = await readHeld(db, openOrderCode)
  const offers = new Map([...found].map(([id, offer]) => [id, withHeld(offer, held)]))
  const offerOf = (variantId: number) => offers.get(variantId) ?? null
  const campaigns = toCampaigns(running, offers)
  return {
    id,
    lines: rows.map((row) => priceStoredLine(row, offerOf(row.variantId), visitor.priceKey.listId)),
    campaigns,
    gifts: new Map(
      campaigns.flatMap((campaign) => {
        if (campaign.type !== 4) return []
        const { variantId, quantity } = campaign.gift
        return [[campaign.id, giftLine(offerOf(variantId)!, quantity)]]
      }),
    ),
    coupon,
    choice: { campaignId, withoutCampaign },
  }
}
