import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { StoredBasket } from './store.server'
import { baskets } from './tables.server'

/** Notes which campaign or coupon was chosen, for a basket that the caller has locked. */
export async function writeChoice(
  db: Transaction,
  basketId: number,
  choice: Partial<Pick<StoredBasket, 'campaignId' | 'withoutCampaign' | 'couponId'>>,
): Promise<void> {
  await db.update(baskets).set(choice).where(eq(baskets.id, basketId))
}

/** The same, where the basket has no choice of its own. */
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

/** A guest's coupon goes where the goods go, unless there is one already. */
export async function moveCoupon(db: Transaction, fromId: number, toId: number): Promise<void> {
  await db.execute(sql`
    update baskets b set coupon_id = g.coupon_id from baskets g
    where g.id = ${fromId} and b.id = ${toId} and b.coupon_id is null and g.coupon_id is not null`)
  await db
    .update(baskets)
    .set({ campaignId: null, withoutCampaign: false, couponId: null })
    .where(eq(baskets.id, fromId))
}
