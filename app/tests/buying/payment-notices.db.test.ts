// @module-tag once
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { businessPartners } from '~/features/customers/tables.server'
import { pdf } from '~/features/customers/testing/files'
import { getStanding } from '~/features/ledger/ledger.server'
import {
  cancelOrder,
  confirmNotice,
  refuseNotice,
  getFullOrder,
} from '~/features/fulfilment/fulfilment.server'
import { expireOrder } from '~/features/orders/orders.server'
import { orders } from '~/features/orders/tables.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { Browser, Page } from '~/testing/browser'
import { onFullDisk } from '~/testing/faults/full-disk'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 1, 60)
const staff = { actor: 'command line: test', now: new Date() }
const today = dayInIstanbul(new Date())
const later = new Date(Date.now() + 60 * 86_400_000)

const orderOf = async (code: string) => (await getFullOrder(shop.db, code))!
const noticesOf = async (code: string) => (await orderOf(code)).notices
const newOrder = async (browser = shop.browser()) => ({
  guest: browser,
  ...(await orderAsGuest(browser, goods, { payment: '2' })),
})
const formPage = (guest: Browser, code: string, query = '') =>
  guest.page(`/siparis/${code}/odeme-bildirimi${query}`)
const formIn = (page: Page) => page.forms.find(({ fields }) => fields.some(([name]) => name === 'anahtar'))!
const accountIn = (page: Page) => /name="hesap"[^>]*value="(\d+)"/.exec(page.html)![1]!

function send(guest: Browser, page: Page, fields: Record<string, string> = {}, receipt?: Uint8Array) {
  const files = receipt && { dekont: { name: 'dekont.pdf', bytes: receipt } }
  const filled = { hesap: accountIn(page), gonderen: 'Ayşe Işık', ...fields }
  return guest.submit(page, formIn(page), filled, undefined, files ?? {})
}

async function emailsAbout(code: string) {
  await shop.runJobs()
  return shop.emails.filter(({ subject }) => subject.includes(code))
}

describe('a buyer who has sent a transfer', () => {
  test('reports it with a receipt: page and emails say so, the order waits, and only permitted users see the receipt', async () => {
    const { guest, code, thanks } = await newOrder()
    expect(thanks.html).toContain(`/siparis/${code}/odeme-bildirimi`)
    const page = await formPage(guest, code)
    const { grandTotal } = await orderOf(code)
    const told = await send(guest, page, { not: 'Şubeden yatırdım' }, pdf())
    expect(told.text).toContain('Bildiriminiz alındı, kontrol ediyoruz.')
    expect(told.text).toContain('siparişiniz süre dolduğu için iptal edilmez')
    const [notice] = await noticesOf(code)
    expect(notice).toMatchObject({
      state: 'waiting',
      amount: grandTotal,
      paidOn: today,
      sender: 'Ayşe Işık',
      note: 'Şubeden yatırdım',
    })
    const emails = await emailsAbout(code)
    const subjects = emails.map(({ subject }) => subject.split(':')[0])
    expect(subjects).toContain('Ödeme bildiriminiz alındı')
    const toShop = emails.find(({ subject }) => subject.startsWith('Ödeme bildirimi:'))!
    expect(toShop.text).toContain('Dekont var')
    expect(toShop.text).toContain(`confirm ${notice!.id}`)

    expect(await expireOrder(shop.db, { code, now: later })).toMatchObject({ status: 'refused' })
    expect((await orderOf(code)).status).toBe(90)

    const receipt = `/belge/${notice!.receiptId}`
    const own = await guest.send(receipt)
    expect([
      own.status,
      own.headers.get('content-disposition'),
      own.headers.get('x-content-type-options'),
    ]).toEqual([200, expect.stringContaining('attachment; filename="dekont.pdf"'), 'nosniff'])
    expect((await shop.browser().send(receipt)).status).toBe(404)
    const open = async (role: 'sales' | 'content') => (await openStaff(shop, role)).browser.send(receipt)
    expect([(await open('sales')).status, (await open('content')).status]).toEqual([200, 404])
    const message = emails.find(({ text }) => text.includes(`/siparis/${code}?imza=`))!
    const { pathname, search } = new URL(/http\S+imza=[\w-]+/.exec(message.text)![0])
    expect((await shop.browser().send(receipt + search)).status).toBe(200)
    const linked = await shop.browser().page(pathname + search)
    expect(linked.html).toContain(`${receipt}${search}`)
    expect((await formPage(shop.browser(), code, search)).status).toBe(200)
  })

  test('makes one notice with a form sent ten times at once; more than five notices are refused', async () => {
    const { guest, code } = await newOrder()
    const page = await formPage(guest, code)
    await Promise.all(Array.from({ length: 10 }, () => send(guest, page, {}, pdf())))
    expect(await noticesOf(code)).toHaveLength(1)
    const pages = await Promise.all(Array.from({ length: 6 }, () => formPage(guest, code)))
    const answers = await Promise.all(pages.map((one) => send(guest, one, { tutar: '10' })))
    expect(await noticesOf(code)).toHaveLength(5)
    expect(
      answers.filter(({ text }) => text.includes('Bildiriminiz alındı, kontrol ediyoruz. Sonucu')),
    ).toHaveLength(4)
    expect(answers.filter(({ text }) => text.includes('en çok 5 bildirim'))).toHaveLength(2)
    // Once no further notice is possible, the form leads back to the order.
    expect((await formPage(guest, code)).path).toMatch(/^\/siparis\/[^/]+$/)
  })

  test('sees every error beside its field, and keeps the entries', async () => {
    const { guest, code } = await newOrder()
    const page = await formPage(guest, code)
    const wrong = await send(guest, page, { hesap: '', tutar: 'on lira', gun: '20.11.2026', gonderen: 'A' })
    expect(wrong.status).toBe(422)
    for (const sentence of ['hesabı seçin', 'tutarı yazın', 'günü seçin', 'Gönderenin adı 2 ile 120'])
      expect(wrong.text).toContain(sentence)
    expect(wrong.html).toContain('value="on lira"')
    const tomorrow = dayInIstanbul(new Date(Date.now() + 2 * 86_400_000))
    for (const [fields, sentence] of [
      [{ gun: tomorrow }, 'gelecekte'],
      [{ gun: '2020-01-01' }, '90 günden eski'],
      [{ hesap: '999999' }, 'hesabı seçin'],
      [{ tutar: '0' }, 'tutarı yazın'],
    ] as const)
      expect((await send(guest, page, fields)).text).toContain(sentence)
    const page2 = Buffer.concat([pdf(), Buffer.from('PK\u0003\u0004')])
    for (const file of [Buffer.from('<svg onload="alert(1)"/>'), page2, Buffer.from('%PDF-1.7 kesik')])
      expect((await send(guest, page, {}, file)).status).toBe(422)
    expect((await send(guest, page, { bilinmeyen: 'x' })).status).toBe(400)
    expect(await noticesOf(code)).toEqual([])
    expect((await formPage(shop.browser(), code)).status).toBe(404)
  })
})

test('sees beside the field that a full disk cannot store the receipt, and can send the form without it', async () => {
  const { guest, code } = await newOrder()
  const page = await formPage(guest, code)
  const fields = { not: 'Şubeden yatırdım' }
  const full = await onFullDisk(shop.deps.storage, () => send(guest, page, fields, pdf()))
  expect(full.status).toBe(422)
  expect(full.text).toContain('Dekont şu anda saklanamıyor.')
  expect(full.html).toContain('Şubeden yatırdım')
  expect(await noticesOf(code)).toEqual([])
  expect((await send(guest, page, fields)).text).toContain('Bildiriminiz alındı')
})

describe('the staff', () => {
  async function told() {
    const { guest, code } = await newOrder()
    await send(guest, await formPage(guest, code))
    return { guest, code, id: (await noticesOf(code))[0]!.id, total: (await orderOf(code)).grandTotal }
  }

  test('confirms once, even many at a time: the order is paid, audited and reported to the buyer', async () => {
    const { guest, code, id, total } = await told()
    expect(await confirmNotice(shop.db, id, total - 1, staff)).toEqual({ status: 'too_little', missing: 1 })
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => confirmNotice(shop.db, id, null, staff)),
    )
    expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(1)
    expect(outcomes.filter(({ status }) => status === 'decided')).toHaveLength(4)
    const order = await orderOf(code)
    expect(order).toMatchObject({ status: 1, notices: [{ state: 'confirmed' }] })
    expect((await emailsAbout(code)).map(({ subject }) => subject)).toContain(`Ödemeniz alındı: ${code}`)
    const audited = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `orders ${order.id}`))
    expect(audited).toMatchObject([
      {
        action: 'payment-notice',
        actor: staff.actor,
        after: { state: 'confirmed', received: total, status: 1 },
      },
    ])
    expect((await guest.page(`/siparis/${code}`)).text).toContain('Ödemeniz onaylandı')
  })

  test('refuses with a reason: the buyer reads it and has the days to pay again; then the order expires', async () => {
    const { guest, code, id } = await told()
    expect(await refuseNotice(shop.db, id, 'Bu tutar gelmedi.', staff)).toMatchObject({ status: 'done' })
    const { expiresAt } = await orderOf(code)
    expect(expiresAt).toEqual(new Date(staff.now.getTime() + 3 * 86_400_000))
    const message = (await emailsAbout(code)).find(({ subject }) => subject.startsWith('Ödemenizi bulamadık'))
    expect(message!.text).toContain('Bu tutar gelmedi.')
    const page = await guest.page(`/siparis/${code}`)
    expect(page.text).toContain('Bu tutar gelmedi.')
    expect(page.text).toContain('kendiliğinden iptal olur')
    expect(await expireOrder(shop.db, { code, now: later })).toMatchObject({ status: 'changed', to: 99 })
  })

  test('cannot revive a cancelled order by a notice; another waiting notice keeps an order', async () => {
    const { guest, code, id } = await told()
    await send(guest, await formPage(guest, code))
    await refuseNotice(shop.db, id, 'Bu tutar gelmedi.', staff)
    expect((await orderOf(code)).expiresAt).toBeNull()
    const [, second] = await noticesOf(code)
    const access = { signature: '', secret: '' }
    expect(await cancelOrder(shop.db, access, { code, now: new Date() })).toMatchObject({
      status: 'not_found',
    })
    await shop.db.update(orders).set({ status: 99 }).where(eq(orders.code, code))
    expect(await confirmNotice(shop.db, second!.id, null, staff)).toEqual({ status: 'not_waiting', is: 99 })
  })
})

test('a dealer’s transfer for an order on account is credited to the account once', async () => {
  const { browser, partnerId } = await openMember(shop, { kind: 'wholesale', priceListId: 2 })
  await shop.db
    .update(businessPartners)
    .set({ creditLimit: 10_000_000, paymentTermDays: 30 })
    .where(eq(businessPartners.id, partnerId))
  const { code } = await orderAsGuest(browser, goods, { payment: '3' })
  const { grandTotal, status } = await orderOf(code)
  expect(status).toBe(1)
  const page = await formPage(browser, code)
  await send(browser, page, { tutar: '100' })
  const [notice] = await noticesOf(code)
  await Promise.all([1, 2, 3].map(() => confirmNotice(shop.db, notice!.id, null, staff)))
  expect(await getStanding(shop.db, partnerId, { now: new Date() })).toMatchObject({
    balance: grandTotal - 10_000,
  })
  expect((await emailsAbout(code)).map(({ subject }) => subject)).toContain(
    `Ödemeniz hesabınıza işlendi: ${code}`,
  )
  const exported = await (await browser.send('/User/userinfo/export')).text()
  expect(JSON.parse(exported).orders[0].paymentNotices).toMatchObject([
    { amount: 10_000, state: 'confirmed' },
  ])

  const viewer = await openMember(shop, { kind: 'wholesale', partnerId, role: 'viewer' })
  expect((await formPage(viewer.browser, code)).path).toBe(`/siparis/${code}`)
})
