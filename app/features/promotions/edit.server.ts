import { count, desc, eq } from 'drizzle-orm'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { normalizeCode } from '~/kernel/turkish'
import type { CampaignRow } from './campaigns/campaign-store.server'
import type { CouponRow } from './coupons/coupon-store.server'
import { campaigns, coupons, couponUses } from './tables.server'
import { text } from './text'

export type CouponInput = Omit<typeof coupons.$inferInsert, 'id' | 'codeNormalized' | 'used' | 'createdAt'>
export type CampaignInput = Omit<typeof campaigns.$inferInsert, 'id'>

/** A used coupon is kept and disabled instead of deleted. */
export const couponEditor: Editor<CouponRow, CouponInput> = {
  table: 'coupons',
  read: async (db, id) => (await db.select().from(coupons).where(eq(coupons.id, id)))[0] ?? null,
  add: async (db, input) => {
    const wrong = refuseCoupon(input, 0)
    if (wrong) return wrong
    const [row] = await db.insert(coupons).values(withNormalized(input)).returning({ id: coupons.id })
    return row!.id
  },
  change: async (db, { id, used }, input) => {
    const wrong = refuseCoupon(input, used)
    if (wrong) return wrong
    await db.update(coupons).set(withNormalized(input)).where(eq(coupons.id, id))
  },
  remove: async (db, { id }) => {
    const [uses] = await db.select({ count: count() }).from(couponUses).where(eq(couponUses.couponId, id))
    if (uses?.count) {
      await db.update(coupons).set({ active: false }).where(eq(coupons.id, id))
      return 'kept'
    }
    await db.delete(coupons).where(eq(coupons.id, id))
    return 'removed'
  },
}

export const campaignEditor: Editor<CampaignRow, CampaignInput> = {
  table: 'campaigns',
  read: async (db, id) => (await db.select().from(campaigns).where(eq(campaigns.id, id)))[0] ?? null,
  add: async (db, input) => {
    const wrong = refuseCampaign(input)
    if (wrong) return wrong
    const [row] = await db.insert(campaigns).values(input).returning({ id: campaigns.id })
    forgetBriefly(db)
    return row!.id
  },
  change: async (db, { id }, input) => {
    const wrong = refuseCampaign(input)
    if (wrong) return wrong
    await db.update(campaigns).set(input).where(eq(campaigns.id, id))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    await db.delete(campaigns).where(eq(campaigns.id, id))
    forgetBriefly(db)
    return 'removed'
  },
}

/** All coupons, newest first. */
export const readAllCoupons = (db: Db) => db.select().from(coupons).orderBy(desc(coupons.id))
/** All campaigns, newest first. */
export const readAllCampaigns = (db: Db) => db.select().from(campaigns).orderBy(desc(campaigns.id))

const withNormalized = (input: CouponInput) => ({ ...input, codeNormalized: normalizeCode(input.code) })

function refuseCoupon(input: CouponInput, used: number): Refusal | null {
  const { kind, percent, amount, totalLimit } = input
  if (kind === 'percentage' && !percent) return invalid('percent', text.needed)
  if (kind === 'amount' && !amount) return invalid('amount', text.needed)
  if (totalLimit && totalLimit < used) return invalid('total_limit', text.limitBelowUsed(used))
  return refuseDates(input)
}

function refuseCampaign(input: CampaignInput): Refusal | null {
  const { type, percent, amount, buy, pay, giftVariantId, giftQuantity, categoryId } = input
  if ((type === 1 || type === 5) && !percent) return invalid('percent', text.needed)
  if (type === 2 && !amount) return invalid('amount', text.needed)
  if (type === 3 && (!buy || pay === null || pay === undefined)) return invalid('buy', text.needed)
  if (buy && (pay ?? 0) >= buy) return invalid('pay', text.payBelowBuy)
  if (type === 4 && (!giftVariantId || !giftQuantity)) return invalid('gift_variant_id', text.needed)
  if (type === 5 && !categoryId) return invalid('category_id', text.needed)
  return refuseDates(input)
}

function refuseDates({ startsAt, endsAt }: { startsAt?: Date | null; endsAt?: Date | null }): Refusal | null {
  return startsAt && endsAt && startsAt >= endsAt ? invalid('ends_at', text.endsBeforeStart) : null
}

function invalid(path: string, message: string): Refusal {
  return { refused: 'invalid', errors: [{ path, code: 'invalid', message }] }
}
