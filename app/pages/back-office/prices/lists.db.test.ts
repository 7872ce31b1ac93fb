import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { prices, products } from '~/features/catalogue/tables.server'
import { businessPartners, priceLists } from '~/features/customers/tables.server'
import { formatPrice } from '~/kernel/turkish'
import { goodsInStock } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm, pressButton } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const staff = await openStaff(shop, 'admin')
const { browser } = staff
const path = '/yonetim/fiyatlar'
const retail = await listOf('perakende')

async function listOf(code: string) {
  return (await db.select().from(priceLists).where(eq(priceLists.code, code)))[0]!
}
const open = async (name: string, fields: Record<string, string> = {}) =>
  act(browser, await browser.page(path), 'ekle', { ad: name, ...fields })
const pageOf = ({ id }: { id: number }) => browser.page(`${path}/${id}`)
const press = (path: string, verb: string, fields: Record<string, string>) =>
  pressButton(browser, path, verb, fields)
const priceOf = async (variantId: number, listId: number) =>
  (
    await db
      .select({ amount: prices.amount })
      .from(prices)
      .where(
        and(
          eq(prices.variantId, variantId),
          eq(prices.priceListId, listId),
          eq(prices.minQuantity, 1),
          isNull(prices.validTo),
        ),
      )
  )[0]?.amount

test('a list is made, filled by a formula from retail, and gives an approved dealer its prices', async () => {
  const made = await open('Şanlı Bayiler', { 'en-az': '1.250,50', bedava: '3000', hesapla: '1' })
  const list = await listOf('sanli-bayiler')
  expect(list).toMatchObject({
    name: 'Şanlı Bayiler',
    parentId: retail.id,
    kdvIncluded: false,
    isRetail: false,
    minimumOrder: 125_050,
    freeShippingFrom: 300_000,
  })
  // The page of the list already names the rule, which is tried before it is applied.
  expect(made.path).toContain(`${path}/${list.id}?`)
  const batch = made.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'dene'))!
  const entries = new Map(batch.fields)
  expect([entries.get('kural'), entries.get('kaynak')]).toEqual(['formula', String(retail.id)])
  const tried = await browser.submit(made, batch, { deger: '60' }, 'dene')
  expect(tried.text).toContain('Deneme sonucu')
  expect(await db.$count(prices, eq(prices.priceListId, list.id))).toBe(0)
  await press(`${path}/${list.id}`, 'uygula', { kural: 'formula', kaynak: String(retail.id), deger: '60' })
  await shop.runJobs()

  const [goods] = await goodsInStock(db, 1, 10)
  const [{ kdv }] = (await db
    .select({ kdv: products.kdvRate })
    .from(products)
    .where(eq(products.id, goods!.productId))) as [{ kdv: number }]
  const amount = (await priceOf(goods!.variantId, list.id))!
  const base = (await priceOf(goods!.variantId, retail.id))!
  expect(Math.abs(amount - (base * 0.6 * 100) / (100 + kdv))).toBeLessThanOrEqual(0.51)

  const dealer = await openMember(shop, { kind: 'wholesale', approval: 0, name: 'Aslan Saat' })
  const address = `/${goods!.link}`
  expect((await dealer.browser.page(address)).text).not.toContain(formatPrice(amount))
  const application = await browser.page(`/yonetim/basvurular/${dealer.partnerId}`)
  await act(browser, application, 'onayla', { liste: String(list.id), iskonto: '', vade: '30', limit: '0' })
  expect((await dealer.browser.page(address)).text).toContain(formatPrice(amount))
  expect((await shop.browser().page(address)).text).not.toContain(formatPrice(amount))

  const log = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `price_lists ${list.id}`))
  expect(log.map(({ action, actor }) => [action, actor])).toEqual([['price_lists add', `user ${staff.id}`]])
  // A new name keeps the code.
  const renamed = await act(browser, await pageOf(list), 'kaydet', { ad: 'Bayi İstanbul', bedava: '' })
  expect(renamed.text).toContain('Liste kaydedildi')
  expect(await listOf('sanli-bayiler')).toMatchObject({ name: 'Bayi İstanbul', freeShippingFrom: null })
}, 60_000)

test('wrong entries are told and stay in the form', async () => {
  for (const [field, value, word] of [
    ['ad', ' ', 'Listenin adını'],
    ['ad', 'PERAKENDE', 'Bu adda bir liste var'],
    ['ust', '', 'Üst listeyi seçin'],
    ['ust', '999999', 'Üst liste bulunamadı'],
    ['kdv', 'belki', 'KDV'],
    ['en-az', '1.234', 'En az siparişi'],
    ['bedava', '99999999', 'Ücretsiz kargo sınırını'],
  ] as const) {
    const before = await db.$count(priceLists)
    const refused = await open('Deneme listesi', { 'en-az': '75,25', [field]: value })
    expect([field, refused.status >= 400, refused.text.includes(word)]).toEqual([field, true, true])
    if (field !== 'en-az') expect(refused.html).toContain('value="75,25"')
    expect(await db.$count(priceLists)).toBe(before)
  }
})

test('a list below itself is refused, also by two moves at once', async () => {
  await open('Üst bayi')
  await open('Alt bayi', { ust: String((await listOf('ust-bayi')).id) })
  const [above, below] = [await listOf('ust-bayi'), await listOf('alt-bayi')]
  const page = await pageOf(above)
  const offered = actionForm(page, 'kaydet')
  expect(page.html.match(/<select[^>]*name="ust".*?<\/select>/s)![0]).not.toContain('Alt bayi')
  for (const ust of [above.id, below.id]) {
    const refused = await browser.submit(page, offered, { ust: String(ust) })
    expect([refused.status, refused.text.includes('altındaki bir listenin altına')]).toEqual([409, true])
  }
  expect((await listOf('ust-bayi')).parentId).toBe(retail.id)

  // Each of these moves is possible alone; together they would make a circle of three.
  await open('Yan bayi')
  const aside = await listOf('yan-bayi')
  const move = async (id: number, parent_id: number) => {
    const { data } = (await browser.api(`/price-lists/${id}`)).body as unknown as {
      data: Record<string, unknown>
    }
    const { id: _id, code: _code, is_retail: _retail, ...body } = data
    return () => browser.api(`/price-lists/${id}`, { ...body, parent_id }, { method: 'PUT' })
  }
  const moves = [await move(aside.id, below.id), await move(above.id, aside.id)]
  const answers = await Promise.all(moves.map((send) => send()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
}, 30_000)

test('the retail list has no list above it, stays, and is the only one', async () => {
  const page = await pageOf(retail)
  expect(page.html).not.toContain('name="ust"')
  expect(page.text).not.toContain('Listeyi sil')
  const other = (await listOf('bayi')).id
  const refused = await act(browser, page, 'kaydet', { ust: String(other) })
  expect([refused.status, refused.text.includes('Perakende listesinin üst listesi olmaz')]).toEqual([
    409,
    true,
  ])
  const removed = await browser.api(`/price-lists/${retail.id}`, undefined, { method: 'DELETE' })
  expect(removed).toMatchObject({ status: 409, body: { code: 'in_use' } })
  expect(await db.$count(priceLists, eq(priceLists.isRetail, true))).toBe(1)
})

test('the KDV of a list changes until prices are written for it', async () => {
  await open('KDV denemesi')
  const list = await listOf('kdv-denemesi')
  await act(browser, await pageOf(list), 'kaydet', { kdv: 'dahil' })
  expect((await listOf('kdv-denemesi')).kdvIncluded).toBe(true)
  // A change that waits has computed its prices already.
  const rule = { kural: 'formula', kaynak: String(retail.id), deger: '50', bas: '2099-01-01T10:00' }
  const planned = await press(`${path}/${list.id}`, 'uygula', rule)
  expect((await act(browser, await pageOf(list), 'kaydet', { kdv: 'haric' })).status).toBe(409)
  await act(browser, planned, 'durdur')
  await act(browser, await pageOf(list), 'kaydet', { kdv: 'haric' })
  expect((await listOf('kdv-denemesi')).kdvIncluded).toBe(false)

  await press(`${path}/${list.id}`, 'uygula', { ...rule, bas: '' })
  await shop.runJobs()
  const refused = await act(browser, await pageOf(list), 'kaydet', { ad: 'Yeni ad', kdv: 'dahil' })
  expect([refused.status, refused.text.includes('Bu listeye fiyat yazılmış')]).toEqual([409, true])
  expect(refused.html).toContain('value="Yeni ad"')
  expect(await listOf('kdv-denemesi')).toMatchObject({ kdvIncluded: false, name: 'KDV denemesi' })
}, 60_000)

test('a list is removed while nothing uses it; otherwise its users are named', async () => {
  await open('Geçici')
  const list = await listOf('gecici')
  const before = await pageOf(list)
  const { partnerId } = await openMember(shop, { kind: 'wholesale', priceListId: list.id })
  expect((await pageOf(list)).text).not.toContain('Listeyi sil')
  const refused = await act(browser, before, 'sil')
  expect([refused.status, refused.text.includes('onu kullananlar: müşteriler.')]).toEqual([409, true])
  await db.update(businessPartners).set({ priceListId: null }).where(eq(businessPartners.id, partnerId))
  await db.execute(sql`update price_lists set parent_id = ${list.id} where code = 'alt-bayi'`)
  expect((await act(browser, before, 'sil')).text).toContain('altındaki listeler')
  await db.execute(sql`update price_lists set parent_id = ${retail.id} where code = 'alt-bayi'`)
  const removed = await act(browser, await pageOf(list), 'sil')
  expect(removed.text).toContain('Liste silindi')
  expect(await listOf('gecici')).toBeUndefined()
  for (const code of ['bayi', 'toptan'])
    expect((await pageOf(await listOf(code))).text).not.toContain('Listeyi sil')
})

test('a stale save changes nothing and keeps the entries; the next one counts', async () => {
  await open('Eski hâl')
  const list = await listOf('eski-hal')
  const page = await pageOf(list)
  await act(browser, page, 'kaydet', { 'en-az': '10' })
  const late = await act(browser, page, 'kaydet', { ad: 'Geç kalan', 'en-az': '20' })
  expect([late.status, late.text.includes('siz açtıktan sonra değişti')]).toEqual([409, true])
  expect(late.html).toContain('value="Geç kalan"')
  expect(await listOf('eski-hal')).toMatchObject({ name: 'Eski hâl', minimumOrder: 1_000 })
  await act(browser, late, 'kaydet', { ad: 'Geç kalan', 'en-az': '20' })
  expect(await listOf('eski-hal')).toMatchObject({ name: 'Geç kalan', minimumOrder: 2_000 })
})

test('a list that moves sells at once by the prices of its new parent, and lists by them after its job', async () => {
  const [goods] = await goodsInStock(db, 1, 10)
  const own = await listOf('toptan')
  await open('Pahalı üst', { ust: String(retail.id) })
  const parent = await listOf('pahali-ust')
  // The list sells one variant of the product itself, and its new parent all of them, far below any other price.
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from variants where product_id = ${goods!.productId} and sellable order by id`)
  await db.execute(sql`
    delete from prices where price_list_id = ${own.id} and variant_id in (select id from variants where product_id = ${goods!.productId})`)
  await db.execute(sql`
    insert into offers (variant_id, price_list_id) values (${rows[0]!.id}, ${own.id}) on conflict do nothing`)
  for (const { id } of rows) {
    await db.execute(sql`insert into offers (variant_id, price_list_id) values (${id}, ${parent.id})`)
    await db.execute(sql`
      insert into prices (variant_id, price_list_id, amount, valid_from) values (${id}, ${parent.id}, 123, '2026-01-01')`)
  }
  const dealer = (await openMember(shop, { kind: 'wholesale', priceListId: own.id })).browser
  const listed = async () =>
    (
      await db.execute<{ price: number }>(sql`
        select price2::int as price from listing_prices
        where price_list_id = ${own.id} and product_id = ${goods!.productId}`)
    ).rows[0]!.price
  const before = await listed()
  expect((await dealer.page(`/${goods!.link}`)).text).not.toContain('1,23 TL')
  await act(browser, await pageOf(own), 'kaydet', { ust: String(parent.id) })
  expect((await dealer.page(`/${goods!.link}`)).text).toContain('1,23 TL')
  await shop.runJobs()
  const after = await listed()
  expect(after).toBeLessThan(before)
  await db.execute(sql`select refresh_listing(array[${goods!.productId}::int])`)
  expect(await listed()).toBe(after)
})
