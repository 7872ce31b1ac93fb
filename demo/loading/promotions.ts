import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { categories, variants } from '~/features/catalogue/tables.server'
import { businessPartnerDetails } from '~/features/customers/tables.server'
import { campaigns, coupons } from '~/features/promotions/tables.server'
import { normalizeCode } from '~/kernel/turkish'
import { demoCampaigns, demoCoupons } from '../shop/promotions'

/** Campaigns and coupons of the demo shop; `lists` are the ids of the price lists by code. */
export async function loadPromotions(db: Transaction, lists: ReadonlyMap<string, number>): Promise<void> {
  const links = [...demoCampaigns, ...demoCoupons].flatMap(({ category }) => category ?? [])
  const found = await db.select().from(categories).where(inArray(categories.link, links))
  const byLink = new Map(found.map(({ link, id }) => [link, id]))
  const scopeOf = ({ list, category }: { list?: string; category?: string }) => ({
    priceListId: list ? idOf(lists, list) : null,
    categoryId: category ? idOf(byLink, category) : null,
  })
  for (const { list, category, giftCode, ...campaign } of demoCampaigns) {
    const giftVariantId = giftCode ? await variantOf(db, giftCode) : null
    await db.insert(campaigns).values({ ...campaign, ...scopeOf({ list, category }), giftVariantId })
  }
  for (const { list, category, account, ...coupon } of demoCoupons) {
    const businessPartnerId = account ? await partnerOf(db, account) : null
    const codeNormalized = normalizeCode(coupon.code)
    await db
      .insert(coupons)
      .values({ ...coupon, ...scopeOf({ list, category }), codeNormalized, businessPartnerId })
  }
}

async function variantOf(db: Transaction, code: string): Promise<number> {
  const [variant] = await db.select({ id: variants.id }).from(variants).where(eq(variants.code, code))
  if (!variant) throw new Error(`The demo catalogue has no ${code}`)
  return variant.id
}

async function partnerOf(db: Transaction, email: string): Promise<number> {
  const { businessPartnerId } = businessPartnerDetails
  const [person] = await db
    .select({ businessPartnerId })
    .from(businessPartnerDetails)
    .where(eq(businessPartnerDetails.email, email))
  if (!person) throw new Error(`The demo shop has no customer ${email}`)
  return person.businessPartnerId
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo shop has no ${name}`)
  return id
}
