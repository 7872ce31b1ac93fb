import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import type { Coupon, CouponRefusal } from '~/features/promotions/promotions'
import { priceGoods } from './basket'
import { getCharges } from './pricing/charges.server'
import { getGoods } from './pricing/goods.server'
import * as choices from './choice-store.server'
import * as store from './store.server'

/** Stores the chosen campaign; null for none. An unknown campaign changes nothing. */
export async function chooseCampaign(db: Db, visitor: Visitor, campaignId: number | null): Promise<boolean> {
  const { campaigns } = await getGoods(db, visitor)
  if (campaignId !== null && !campaigns.some(({ id }) => id === campaignId)) return false
  const withoutCampaign = campaignId === null
  return inOwnBasket(db, visitor, (db, id) => choices.writeChoice(db, id, { campaignId, withoutCampaign }))
}

export type CouponOutcome =
  | { status: 'in_basket'; code: string }
  | { status: 'refused'; refusal: CouponRefusal }

/** The coupon of this code as the present basket could use it; null when the visitor has none of this code. */
export async function tryCoupon(
  db: Db,
  visitor: Visitor,
  couponCode: string,
): Promise<{ coupon: Coupon; refusal: CouponRefusal | null } | null> {
  const goods = await getGoods(db, visitor, { couponCode })
  const { coupon } = goods
  if (!coupon) return null
  if (!goods.lines.some(({ state }) => state !== 'unsellable'))
    return { coupon, refusal: coupon.refusal ?? { reason: 'no_matching' } }
  return { coupon, refusal: priceGoods(goods, await getCharges(db, visitor)).coupon!.refusal }
}

/** Replaces the basket's coupon, when the new one takes something off the present basket. */
export async function enterCoupon(db: Db, visitor: Visitor, code: string): Promise<CouponOutcome> {
  const tried = await tryCoupon(db, visitor, code)
  if (!tried) return { status: 'refused', refusal: { reason: 'unknown' } }
  if (tried.refusal) return { status: 'refused', refusal: tried.refusal }
  const { id: couponId, code: written } = tried.coupon
  await inOwnBasket(db, visitor, (db, id) => choices.writeChoice(db, id, { couponId }))
  return { status: 'in_basket', code: written }
}

/** Removes the coupon, if any. */
export function removeCoupon(db: Db, visitor: Visitor): Promise<boolean> {
  return inOwnBasket(db, visitor, (db, id) => choices.writeChoice(db, id, { couponId: null }))
}

/** Restores the choice that belonged to goods put back into the visitor's basket; a choice made since stays. */
export function restoreChoice(
  db: Db,
  visitor: Visitor,
  choice: Parameters<typeof choices.writeMissingChoice>[2],
): Promise<boolean> {
  return inOwnBasket(db, visitor, (db, id) => choices.writeMissingChoice(db, id, choice))
}

function inOwnBasket(
  db: Db,
  visitor: Visitor,
  change: (db: Transaction, basketId: number) => Promise<void>,
): Promise<boolean> {
  return transaction(db, async (db) => {
    const shopperId = await findShopper(db, visitor)
    const basket = shopperId === null ? null : await store.lockBasket(db, shopperId)
    if (basket) await change(db, basket.id)
    return basket !== null
  })
}
