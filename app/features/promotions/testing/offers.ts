import type { Db } from '~/db/connection.server'
import { forgetBriefly } from '~/db/brief-cache.server'
import { normalizeCode } from '~/kernel/turkish'
import { campaigns, coupons } from '../tables.server'

let made = 0

/** Inserts a coupon of 10,00 TL off without limits by default and returns its row. */
export async function makeCoupon(db: Db, more: Partial<typeof coupons.$inferInsert> = {}) {
  const code = more.code ?? `KUPON${++made}`
  const usual = { title: '10 TL indirim', kind: 'amount' as const, amount: 1_000 }
  const values = { ...usual, ...more, code, codeNormalized: normalizeCode(code) }
  const [row] = await db.insert(coupons).values(values).returning()
  return row!
}

/** Inserts a campaign of 10 % off the basket by default and returns its id. */
export async function makeCampaign(
  db: Db,
  more: Partial<typeof campaigns.$inferInsert> = {},
): Promise<number> {
  const usual = { type: 1 as const, title: 'Sepette %10 indirim', percent: 1_000 }
  const [row] = await db
    .insert(campaigns)
    .values({ ...usual, ...more })
    .returning()
  forgetBriefly(db)
  return row!.id
}
