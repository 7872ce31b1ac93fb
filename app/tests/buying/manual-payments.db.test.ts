// @module-tag once
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { businessPartnerDetails, businessPartners } from '~/features/customers/tables.server'
import { chargeOrder, getOpenItems, getStanding } from '~/features/ledger/ledger.server'
import { keepInvoice } from '~/features/fulfilment/fulfilment.server'
import { orders } from '~/features/orders/tables.server'
import { paymentAttempts } from '~/features/payments/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { readPdf } from '~/pdf/testing/read-pdf'
import type { Browser, Page } from '~/testing/browser'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { attemptOf, cards, noticeOf, pay, payAtBank, postBack } from '~/testing/payer'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop({ connections: 30 })
const { db } = shop
const openOrders = { group: 'ledger', key: 'limit_counts_open_orders', value: 'false' }
await transaction(db, (db) => saveSettings(db, [openOrders]))
const goods = await goodsInStock(db, 4, 10)
let next = 0
const actor = 'test'

async function newDealer(debts: readonly number[] = []) {
  const dealer = await openMember(shop, { kind: 'wholesale', name: 'Işık Saat' })
  await db
    .update(businessPartners)
    .set({ creditLimit: 10_000_000, paymentTermDays: 30 })
    .where(eq(businessPartners.id, dealer.partnerId))
  await transaction(db, async (db) => {
    for (const amount of debts) {
      const code = `TEST${++next}`
      await chargeOrder(db, { partnerId: dealer.partnerId, code, amount, now: new Date(), actor })
    }
  })
  return dealer
}

const balanceOf = async (partnerId: number) =>
  (await getStanding(db, partnerId, { now: new Date() }))!.balance
const openOf = async (partnerId: number) =>
  (await getOpenItems(db, partnerId, new Date())).map(({ open }) => open)
const stateOf = async (id: string) =>
  (await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)))[0]!.state

/** The text of a payment's receipt. */
async function receiptOf(browser: Browser, id: string): Promise<string> {
  const receipt = await browser.send(`/odeme/${id}/makbuz`)
  return (await readPdf(new Uint8Array(await receipt.arrayBuffer()))).join('\n')
}

/** Fills in the form of /pm that pays onto the account. */
async function toBank(browser: Browser, amount: string, query = ''): Promise<Page> {
  const page = await browser.page(`/pm${query}`)
  const form = page.forms.find(({ fields }) => fields.some(([name]) => name === 'amount'))!
  return browser.submit(page, form, { amount, intent: 'account' })
}

test('when open orders do not count yet, the API answers the limit that the page shows', async () => {
  const dealer = await newDealer([99_900])
  await db.execute(sql`
    insert into orders (code, business_partner_id, price_list_id, status, email, address, invoice, carrier_id,
      payment_type, goods, shipping, grand_total)
    select ${`TEST${next}`}, ${dealer.partnerId}, (select min(id) from price_lists), 1, 'a@b.example', '{}', '{}',
      (select min(id) from carriers), 3, 99900, 0, 99900`)
  const { body } = await dealer.browser.api(`/shopping/business-partner-balance/${dealer.partnerId}`)
  expect(body.data).toMatchObject({ balance: 999, credit_limit: 100_000, available_limit: 100_000 })
  const { text } = await dealer.browser.page('/User/balance')
  expect(text).toMatch(/Kullanılabilir limit\s+100\.000,00 TL/)
})

describe('a payment onto the account', () => {
  test('is credited once after its capture, even when the bank reports it again', async () => {
    const dealer = await newDealer([50_000])
    const leading = await toBank(dealer.browser, '1.200,50')
    const id = attemptOf(leading)
    expect(await balanceOf(dealer.partnerId)).toBe(50_000)
    const end = await payAtBank(dealer.browser, leading, cards.pays)
    const notice = noticeOf(shop, end)
    const backs = await Promise.all(Array.from({ length: 8 }, () => postBack(shop, notice)))
    expect(backs.every(({ status }) => status === 303)).toBe(true)
    expect(await balanceOf(dealer.partnerId)).toBe(50_000 - 120_050)
    expect(await stateOf(id)).toBe('settled')
    const { rows } = await db.execute(sql`select sum(amount)::int as sum from ledger_lines`)
    expect(rows).toEqual([{ sum: 0 }])

    const result = await dealer.browser.page(`/3dpayment?odeme=${id}`)
    expect(result.text).toContain('cari hesaba işlendi')
    const paper = await receiptOf(dealer.browser, id)
    for (const word of ['Ödeme makbuzu', 'Ödeyen', 'Işık Saat', '1.200,50 TL']) expect(paper).toContain(word)
    const foreign = await receiptOf(shop.browser(), id)
    expect(foreign).toContain('1.200,50 TL')
    expect(foreign).not.toMatch(/Ödeyen|Işık Saat/)
    expect((await dealer.browser.page('/User/payment')).text).toContain('Tahsilat – kredi kartı')
  })

  test('of a member without an address sends the provider the phone of the profile', async () => {
    const dealer = await newDealer([10_000])
    const { businessPartnerId } = businessPartnerDetails
    await db
      .update(businessPartnerDetails)
      .set({ phone: '0532 123 45 67' })
      .where(eq(businessPartnerId, dealer.partnerId))
    const id = attemptOf(await toBank(dealer.browser, '100'))
    const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
    expect(attempt!.payer.phone).toBe('+905321234567')
  })

  test('pays the chosen debts', async () => {
    const dealer = await newDealer([10_000, 20_000, 30_000])
    const items = await getOpenItems(db, dealer.partnerId, new Date())
    const page = await dealer.browser.page('/User/balance')
    const form = page.forms.find(({ action }) => action.startsWith('/pm'))!
    expect(form.fields.filter(([name]) => name === 'kalem')).toEqual([])
    const chosen = `?kalem=${items[2]!.lineId}`
    expect((await dealer.browser.page(`/pm${chosen}`)).html).toContain('value="300,00"')
    const leading = await toBank(dealer.browser, '300', chosen)
    await pay(shop, dealer.browser, leading, cards.pays)
    expect(await openOf(dealer.partnerId)).toEqual([10_000, 20_000])
  })

  test('declined by the bank changes no balance, is reported, and leads back', async () => {
    const dealer = await newDealer([10_000])
    const end = await pay(shop, dealer.browser, await toBank(dealer.browser, '100'), cards.noFunds)
    expect(end.text).toContain('Kartınızın bakiyesi ya da limiti')
    expect(end.html).toContain('href="/pm"')
    expect(await balanceOf(dealer.partnerId)).toBe(10_000)
  })

  test.each(['0', '0,50', 'yüz', '-5', '1000000,01', '1e3'])(
    'of %s is refused beside the field, which keeps the entry',
    async (amount) => {
      const dealer = await newDealer([10_000])
      const page = await toBank(dealer.browser, amount)
      expect([page.status, page.path]).toEqual([422, '/pm'])
      expect(page.text).toContain('arasında bir tutar yazın')
      expect(page.forms.flatMap(({ fields }) => fields)).toContainEqual(['amount', amount])
    },
  )

  test('is refused to a viewer, a person or a guest, and open to a suspended dealer', async () => {
    const owner = await newDealer([10_000])
    const { partnerId } = owner
    const viewer = await openMember(shop, { partnerId, role: 'viewer' })
    expect(
      (await viewer.browser.page('/pm')).forms.some(({ fields }) => fields.some(([n]) => n === 'amount')),
    ).toBe(false)
    for (const { browser } of [viewer, await openMember(shop)]) {
      const { status, body } = await browser.api('/shopping/mp/business-partner', { amount: 5 }, key())
      expect([status, body.code]).toEqual([403, 'may_not_pay'])
    }
    expect((await shop.browser().page('/pm')).text).toContain('giriş yapın')
    await db.update(businessPartners).set({ approvalStatus: 3 }).where(eq(businessPartners.id, partnerId))
    await pay(shop, owner.browser, await toBank(owner.browser, '100'), cards.pays)
    expect(await balanceOf(partnerId)).toBe(0)
  })
})

const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

describe('paying an order by its code', () => {
  test('is open to anyone who knows the code, without data of its buyer', async () => {
    const buyer = shop.browser()
    const { code } = await orderAsGuest(buyer, [goods[0]!])
    const stranger = shop.browser()
    const page = await stranger.page(`/pm?siparis=${code.toLowerCase()}`)
    expect(page.text).toContain('Ödeme bekleniyor')
    expect(page.text).not.toMatch(/Işık|alici\.example|Moda/)
    const form = page.forms.find(({ fields }) => fields.some(([name]) => name === 'code'))!
    const leading = await stranger.submit(page, form, { intent: 'order' })
    await pay(shop, stranger, leading, cards.pays)
    const [order] = await db.select().from(orders).where(eq(orders.code, code))
    expect(order!.status).toBe(1)
    expect((await stranger.page(`/pm?siparis=${code}`)).text).toContain('ödenecek bir tutarı yok')
    const foreign = await receiptOf(stranger, attemptOf(leading))
    expect(foreign).toContain(code)
    expect(foreign).not.toMatch(/Ödeyen|Işık/)
    expect(await receiptOf(buyer, attemptOf(leading))).toMatch(/Ödeyen[^]*Işık/)
  })

  test('does not lead to the bank again when the order is paid meanwhile', async () => {
    const { code } = await orderAsGuest(shop.browser(), [goods[3]!])
    const begin = async () =>
      (await shop.browser().api('/shopping/mp/order', { code }, key())).body.data as unknown as {
        link: string
      }
    const [first, second] = [new URL((await begin()).link).pathname, new URL((await begin()).link).pathname]
    const payer = shop.browser()
    await pay(shop, payer, await payer.page(first), cards.pays)
    const late = await payer.page(second)
    expect(late.path).toMatch(/^\/3dpayment/)
    expect(late.text).toContain('Bu sipariş ödendi')
    expect(await stateOf(attemptOf(late))).toBe('created')
  })

  test('appears in Muhasebe Hesabım of its buyer, with the card receipt and the invoice', async () => {
    const buyer = await openMember(shop)
    const { code } = await orderAsGuest(buyer.browser, [goods[2]!])
    expect((await buyer.browser.page('/User/payment')).text).toContain('Kayıtlı ödemeniz yok')
    const { body } = await shop.browser().api('/shopping/mp/order', { code }, key())
    const { link } = body.data as unknown as { link: string }
    await pay(shop, buyer.browser, await buyer.browser.page(new URL(link).pathname), cards.pays)
    const { text, html } = await buyer.browser.page('/User/payment')
    expect(text).toContain(code)
    const [, receipt] = /href="(\/odeme\/[^"]+\/makbuz)"/.exec(html)!
    const response = await buyer.browser.send(receipt!)
    const paper = (await readPdf(new Uint8Array(await response.arrayBuffer()))).join('\n')
    expect(paper).toContain(code)
    const { uuid, number } = { uuid: crypto.randomUUID(), number: 'VTR2026000000042' }
    const input = { code, number, uuid, issuedOn: '2026-01-02', pdf: null }
    expect(await keepInvoice(shop.deps, input, { actor, now: new Date() })).toMatchObject({ status: 'kept' })
    expect((await buyer.browser.page('/User/payment')).text).toContain(number)
    const other = (await (await openMember(shop)).browser.page('/User/payment')).text
    expect([other.includes(code), other.includes(number)]).toEqual([false, false])
  })

  test('reports an unknown or invalid code beside the field', async () => {
    for (const code of ['YOKYOKYOKYO', 'x'])
      expect((await shop.browser().page(`/pm?siparis=${code}`)).text).toContain('Bu numarada bir sipariş yok')
    const { status } = await shop.browser().api('/orders/code/YOKYOKYOKYO')
    expect(status).toBe(404)
  })

  test('over the API answers with the address of the bank; the same key begins one payment', async () => {
    const { code } = await orderAsGuest(shop.browser(), [goods[1]!])
    const caller = shop.browser()
    const once = key()
    const [first, again] = [
      await caller.api('/shopping/mp/order', { code }, once),
      await caller.api('/shopping/mp/order', { code }, once),
    ]
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await db.$count(paymentAttempts, eq(paymentAttempts.orderCode, code))).toBe(1)
    const { link } = first.body.data as unknown as { link: string }
    await pay(shop, caller, await caller.page(new URL(link).pathname), cards.pays)
    const none = await caller.api('/shopping/mp/order', { code }, key())
    expect([none.status, none.body.code]).toEqual([409, 'nothing_due'])
  })
})
