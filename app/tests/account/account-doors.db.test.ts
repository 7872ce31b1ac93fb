import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { stockBalances } from '~/features/catalogue/tables.server'
import { businessPartnerAddresses } from '~/features/customers/tables.server'
import { orders } from '~/features/orders/tables.server'
import type { Browser, Page } from '~/testing/browser'
import {
  codeOf,
  confirm,
  formOf,
  goodsInStock,
  goToReview,
  orderAsGuest,
  putIntoBasket,
} from '~/testing/guest'
import { hostile } from '../../../e2e/support/hostile'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// The account of a member in browsers without scripts.
const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 12, 20)
const [one, other, third] = goods

const idOf = async (code: string) =>
  (await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.code, code)))[0]!.id
const status = async (browser: Browser, path: string) => (await browser.send(path)).status

describe('the account', () => {
  const pages = ['/User/detail', '/Profile', '/User/orders', '/User/orders/detail/1', '/User/lists']
  const more = ['/User/address', '/User/balance', '/balance', '/User/payment', '/User/coupons']
  const rest = ['/User/notification', '/User/help', '/user/HELP', '/USER/ORDERS']

  test.each([...pages, ...more, ...rest])('%s leads a guest to the sign-in page and back', async (path) => {
    const answer = await shop.browser().send(path, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/user/login?donus=${encodeURIComponent(path)}`)
  })

  test('is marked in its list of pages, and never cached', async () => {
    const { browser } = await openMember(shop)
    for (const path of [...pages, ...more, ...rest].filter((path) => !path.includes('/1'))) {
      const page = await browser.page(path)
      expect([path, page.status]).toEqual([path, 200])
      const [list] = /<nav[^>]*class="account-nav">.*?<\/nav>/s.exec(page.html)!
      expect(list.match(/aria-current="page"/g), path).toHaveLength(1)
      expect(page.html, path).toContain('<meta name="robots" content="noindex"/>')
      expect(page.headers.get('cache-control'), path).toBe('private, no-store')
    }
  })

  test('has no other parts', async () => {
    const { browser } = await openMember(shop)
    expect(await status(browser, '/User/baska-bir-sey')).toBe(404)
  })

  test('shows a new member three steps, and a waiting dealer the state of the application', async () => {
    const { browser } = await openMember(shop, { kind: 'wholesale', approval: 0 })
    const page = await browser.page('/User/detail')
    expect(page.text).toContain('Üç adımda başlayın')
    expect(page.text).toContain('Başvurunuz inceleniyor')
    expect(page.text).not.toContain('Kodla hızlı sipariş Kodları yazın')
  })
})

describe('orders of a member', () => {
  let code = ''
  let id = 0
  let member: Awaited<ReturnType<typeof openMember>>
  beforeAll(async () => {
    member = await openMember(shop, { name: 'Gülşah Öztürkoğlu' })
    code = (await orderAsGuest(member.browser, [one!, other!])).code
    id = await idOf(code)
  })

  test('are listed with status, total and goods, and found by code or product', async () => {
    const page = await member.browser.page('/User/orders')
    expect(page.text).toContain(code)
    expect(page.text).toContain('Ödeme bekleniyor')
    for (const q of [code.slice(0, 5).toLowerCase(), one!.name.toLocaleUpperCase('tr'), other!.code]) {
      const found = await member.browser.page(`/User/orders?q=${encodeURIComponent(q)}`)
      expect(found.text, q).toContain(code)
    }
    expect((await member.browser.page('/User/orders?q=bulunmaz')).text).toContain(
      'Aramanıza uyan sipariş yok',
    )
    expect((await member.browser.page('/User/orders?yil=1999')).text).toContain('Aramanıza uyan sipariş yok')
  })

  test('belong to the business partner: the owner sees all, a buyer their own, a viewer may only read', async () => {
    const { partnerId } = member
    const owner = await openMember(shop, { partnerId })
    const buyer = await openMember(shop, { partnerId, role: 'buyer' })
    const viewer = await openMember(shop, { partnerId, role: 'viewer' })
    const stranger = await openMember(shop)
    const path = `/User/orders/detail/${id}`
    const seen = [owner, viewer, buyer, stranger].map(({ browser }) => status(browser, path))
    expect(await Promise.all(seen)).toEqual([200, 200, 404, 404])
    const listed = [owner, viewer, buyer, stranger].map(async ({ browser }) =>
      (await browser.page('/User/orders')).text.includes(code),
    )
    expect(await Promise.all(listed)).toEqual([true, true, false, false])
    expect((await owner.browser.page(path)).text).toContain('Siparişi iptal et')
    const looked = await viewer.browser.page(path)
    expect(looked.text).not.toContain('Siparişi iptal et')
    expect(looked.text).not.toContain('Tümünü sepete ekle')
    for (const { browser } of [viewer, buyer, stranger]) {
      const tried = await browser.send(path, { method: 'POST', body: new URLSearchParams() })
      expect([404, 409]).toContain(tried.status)
    }
    const own = await orderAsGuest(buyer.browser, [third!])
    expect((await buyer.browser.page('/User/orders')).text).toContain(own.code)
    expect((await owner.browser.page('/User/orders')).text).toContain(own.code)
  })

  test('show the thank-you page only to their buyer', async () => {
    expect(await status(member.browser, `/siparis/${code}/tesekkurler`)).toBe(200)
    expect(await status((await openMember(shop)).browser, `/siparis/${code}/tesekkurler`)).toBe(404)
    expect(await status(shop.browser(), `/siparis/${code}/tesekkurler`)).toBe(404)
  })

  test('show a note as the text it is (promise P15)', async () => {
    const note = hostile
      .filter((text) => text.includes('<'))
      .slice(0, 8)
      .join(' ')
    for (const goods of [third!]) await putIntoBasket(member.browser, goods)
    const thanks = await confirm(member.browser, await goToReview(member.browser), { note })
    const page = await member.browser.page(`/User/orders/detail/${await idOf(codeOf(thanks))}`)
    expect(page.text).toContain(note.slice(0, 60))
    expect(page.html).not.toMatch(
      /<(img|svg|body|iframe|details|video|input)[^>]*(onerror|onload|ontoggle|onfocus)=/,
    )
    expect(page.html).not.toContain('<script>alert')
  })

  test('are ordered again with a result for every line', async () => {
    await shop.db
      .update(stockBalances)
      .set({ onHand: sql`${stockBalances.reserved}` })
      .where(eq(stockBalances.variantId, other!.variantId))
    const page = await member.browser.page(`/User/orders/detail/${id}`)
    const again = await member.browser.submit(
      page,
      formOf(page, `/User/orders/detail/${id}`, 'reorder'),
      {},
      'reorder',
    )
    expect(again.status).toBe(200)
    expect(again.text).toContain('1 ürün sepetinize eklendi (1 adet). 1 ürün eklenemedi.')
    expect(again.text).toContain('1 adet sepete eklendi.')
    expect(again.text).toContain('Bu ürünün stoku tükendi.')
    const { body } = await member.browser.api('/shopping/get-basket', {})
    const [{ basket }] = body.data as unknown as [{ basket: { products: { product_code: string }[] } }]
    expect(basket.products.map(({ product_code }) => product_code)).toContain(one!.code)
  })
})

describe('saved addresses', () => {
  const path = '/User/address'
  const editor = (page: Page) =>
    page.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'save'))!

  async function fillAddress(browser: Browser, start: string, fields: Record<string, string>) {
    let page = await browser.page(start)
    const filled: Record<string, string> = { ...fields }
    for (const [name, label] of [
      ['address.city_id', 'İstanbul'],
      ['address.district_id', 'Kadıköy'],
      ['address.neighbourhood', ''],
    ] as const) {
      const options = editor(page).options[name]!.filter(({ value }) => value !== '')
      filled[name] = (options.find((option) => option.label === label) ?? options[0]!).value
      page = await browser.submit(page, editor(page), filled, 'places')
    }
    return browser.submit(page, editor(page), filled, 'save')
  }
  const person = {
    'address.first_name': 'Ayşe',
    'address.last_name': 'Işık',
    'address.phone': '0532 123 45 67',
    'address.street': 'Moda Cad. No: 12 Daire: 3',
  }
  const rowsOf = (partnerId: number) =>
    shop.db
      .select()
      .from(businessPartnerAddresses)
      .where(eq(businessPartnerAddresses.businessPartnerId, partnerId))

  test('are added and changed without scripts; the first is the default until another replaces it', async () => {
    const { browser, partnerId } = await openMember(shop)
    const home = await fillAddress(browser, `${path}?yeni=1`, { ...person, 'address.title': 'Ev' })
    expect(home.text).toContain('Adres kaydedildi.')
    await fillAddress(browser, `${path}?yeni=1`, { ...person, 'address.title': 'Dükkân' })
    const [ev, shopAddress] = await rowsOf(partnerId)
    expect([ev!.isDefault, shopAddress!.isDefault]).toEqual([true, false])

    const page = await browser.page(path)
    const remove = (from: Page, id: number) =>
      from.forms.find(
        ({ fields, buttons }) =>
          fields.some(([name, value]) => name === 'id' && value === String(id)) &&
          buttons.some(({ value }) => value === 'delete'),
      )!
    const asked = await browser.submit(page, remove(page, ev!.id), {}, 'delete')
    expect(asked.text).toContain('Yeni varsayılan adres')
    expect(await rowsOf(partnerId)).toHaveLength(2)
    await browser.submit(asked, remove(asked, ev!.id), {}, 'delete')
    expect(await rowsOf(partnerId)).toMatchObject([{ title: 'Dükkân', isDefault: true }])
  })

  test('come back with their errors', async () => {
    const { browser } = await openMember(shop)
    const page = await fillAddress(browser, `${path}?yeni=1`, { ...person, 'address.street': 'kısa' })
    expect(page.status).toBe(422)
    expect(page.html).toContain('<title>Hata: ')
    expect(page.text).toContain('Açık adres 10 ile 250 karakter arasında olmalıdır.')
    expect(page.text).toContain('Adres başlığını yazın. Örnek: Ev.')
    expect(page.html).toContain('>kısa</textarea>')
  })

  test('are offered in the checkout, the one used last first, and stay after an order', async () => {
    const { browser, partnerId } = await openMember(shop)
    const { code } = await orderAsGuest(browser, [third!])
    const [kept] = await rowsOf(partnerId)
    expect(kept).toMatchObject({ title: 'Adresim', isDefault: true, usedAt: expect.any(Date) as Date })
    const [order] = await shop.db.select().from(orders).where(eq(orders.code, code))
    expect(order!.addressId).toBe(kept!.id)

    const page = await browser.page(path)
    const form = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'delete'))!
    await browser.submit(page, form, {}, 'delete')
    expect((await rowsOf(partnerId))[0]!.deletedAt).not.toBeNull()
    expect((await browser.page(path)).text).toContain('Kayıtlı adresiniz yok')
    expect((await browser.page(`/User/orders/detail/${order!.id}`)).text).toContain('Moda Cad. No: 12')
  })

  test('are hidden from others, and a viewer cannot change them', async () => {
    const { browser, partnerId } = await openMember(shop)
    await fillAddress(browser, `${path}?yeni=1`, { ...person, 'address.title': 'Gizli yer' })
    const [secret] = await rowsOf(partnerId)
    const stranger = await openMember(shop)
    const viewer = await openMember(shop, { partnerId, role: 'viewer' })
    const body = (intent: string) => new URLSearchParams({ id: String(secret!.id), intent })
    for (const intent of ['delete', 'default', 'save'])
      for (const { browser } of [stranger, viewer]) {
        const answer = await browser.send(path, { method: 'POST', body: body(intent) })
        expect([403, 404, 422]).toContain(answer.status)
      }
    expect((await stranger.browser.page(`${path}?duzenle=${secret!.id}`)).text).not.toContain('Gizli yer')
    expect((await viewer.browser.page(path)).text).toContain('Gizli yer')
    expect(await rowsOf(partnerId)).toEqual([secret])
  })
})

describe('lists to order again', () => {
  test('are made from the basket and from orders, ordered whole or in part, renamed and deleted', async () => {
    const { browser } = await openMember(shop)
    const { code } = await orderAsGuest(browser, [one!, third!])
    const order = await browser.page(`/User/orders/detail/${await idOf(code)}`)
    const made = await browser.submit(order, formOf(order, '/User/lists'), { name: ' Aylık   sipariş ' })
    expect(made.path).toMatch(/^\/User\/lists\/\d+\?kaydedildi=1$/)
    expect(made.text).toContain('Aylık sipariş')
    const again = await browser.submit(order, formOf(order, '/User/lists'), { name: 'Aylık sipariş' })
    expect(again.status).toBe(422)
    expect(again.text).toContain('Bu adda bir listeniz var.')

    const list = made.path.split('?')[0]!
    const form = formOf(made, list, 'some')
    const lines = [...made.html.matchAll(/name="line"[^>]*value="(\d+)"/g)].map(([, id]) => id!)
    expect(lines).toHaveLength(2)
    const fields = form.fields.filter(([name]) => name !== 'line')
    const some = await browser.submit(made, { ...form, fields }, { line: lines[0]! }, 'some')
    expect(some.text).toContain('1 ürün sepetinize eklendi (1 adet).')
    const none = await browser.submit(made, { ...form, fields }, {}, 'some')
    expect(none.text).toContain('Sepete eklemek için en az bir ürün seçin.')

    const renamed = await browser.submit(
      made,
      formOf(made, list, 'rename'),
      { name: 'Vitrin için' },
      'rename',
    )
    expect(renamed.text).toContain('Vitrin için')
    const fromBasket = await browser.page('/User/lists')
    await browser.submit(fromBasket, formOf(fromBasket, '/User/lists'), { name: 'Sepetten' })
    const stranger = await openMember(shop)
    expect(await status(stranger.browser, list)).toBe(404)
    const body = new URLSearchParams({ intent: 'delete' })
    expect((await stranger.browser.send(list, { method: 'POST', body })).status).toBe(404)
    expect((await browser.send(list, { method: 'POST', body })).status).toBe(303)
    expect((await browser.page('/User/lists')).text).not.toContain('Vitrin için')
  })
})
