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
 * `email`: that an order would go to; it tells what a guest did before. `couponCode` takes the place of the basket's
 * coupon; null: of none.
 */
type About = { email?: string | null | undefined; couponCode?: string | null | undefined }

/**
 * The goods in the visitor's basket at the prices of now, with the campaigns on offer and the coupon: one query for the
 * lines, one for all offers, gifts included.
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

/** The goods of a held basket, and what an order of them has to know of it. */
export type HeldGoods = BasketGoods & Pick<store.HeldBasket, 'id' | 'shopperId' | 'openOrderCode'>

/**
 * For placing an order: the visitor's basket, locked against every other change until the transaction ends; null when it
 * is empty.
 */
export async function holdBasket(db: Transaction, visitor: Visitor): Promise<store.HeldBasket | null> {
  const basket = await store.holdBasket(db, visitor)
  return basket && basket.lines.length > 0 ? basket : null
}

/**
 * The goods of a held basket at the prices of now. What the customer has used of coupons stays so until the transaction
 * ends too. Lines that are not 'ok' must stop the order.
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

/** What somebody wished for, and how the wishes were to be priced. */
export type Wishes = {
  lines: readonly { productId: number; variantId: number; quantity: number }[]
  choice: CampaignChoice & { couponId: number | null }
}

/** Goods that are in no basket, priced now for this visitor; ids of the lines are their places. */
export async function priceWishes(db: Db, visitor: Visitor, { lines, choice }: Wishes): Promise<BasketGoods> {
  const stored = lines.map((wish, id) => ({ ...wish, id, seenPrice: null, seenListId: null }))
  const key = couponKey(choice)
  const coupon = key && (await getCoupon(db, visitor, key))
  return goodsOf(db, visitor, { ...nothing, ...choice, lines: stored }, coupon)
}

/** The same for an order: what the customer has used of coupons stays so until the transaction ends. */
export async function priceWishesForOrder(
  db: Transaction,
  visitor: Visitor,
  wishes: Wishes,
  email: string,
): Promise<BasketGoods> {
  const key = couponKey(wishes.choice)
  const coupon = key && (await getCouponForOrder(db, visitor, key, { email }))
  return { ...(await priceWishes(db, visitor, wishes)), coupon }
}

const nothing: store.StoredBasket = {
  ...{ id: null, lines: [], campaignId: null, withoutCampaign: false, couponId: null },
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
