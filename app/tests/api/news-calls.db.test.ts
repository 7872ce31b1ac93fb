import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { decide } from '~/features/customers/customers.server'
import { orders } from '~/features/orders/tables.server'
import { cancelByStaff, confirmPayment, startPacking } from '~/features/fulfilment/fulfilment.server'
import type { Browser } from '~/testing/browser'
import { formOf, goodsInStock, goToReview, orderAsGuest, putIntoBasket, stepForm } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// site/notifications: news about the member. site/showcases: blocks that a member has removed from the home page.
const shop = await openTestShop()
const [goods] = await goodsInStock(shop.db, 1, 50)

type Notice = {
  id: string
  kind: string
  title: string
  message: string
  link: string
  is_read: boolean
  created_at: string
}
const newsOf = async (browser: Browser, query = '') =>
  (await browser.api(`/site/notifications${query}`)).body.data as unknown as Notice[]
const staff = () => ({ actor: 'user 1', now: new Date() })
const read = async (browser: Browser, body: object) =>
  (await browser.api('/site/notifications', body, { method: 'PUT' })).body.data as unknown as {
    read_until: string
    unread: number
  }

describe('the news of a member', () => {
  test('tell the progress of their orders, the latest first, each with its page, without their own actions', async () => {
    const { browser } = await openMember(shop)
    const stranger = await openMember(shop)
    expect(await newsOf(browser)).toEqual([])
    const { code } = await orderAsGuest(browser, [goods!])
    const { code: own } = await orderAsGuest(browser, [goods!])
    await orderAsGuest(stranger.browser, [goods!])
    await confirmPayment(shop.db, code, staff())
    await startPacking(shop.db, code, staff())
    const [row] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.code, own))
    await browser.api('/site/orders', { id: row!.id, cancel: true }, { method: 'PUT' })

    const news = await newsOf(browser)
    expect(news.map(({ title }) => title)).toEqual([
      `${code} numaralı siparişiniz hazırlanıyor`,
      `${code} numaralı siparişinizin ödemesi alındı`,
    ])
    expect(news[0]).toMatchObject({ kind: 'order', link: `/siparis/${code}`, is_read: false })
    expect((await browser.page(news[0]!.link)).text).toContain(code)
    expect(new Set(news.map(({ id }) => id)).size).toBe(2)
    expect(await newsOf(stranger.browser)).toEqual([])
    expect((await browser.api('/site/notifications/get-last')).body.data).toEqual(news[0])
    expect(await newsOf(browser, '?start=1&length=1')).toEqual([news[1]])
    expect((await browser.api('/site/notifications?length=1')).body.meta).toEqual({
      total: 2,
      start: 0,
      length: 1,
    })
  })

  test('are marked as read up to a moment, no later than now, and never become unread again', async () => {
    const { browser } = await openMember(shop)
    const { code } = await orderAsGuest(browser, [goods!])
    await confirmPayment(shop.db, code, staff())
    await startPacking(shop.db, code, { actor: 'user 1', now: new Date(Date.now() + 5) })
    const [, first] = await newsOf(browser)
    expect(await read(browser, { read_until: first!.created_at })).toMatchObject({ unread: 1 })
    expect((await newsOf(browser)).map(({ is_read }) => is_read)).toEqual([false, true])
    expect(await read(browser, { read_until: '2020-01-01T00:00:00+03:00' })).toMatchObject({ unread: 1 })
    const { read_until: until, unread } = await read(browser, { read_until: '2099-01-01T00:00:00Z' })
    expect(unread).toBe(0)
    expect(Date.parse(until)).toBeLessThanOrEqual(Date.now())
    for (const never of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'])
      expect(
        (await browser.api('/site/notifications', { read_until: never }, { method: 'PUT' })).status,
      ).toBe(400)
    await cancelByStaff(shop.db, code, 'Ürün stokta kalmadı.', staff())
    expect((await newsOf(browser))[0]).toMatchObject({ is_read: false })
    expect(await read(browser, {})).toMatchObject({ unread: 0 })
    expect((await newsOf(browser)).every(({ is_read }) => is_read)).toBe(true)
  })

  test('tell an owner the decisions about the company and the answers of the shop', async () => {
    const owner = await openMember(shop, { kind: 'wholesale', approval: 0, name: 'Mehmet Demir' })
    const buyer = await openMember(shop, { partnerId: owner.partnerId, role: 'buyer' })
    const reason = 'Vergi levhası okunmuyor.'
    await decide(shop.db, owner.partnerId, { to: 'refuse', reason }, 'user 1')
    expect(await newsOf(owner.browser)).toMatchObject([
      { kind: 'membership', title: 'Toptan üyelik başvurunuz onaylanmadı', message: reason },
    ])
    await decide(shop.db, owner.partnerId, { to: 'approve', terms: { priceListId: 2 } }, 'user 1')
    const [approved] = await newsOf(owner.browser)
    expect(approved).toMatchObject({ title: 'Toptan üyeliğiniz onaylandı', link: '/' })
    expect(await newsOf(buyer.browser)).toEqual([])
    const ticket = await buyer.browser.api('/tasks', { subject: 'Kopça eksik', message: 'Kopça çıkmadı.' })
    const { id } = ticket.body.data as unknown as { id: number }
    const { browser: sales } = await openStaff(shop, 'sales')
    await sales.api('/task-lines', { task_id: id, message: 'Bugün gönderiyoruz.' })
    expect(await newsOf(buyer.browser)).toMatchObject([
      { kind: 'ticket', title: 'Talebiniz yanıtlandı: Kopça eksik', message: 'Bugün gönderiyoruz.' },
    ])
    expect(await newsOf(owner.browser)).toHaveLength(2)
  })

  test('tell an owner the request of a buyer, and the buyer the decision', async () => {
    const owner = await openMember(shop, { name: 'Mehmet Demir' })
    const input = { partnerId: owner.partnerId, role: 'buyer', orderLimit: 100, name: 'Zeynep Ak' } as const
    const { browser } = await openMember(shop, input)
    await putIntoBasket(browser, goods!)
    const review = await goToReview(browser)
    await browser.submit(review, stepForm(review), {}, 'approval')
    const [asked] = await newsOf(owner.browser)
    expect(asked).toMatchObject({ kind: 'request', message: 'Zeynep Ak' })
    const page = await owner.browser.page(asked!.link)
    await owner.browser.submit(
      page,
      formOf(page, asked!.link, 'refuse'),
      { reason: 'Bütçe doldu.' },
      'refuse',
    )
    expect(await newsOf(browser)).toMatchObject([
      { title: 'Sipariş isteğiniz onaylanmadı', message: 'Bütçe doldu.', link: asked!.link },
    ])
  })
})

describe('the home page of a member', () => {
  const idsOf = async (browser: Browser) =>
    ((await browser.api('/site/showcases')).body.data as unknown as { id: number; title: string }[]).map(
      ({ id, title }) => ({ id, title }),
    )
  const hide = (browser: Browser, hidden_ids: number[]) =>
    browser.api('/site/showcases', { hidden_ids }, { method: 'PUT' })

  test('leaves out the showcases hidden by this member alone', async () => {
    const [one, other] = [await openMember(shop), await openMember(shop)]
    const all = await idsOf(one.browser)
    const [first, second] = all
    expect((await hide(one.browser, [second!.id, first!.id, first!.id])).body.data).toEqual({
      hidden_ids: [first!.id, second!.id].toSorted((a, b) => a - b),
    })
    expect(await idsOf(one.browser)).toEqual(all.slice(2))
    expect((await one.browser.page('/')).text).not.toContain(first!.title)
    for (const browser of [other.browser, shop.browser()]) {
      expect(await idsOf(browser)).toEqual(all)
      expect((await browser.page('/')).text).toContain(first!.title)
    }
    await hide(one.browser, [second!.id])
    expect((await idsOf(one.browser)).map(({ id }) => id)).toContain(first!.id)
  })

  test('keeps its showcases when an unknown one is hidden', async () => {
    const { browser } = await openMember(shop)
    const [first] = await idsOf(browser)
    await hide(browser, [first!.id])
    const { status, body } = await hide(browser, [999_999])
    expect([status, body.code]).toEqual([404, 'showcase_not_found'])
    expect((await idsOf(browser)).map(({ id }) => id)).not.toContain(first!.id)
  })
})
