import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders } from '~/features/orders/tables.server'
import { orderBody } from '~/testing/api/api-samples'
import type { Browser } from '~/testing/browser'
import { formOf, goodsInStock, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { memberPassword, openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// The endpoints site/{x} of a member, and the rights that remain to members who may not order.
const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 50, 20)
const one = goods[0]
const other = goods.find(({ productId }) => productId !== one!.productId)
const put = { method: 'PUT' }

type Row = { id: number; [field: string]: unknown }
const rowOf = async (browser: Browser, path: string, body?: object) =>
  (await browser.api(path, body, body && put)).body.data as unknown as Row
const rowsOf = async (browser: Browser, path: string) =>
  (await browser.api(path)).body.data as unknown as Row[]
const orderCall = (browser: Browser, body: object) =>
  browser.api('/shopping/orders', body, { method: 'POST', headers: { 'idempotency-key': randomUUID() } })

async function addressOf(browser: Browser) {
  const { address, invoice } = await orderBody(browser)
  const { email: _, ...fields } = address as Record<string, unknown>
  return { ...fields, invoice }
}

describe('a member over the API', () => {
  test('reads and changes their details', async () => {
    const { browser, id, partnerId } = await openMember(shop)
    const own = { id, business_partner_id: partnerId, group_id: 1, approval_status: 1, role: 'owner' }
    for (const path of ['/site/user', '/site/user/get-last', `/users/show/${id}`])
      expect(await rowOf(browser, path)).toMatchObject({ ...own, display_name: 'Ayşe Işık' })
    const input = { name: 'Gülşah Öztürk', phone: '0532 123 45 67' }
    const changed = { ...own, display_name: input.name, phone: '+905321234567' }
    expect(await rowOf(browser, '/site/user', input)).toMatchObject(changed)
    expect(await rowOf(browser, '/site/user')).toMatchObject(changed)
  })

  test('saves addresses and orders to one of them by its id', async () => {
    const { browser, partnerId } = await openMember(shop)
    expect(await rowOf(browser, '/site/addresses/get-last')).toBeNull()
    const address = await addressOf(browser)
    const home = await rowOf(browser, '/site/addresses', { ...address, title: 'Ev' })
    const work = await rowOf(browser, '/site/addresses', { ...address, title: 'Dükkân' })
    expect(home).toMatchObject({ business_partner_id: partnerId, is_default: true })
    const moved = { ...address, id: work.id, title: 'Depo', street: 'Rıhtım Cad. No: 7' }
    expect(await rowOf(browser, '/site/addresses', moved)).toMatchObject({ id: work.id, title: 'Depo' })
    expect((await rowsOf(browser, '/site/addresses')).map(({ title }) => title)).toEqual(['Ev', 'Depo'])

    const { address: _, ...body } = await orderBody(browser)
    const stranger = await openMember(shop)
    for (const visitor of [browser, stranger.browser]) await putIntoBasket(visitor, one!)
    const foreign = await orderCall(stranger.browser, { ...body, address_id: work.id })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'address_not_found'])
    const placed = await orderCall(browser, { ...body, address_id: work.id })
    expect(placed.status).toBe(200)
    const { id } = placed.body.data as unknown as Row
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
    expect(order).toMatchObject({ addressId: work.id, businessPartnerId: partnerId })
    expect(JSON.stringify(await rowOf(browser, `/orders/detail/${id}`))).toContain('Rıhtım Cad. No: 7')
    expect(await rowOf(browser, '/site/addresses/get-last')).toMatchObject({ id: work.id })
  })

  test('lists only their own orders, for any named business partner, and cancels one', async () => {
    const { browser, partnerId } = await openMember(shop)
    const stranger = await openMember(shop)
    await orderAsGuest(stranger.browser, [one!])
    expect(await rowOf(browser, '/site/orders/get-last')).toBeNull()
    const codes: string[] = []
    for (const goods of [one!, other!]) codes.unshift((await orderAsGuest(browser, [goods])).code)
    for (const query of [
      '',
      `?business_partner_id=${partnerId}`,
      `?business_partner_id=${stranger.partnerId}`,
    ])
      expect((await rowsOf(browser, `/site/orders${query}`)).map(({ code }) => code)).toEqual(codes)
    const last = await rowOf(browser, '/site/orders/get-last')
    expect(last).toMatchObject({ code: codes[0], status: 90, status_text: 'Ödeme bekleniyor' })
    expect(await rowOf(browser, '/site/orders', { id: last.id, cancel: true })).toMatchObject({ status: 99 })
  })

  test('replaces and reads their favourites, the first one last added', async () => {
    const { browser } = await openMember(shop)
    expect(await rowOf(browser, '/site/favorites/get-last')).toBeNull()
    const products = [one!.productId, other!.productId]
    await rowOf(browser, '/site/favorites', { product_ids: products })
    const idOf = ({ product_id }: Row) => product_id
    expect((await rowsOf(browser, '/site/favorites')).map(idOf)).toEqual(products)
    expect(idOf(await rowOf(browser, '/site/favorites/get-last'))).toBe(products[0])
  })
})

describe('a suspended dealer', () => {
  test('signs in, sees the shop as a guest and their own orders, and is told why they cannot order', async () => {
    const list = { kind: 'wholesale', priceListId: 2 } as const
    const { browser: before, partnerId } = await openMember(shop, list)
    const { code } = await orderAsGuest(before, [one!])
    const { email } = await openMember(shop, { ...list, partnerId })
    await shop.database.pool.query('update business_partners set approval_status = 3 where id = $1', [
      partnerId,
    ])

    const browser = shop.browser()
    const page = await browser.page('/User/Login')
    const home = await browser.submit(page, formOf(page, '/user/login'), { email, password: memberPassword })
    expect([home.path, home.status]).toEqual(['/', 200])
    expect(await rowOf(browser, '/site/user')).toMatchObject({ approval_status: 3, group_id: 1 })
    const guest = shop.browser()
    const prices = async (visitor: Browser) => (await rowOf(visitor, `/products/${one!.productId}`)).prices
    expect(await prices(browser)).toEqual(await prices(guest))
    for (const path of ['/User/orders', '/User/detail']) {
      const { status, text } = await browser.page(path)
      expect([path, status, text.includes(code)]).toEqual([path, 200, true])
    }
    expect((await putIntoBasket(browser, one!)).text).toContain('Üyeliğiniz askıda')
  })
})
