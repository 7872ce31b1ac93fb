import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { pdf } from '~/features/customers/testing/files'
import { businessPartners } from '~/features/customers/tables.server'
import { orderInvoices } from '~/features/fulfilment/invoicing/tables.server'
import { staffRoles } from '~/features/identity/tables.server'
import { orders } from '~/features/orders/tables.server'
import { goodsInStock, orderAsGuest, transfer } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { actionForm } from '~/testing/staff-forms'
import type { Browser, Page } from '~/testing/browser'

const shop = await openTestShop()
const { db } = shop
const goods = await goodsInStock(db, 1, 60)
const admin = (await openStaff(shop, 'admin')).browser
const buyer = await openMember(shop)
const addressOf = (code: string) => `/yonetim/siparisler/${code}`
const order = async (browser: Browser, payment = '4') =>
  (await orderAsGuest(browser, goods, { payment })).code

let counter = 100
const entries = () => ({
  'fatura-no': `VTR2026000000${++counter}`,
  ettn: crypto.randomUUID(),
  gun: '2026-01-02',
})
type Fields = Record<string, string>
const send = (page: Page, fields: Fields, bytes?: Uint8Array, browser = admin) =>
  browser.submit(
    page,
    actionForm(page, 'fatura'),
    fields,
    undefined,
    bytes ? { pdf: { name: 'fatura.pdf', bytes } } : {},
  )
const idOf = async (code: string) =>
  (await db.select({ id: orders.id }).from(orders).where(eq(orders.code, code)))[0]!.id
const invoiceOf = async (code: string) =>
  (
    await db
      .select()
      .from(orderInvoices)
      .where(eq(orderInvoices.orderId, await idOf(code)))
  )[0]

test('an invoice with its PDF stands with the order for staff and for its buyer, and in the audit log', async () => {
  const code = await order(buyer.browser)
  const fields = entries()
  const done = await send(await admin.page(addressOf(code)), fields, pdf())
  expect([done.status, done.text.includes('Fatura kaydedildi')]).toEqual([200, true])
  expect(await invoiceOf(code)).toMatchObject({ number: fields['fatura-no'], issuedOn: '2026-01-02' })
  expect(done.html).toContain(`href="${addressOf(code)}/belge/fatura"`)
  for (const [browser, path] of [
    [admin, `${addressOf(code)}/belge/fatura`],
    [buyer.browser, `/siparis/${code}/belgeler/fatura`],
  ] as const) {
    const file = await browser.send(path)
    expect([path, file.status, file.headers.get('content-type')]).toEqual([path, 200, 'application/pdf'])
  }
  expect((await buyer.browser.page(`/User/orders/detail/${await idOf(code)}`)).text).toContain(
    fields['fatura-no'],
  )
  const stranger = await openMember(shop)
  expect((await stranger.browser.send(`/siparis/${code}/belgeler/fatura`)).status).toBe(404)
  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `orders ${await idOf(code)}`))
  expect(log.filter(({ action }) => action === 'invoice')).toHaveLength(1)
})

test('a wrong number, ETTN, day or file is told, keeps the entries and writes nothing', async () => {
  const code = await order(shop.browser())
  const page = await admin.page(addressOf(code))
  for (const [fields, bytes, word] of [
    [{ 'fatura-no': 'FATURA-1' }, undefined, '3 harf, yıl ve 9 rakamla'],
    [{ ettn: 'abc' }, undefined, 'ETTN’yi faturadaki gibi'],
    [{ gun: '2999-01-01' }, undefined, 'gelecekte olamaz'],
    [{}, Buffer.from('<script>'), 'temiz bir PDF değil'],
    [{}, pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }), 'temiz bir PDF değil'],
  ] as const) {
    const typed = { ...entries(), ...fields }
    const refused = await send(page, typed, bytes)
    expect([word, refused.status, refused.text.includes(word)]).toEqual([word, 409, true])
    expect(refused.html).toContain(`value="${typed['fatura-no']}"`)
  }
  expect(await invoiceOf(code)).toBeUndefined()
})

test('the number of another order is refused', async () => {
  const [first, second] = [await order(shop.browser()), await order(shop.browser())]
  const fields = entries()
  await send(await admin.page(addressOf(first)), fields)
  const refused = await send(await admin.page(addressOf(second)), fields)
  expect([refused.status, refused.text.includes('başka bir siparişte')]).toEqual([409, true])
})

test('an invoice that somebody else added meanwhile is replaced only by a second save', async () => {
  const code = await order(shop.browser())
  const page = await admin.page(addressOf(code))
  const [theirs, mine] = [entries(), entries()]
  await send(page, theirs, pdf())
  const told = await send(page, mine)
  expect([told.status, told.text.includes(theirs['fatura-no'])]).toEqual([409, true])
  expect(await invoiceOf(code)).toMatchObject({ number: theirs['fatura-no'] })
  expect((await send(told, {})).status).toBe(200)
  expect(await invoiceOf(code)).toMatchObject({ number: mine['fatura-no'], fileId: null })
})

test('an unpaid order has no form, and staff without the permission or with other dealers add none', async () => {
  const unpaid = await admin.page(addressOf(await order(shop.browser(), transfer)))
  expect(unpaid.text).not.toContain('Fatura ekle')

  const warehouse = (await openStaff(shop, 'warehouse')).browser
  const code = await order(shop.browser())
  expect((await admin.page(addressOf(code))).text).toContain('Fatura ekle')
  const post = (browser: Browser, of: string) =>
    browser.send(addressOf(of), {
      method: 'POST',
      body: new URLSearchParams({ islem: 'fatura', ...entries() }),
      headers: { accept: 'text/html' },
    })
  expect((await post(warehouse, code)).headers.get('location')).toBe('/yonetim/yetki?izin=invoices.write')
  expect((await warehouse.page(addressOf(code))).text).not.toContain('Fatura ekle')

  const permissions = ['orders.view', 'invoices.write']
  await db.insert(staffRoles).values({ key: 'temsilci', name: 'Temsilci', permissions })
  const limited = await openStaff(shop, 'temsilci')
  const dealer = await openMember(shop, { kind: 'wholesale', approval: 0 })
  await db
    .update(businessPartners)
    .set({ salesRepresentativeId: limited.id })
    .where(eq(businessPartners.id, dealer.partnerId))
  const own = await order(dealer.browser)
  expect((await post(limited.browser, code)).status).toBe(404)
  expect(await invoiceOf(code)).toBeUndefined()
  await send(await limited.browser.page(addressOf(own)), entries(), undefined, limited.browser)
  expect(await invoiceOf(own)).toBeDefined()
})
