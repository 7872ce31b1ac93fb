import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { shownUnit } from '~/features/catalogue/catalogue'
import { getOffers } from '~/features/catalogue/catalogue.server'
import { findBuyer } from '~/features/customers/customers.server'
import { businessPartnerDetails } from '~/features/customers/tables.server'
import { users } from '~/features/identity/tables.server'
import { readLastBought } from '~/features/orders/orders.server'
import { formatPrice } from '~/kernel/turkish'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { loadOrders } from '../../../../demo/loading/orders'

const shop = await openTestShop()
const { db } = shop
await transaction(db, (db) => loadOrders(db))
const { browser } = await openStaff(shop, 'sales')
const partnerOf = async (email: string) =>
  (
    await db
      .select({ id: businessPartnerDetails.businessPartnerId })
      .from(businessPartnerDetails)
      .innerJoin(users, eq(users.id, businessPartnerDetails.userId))
      .where(eq(users.email, email))
  )[0]!.id

test('staff see the prices of a dealer as the dealer sees them, beside the last purchase of each', async () => {
  const dealer = await partnerOf('bayi@vitrin.test')
  const [last] = await readLastBought(db, dealer)
  const offer = (await getOffers(db, (await findBuyer(db, dealer))!, [last!.variantId])).get(last!.variantId)!
  const page = await browser.page(`/yonetim/musteriler/${dealer}/fiyatlar`)
  expect(page.text).toContain(offer.code)
  expect(page.text).toContain(formatPrice(shownUnit(offer.price!, offer.price!.unit)))
  expect(page.text).toContain(`${formatPrice(last!.unitPrice)} · ${last!.quantity} adet`)

  const found = await browser.page(
    `/yonetim/musteriler/${dealer}/fiyatlar?q=${encodeURIComponent(offer.code)}`,
  )
  expect(found.text).toContain(formatPrice(shownUnit(offer.price!, offer.price!.unit)))
})

test('the last purchase of a variant is the newest that was not cancelled', async () => {
  const dealer = await partnerOf('bayi@vitrin.test')
  const [last] = await readLastBought(db, dealer)
  const { rows } = await db.execute<{ newest: string }>(sql`
    select max(o.placed_at)::text as newest from orders o join order_lines l on l.order_id = o.id
    where o.business_partner_id = ${dealer} and o.status <> 99 and l.variant_id = ${last!.variantId}`)
  expect(last!.at).toEqual(new Date(rows[0]!.newest))
  await db.execute(sql`
    update orders set status = 99 where id in (select order_id from order_lines where variant_id = ${last!.variantId})
      and business_partner_id = ${dealer}`)
  const left = await readLastBought(db, dealer, { variantIds: [last!.variantId] })
  expect(left).toEqual([])
})
