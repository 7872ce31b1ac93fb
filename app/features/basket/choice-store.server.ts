import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { StoredBasket } from './store.server'
import { baskets } from './tables.server'

/** Writes the chosen campaign or coupon. The caller holds the basket's lock. */
export async function writeChoice(
  db: Transaction,
  basketId: number,
  choice: Partial<Pick<StoredBasket, 'campaignId' | 'withoutCampaign' | 'couponId'>>,
): Promise<void> {
  await db.update(baskets).set(choice).where(eq(baskets.id, basketId))
}

/** The same, only where the basket has no choice of its own. */
export async function writeMissingChoice(
  db: Transaction,
  basketId: number,
  choice: Pick<StoredBasket, 'campaignId' | 'withoutCampaign' | 'couponId'>,
): Promise<void> {
  const { campaignId, withoutCampaign, couponId } = choice
  await db
    .update(baskets)
    .set({ couponId })
    .where(and(eq(baskets.id, basketId), isNull(baskets.couponId)))
  await db
    .update(baskets)
    .set({ campaignId, withoutCampaign })
    .where(and(eq(baskets.id, basketId), isNull(baskets.campaignId), eq(baskets.withoutCampaign, false)))
}

/** Moves a guest's coupon to another basket, unless that one has a coupon. */
export async function moveCoupon(db: Transaction, fromId: number, toId: number): Promise<void> {
  await db.execute(sql`
    update baskets b set coupon_id = g.coupon_id from baskets g
    where g.id = ${fromId} and b.id = ${toId} and b.coupon_id is null and g.coupon_id is not null`)
  await db
    .update(baskets)
    .set({ campaignId: null, withoutCampaign: false, couponId: null })
    .where(eq(baskets.id, fromId))
}
