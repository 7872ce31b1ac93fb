import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { auditLog } from '~/db/tables.server'
import { basketLines } from '~/features/basket/tables.server'
import { stockBalances, variants } from '~/features/catalogue/tables.server'
import { getOffersByCode } from '~/features/catalogue/catalogue.server'
import { findBuyer } from '~/features/customers/customers.server'
import { readBalance } from '~/features/ledger/ledger.server'
import { orderLines, orders } from '~/features/orders/tables.server'
import { users } from '~/features/identity/tables.server'
import { businessPartnerDetails } from '~/features/customers/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { loadOrders } from '../../../../demo/loading/orders'

const shop = await openTestShop()
const { db } = shop
await transaction(db, (db) => loadOrders(db))
const sales = await openStaff(shop, 'sales')
const { browser } = sales
const [dealer] = await db
  .select({ partnerId: businessPartnerDetails.businessPartnerId })
  .from(businessPartnerDetails)
  .innerJoin(users, eq(users.id, businessPartnerDetails.userId))
  .where(eq(users.email, 'bayi@vitrin.test'))
const partnerId = dealer!.partnerId
const path = `/yonetim/musteriler/${partnerId}/siparis`
const buyer = (await findBuyer(db, partnerId))!

/** A variant that the dealer buys by the package, with plenty of stock. */
const rows = await db
  .select({ code: variants.code })
  .from(variants)
  .innerJoin(stockBalances, eq(stockBalances.variantId, variants.id))
  .where(sql`${stockBalances.onHand} - ${stockBalances.reserved} > 200`)
  .limit(40)
const offers = await getOffersByCode(
  db,
  buyer,
  rows.map(({ code }) => code),
)
const goods = [...offers.values()].flatMap((one) =>
  one.status === 'one' && one.offer.price ? [one.offer] : [],
)
const [one, other] = goods

async function press(verb: string, fields: Record<string, string>) {
  const page = await browser.page(path)
  const form = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === verb))!
  return { page, form, answer: await browser.submit(page, form, fields, verb) }
}
const basketOf = () => db.select().from(basketLines).orderBy(basketLines.id)

test('a dealer’s order has the dealer’s prices and packages, charges the account once, and leaves the basket alone', async () => {
  const before = { basket: await basketOf(), balance: await readBalance(db, partnerId) }
  const satirlar = `${one!.code}\t2\n${other!.code};1`
  const quoted = await press('hesapla', { satirlar, odeme: '3' })
  expect(quoted.answer.text).toContain('Toplam (KDV dahil)')
  expect(quoted.answer.text).toContain('Kullanılabilir limit')
  expect(quoted.answer.text).not.toContain('yetmiyor')
  expect(await db.$count(orders, eq(orders.businessPartnerId, partnerId))).toBeGreaterThan(0)
  const count = await db.$count(orders)

  const unagreed = await press('ver', { satirlar, odeme: '3' })
  expect([unagreed.answer.status, unagreed.answer.text.includes('onayını işaretleyin')]).toEqual([422, true])
  const { page, form } = unagreed
  const fields = { satirlar, odeme: '3', onay: '1' }
  const [first, second] = await Promise.all([
    browser.submit(page, form, fields, 'ver'),
    browser.submit(page, form, fields, 'ver'),
  ])
  expect(await db.$count(orders)).toBe(count + 1)
  expect([first.status, second.status].toSorted()[0]).toBe(200)
  const [order] = await db
    .select()
    .from(orders)
    .orderBy(sql`id desc`)
    .limit(1)
  expect([order!.businessPartnerId, order!.paymentType, order!.status]).toEqual([partnerId, 3, 1])
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id))
  expect(lines.find(({ variantId }) => variantId === one!.variantId)!.quantity).toBe(
    2 * one!.price!.packageSize,
  )
  expect(await readBalance(db, partnerId)).toBe(before.balance + order!.grandTotal)
  expect(await basketOf()).toEqual(before.basket)
  const [kept] = await db.select().from(auditLog).where(eq(auditLog.action, 'order on behalf'))
  expect(kept).toMatchObject({
    actor: `user ${sales.id}`,
    subject: `orders ${order!.id}`,
    after: { customer: partnerId, user: buyer.user.userId },
  })
  await shop.runJobs()
  expect(shop.emails.some(({ to, text }) => to === 'bayi@vitrin.test' && text.includes(order!.code))).toBe(
    true,
  )
})

test('unknown codes and orders beyond the limit are refused, and the entries stay', async () => {
  const count = await db.$count(orders)
  const unknown = await press('ver', { satirlar: `${one!.code} 1\nYOK-BOYLE-KOD 3`, odeme: '3', onay: '1' })
  expect([unknown.answer.status, unknown.answer.text.includes('YOK-BOYLE-KOD 3')]).toEqual([409, true])
  expect(unknown.answer.html).toContain(`${one!.code} 1`)
  await db.execute(sql`update business_partners set credit_limit = 1 where id = ${partnerId}`)
  const over = await press('ver', { satirlar: `${one!.code} 5`, odeme: '3', onay: '1' })
  expect([over.answer.status, over.answer.text.includes('Bayinin açık hesap limiti')]).toEqual([409, true])
  expect(over.answer.text).not.toContain('limitiniz')
  // The shortage is told before the order is tried; another payment needs no limit.
  const asked = await press('hesapla', { satirlar: `${one!.code} 5`, odeme: '3' })
  for (const words of ['Bayinin açık hesap limiti', 'Kullanılabilir limit', 'Limitin yetmeyen kısmı'])
    expect([words, asked.answer.status, asked.answer.text.includes(words)]).toEqual([words, 200, true])
  const paid = await press('hesapla', { satirlar: `${one!.code} 5`, odeme: '2' })
  expect(paid.answer.text).not.toContain('Kullanılabilir limit')
  expect(await db.$count(orders)).toBe(count)
  const warehouse = (await openStaff(shop, 'warehouse')).browser
  expect((await warehouse.send(path)).status).toBe(303)
})
