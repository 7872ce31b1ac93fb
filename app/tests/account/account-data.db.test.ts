import { eq, sql } from 'drizzle-orm'
import { demoPassword } from '../../../demo/shop/accounts'
import { describe, expect, test } from 'vitest'
import { consents } from '~/features/consents/tables.server'
import { businessPartnerDetails, deletionRequests } from '~/features/customers/tables.server'
import { openDeviceSession } from '~/features/identity/identity.server'
import { sessions, users } from '~/features/identity/tables.server'
import { orders } from '~/features/orders/tables.server'
import { transaction } from '~/db/transaction.server'
import type { Browser } from '~/testing/browser'
import { formOf, goodsInStock, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// The personal data page (Kullanıcı Bilgilerim), and its readers over pages and API.
const shop = await openTestShop()
const [one, other, third] = await goodsInStock(shop.db, 3, 20)
const info = '/User/userinfo'

const post = (browser: Browser, path: string, fields: [string, string][]) =>
  browser.send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  })

describe('the member’s details', () => {
  test('name and phone can be changed, invalid ones are shown again', async () => {
    const { browser, id, detailId } = await openMember(shop)
    const page = await browser.page(info)
    const form = formOf(page, info, 'profile')
    const saved = await browser.submit(
      page,
      form,
      { name: ' Gülşah  Öztürk ', phone: '532 123 45 67' },
      'profile',
    )
    expect(saved.text).toContain('Bilgileriniz kaydedildi.')
    const [user] = await shop.db.select().from(users).where(eq(users.id, id))
    expect(user!.name).toBe('Gülşah Öztürk')
    const [detail] = await shop.db
      .select()
      .from(businessPartnerDetails)
      .where(eq(businessPartnerDetails.id, detailId))
    expect(detail).toMatchObject({ name: 'Gülşah Öztürk', phone: '+905321234567' })
    const wrong = await browser.submit(page, form, { name: 'A', phone: '123' }, 'profile')
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('<title>Hata: ')
    expect(wrong.html).toContain('value="123"')
  })

  test('a wrong present password is reported beside its field and changes nothing', async () => {
    const { browser } = await openMember(shop)
    const page = await browser.page(info)
    const fields = { current: 'yanlis-sifre', next: 'Kordon-Vitrin-2031' }
    const answer = await browser.submit(page, formOf(page, info, 'password'), fields, 'password')
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Şu anki şifreniz yanlış.')
    expect(answer.html).not.toContain('yanlis-sifre')
  })

  test('a new password is confirmed in the words of the specification, and signs out other devices', async () => {
    const [browser, elsewhere] = [shop.browser(), shop.browser()]
    for (const one of [browser, elsewhere]) {
      const page = await one.page('/user/login')
      const form = page.forms.find(({ fields }) => fields.some(([name]) => name === 'password'))!
      await one.submit(page, form, { email: 'bayi2@vitrin.test', password: demoPassword })
      expect((await one.page(info)).status).toBe(200)
    }
    const page = await browser.page(info)
    const fields = { current: demoPassword, next: 'Kordon-Vitrin-2031' }
    const answer = await browser.submit(page, formOf(page, info, 'password'), fields, 'password')
    expect(answer.text).toContain(
      'Şifre değiştirme işleminiz başarıyla tamamlanmıştır. Yeni şifreniz ile giriş yapıp işlemlerinize devam edebilirsiniz.',
    )
    expect((await browser.page(info)).status).toBe(200)
    expect((await elsewhere.send(info)).status).toBe(302)
  })

  test('devices are listed, and signed out one by one or all but this one', async () => {
    const { browser, id } = await openMember(shop)
    const userAgent = '<img src=x onerror=alert(1)>'
    const device = { userId: id, remembered: true, ipAddress: '203.0.113.9', userAgent, now: new Date() }
    for (let i = 0; i < 3; i++)
      await transaction(shop.db, (db) => openDeviceSession(db, shop.deps.secret, device))
    const count = () => shop.db.$count(sessions, eq(sessions.userId, id))
    const page = await browser.page(info)
    expect(page.text).toContain('bu cihaz')
    expect(page.html).not.toContain(userAgent)
    const ended = await browser.submit(page, formOf(page, info, 'end-device'), {}, 'end-device')
    expect(ended.text).toContain('O cihazdaki oturum kapatıldı.')
    expect(await count()).toBe(3)
    await browser.submit(page, formOf(page, info, 'end-others'), {}, 'end-others')
    expect(await count()).toBe(1)
    expect((await browser.page(info)).status).toBe(200)
    const stranger = await openMember(shop)
    const [mine] = await shop.db.select().from(sessions).where(eq(sessions.userId, id))
    const tried = await post(stranger.browser, info, [
      ['intent', 'end-device'],
      ['device', String(mine!.id)],
    ])
    expect(tried.status).toBe(404)
    expect(await count()).toBe(1)
  })

  test('consents are stored for each channel, each change as a row of its own', async () => {
    const { browser, id } = await openMember(shop)
    expect((await browser.page(info)).html).not.toMatch(/name="(email|sms|call)"[^>]*checked/)
    await post(browser, info, [
      ['intent', 'consents'],
      ['sms', '1'],
    ])
    await post(browser, info, [
      ['intent', 'consents'],
      ['email', '1'],
    ])
    const page = await browser.page(info)
    expect(page.html).toMatch(/<input[^>]*name="email"[^>]*checked=""/)
    expect(page.html).not.toMatch(/<input[^>]*name="sms"[^>]*checked=""/)
    expect(await shop.db.$count(consents, eq(consents.userId, id))).toBe(6)
  })

  test('a request to be forgotten is recorded once, reported, and can be withdrawn', async () => {
    const { browser, id } = await openMember(shop)
    for (let i = 0; i < 2; i++) await post(browser, info, [['intent', 'delete']])
    expect(await shop.db.$count(deletionRequests, eq(deletionRequests.userId, id))).toBe(1)
    const page = await browser.page(info)
    expect(page.text).toContain('Talebiniz en geç 30 gün içinde sonuçlanır.')
    await browser.submit(page, formOf(page, info, 'keep'), {}, 'keep')
    expect((await browser.page(info)).text).toContain('Hesabımın silinmesini istiyorum')
  })

  test('a field that the page does not send is refused', async () => {
    const { browser, id } = await openMember(shop)
    const fields: [string, string][] = [
      ['intent', 'profile'],
      ['name', 'Ayşe'],
      ['phone', ''],
      ['staff_role', 'admin'],
    ]
    expect((await post(browser, info, fields)).status).toBe(400)
    const [user] = await shop.db.select().from(users).where(eq(users.id, id))
    expect(user).toMatchObject({ name: 'Ayşe Işık', staffRole: null })
  })
})

describe('the export of all stored data', () => {
  test('holds orders, lists, addresses, devices and consents, and no secret', async () => {
    const { browser, email } = await openMember(shop)
    await browser.api('/site/favorites', { product_ids: [one!.productId] }, { method: 'PUT' })
    const { code } = await orderAsGuest(browser, [other!])
    await putIntoBasket(browser, third!)
    await post(browser, '/User/lists', [['name', 'Aylık']])
    await post(browser, info, [
      ['intent', 'consents'],
      ['email', '1'],
    ])
    const answer = await browser.send(`${info}/export`)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const body = await answer.text()
    for (const part of [email, code, 'Aylık', 'Moda Cad. No: 12', other!.code, third!.code, '"given": true'])
      expect(body, part).toContain(part)
    for (const secret of ['token', 'password', 'passwordHash', 'secret', 'sessionHash'])
      expect(body, secret).not.toContain(`"${secret}`)
    const uid = [...browser.cookies].find(([name]) => name.endsWith('uid'))![1]
    expect(body).not.toContain(uid.split('.')[0]!)
  })

  test('gives a buyer their own data, not the company’s', async () => {
    const owner = await openMember(shop)
    const { code } = await orderAsGuest(owner.browser, [one!])
    const buyer = await openMember(shop, { partnerId: owner.partnerId, role: 'buyer' })
    const body = await (await buyer.browser.send(`${info}/export`)).text()
    expect(body).not.toContain(code)
    expect(body).not.toContain('Moda Cad.')
  })

  test('leaves out orders for a company that the member has left', async () => {
    const { browser } = await openMember(shop)
    const { code } = await orderAsGuest(browser, [one!])
    const file = async () => (await browser.send(`${info}/export`)).text()
    expect(await file()).toContain(code)
    const { partnerId } = await openMember(shop)
    await shop.db.update(orders).set({ businessPartnerId: partnerId }).where(eq(orders.code, code))
    expect(await file()).not.toContain(code)
  })

  // A new table must be added to the export, or here with the reason.
  test('includes every table with data about the member', async () => {
    const { rows } = await shop.db.execute<{ name: string }>(sql`
      select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'shoppers'::regclass, 'business_partners'::regclass)`)
    const exported = [
      'announcement_preferences',
      'announcement_turns',
      'baskets',
      'business_partner_addresses',
      'business_partner_details',
      'business_partners',
      'consents',
      'deletion_requests',
      'kept_products',
      'price_drop_mails',
      'order_lists',
      'orders',
      'push_subscriptions',
      'order_requests',
      'order_request_decisions',
      'ledger_lines',
      'payment_attempts',
      'coupons',
      'tickets',
      'news_readings',
      'hidden_showcases',
      'partner_applications',
      'partner_approvals',
      'partner_documents',
      'sessions',
      'shoppers',
      'stock_alerts',
      'contact_messages',
      'user_referrers',
    ]
    // Left out: hashes and secrets that only the person's own devices can use, and text that was typed but never sent.
    const secrets = ['phone_codes', 'accounts', 'one_time_tokens', 'second_factors', 'recovery_codes']
    const passing = ['application_drafts']
    // When the shop last looked at the favourites, which says nothing about the person.
    const ofTheShop = ['favourite_watches']
    // Members of the staff keep them, who are no customers.
    const ofStaff = ['record_presence', 'saved_views']
    const known = new Set([...exported, ...secrets, ...passing, ...ofTheShop, ...ofStaff])
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('data of another member', () => {
  test('is not found, over pages and calls', async () => {
    const { browser, id: userId, partnerId } = await openMember(shop)
    const { code } = await orderAsGuest(browser, [other!])
    const [{ id } = { id: 0 }] = await shop.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.code, code))
    const { body } = await browser.api('/site/addresses')
    const [address] = body.data as unknown as { id: number }[]
    const asked: [page: string | null, call: string, method?: string, input?: object][] = [
      [`/User/orders/detail/${id}`, `/orders/detail/${id}`],
      [null, '/site/orders', 'PUT', { id, cancel: true }],
      [null, `/users/show/${userId}`],
      [null, `/business-partner-addresses/${address!.id}`],
      [null, `/business-partner-addresses/${address!.id}`, 'DELETE', {}],
    ]
    const stranger = await openMember(shop)
    const viewer = await openMember(shop, { partnerId, role: 'viewer' })
    for (const [page, call, method = 'GET', input] of asked) {
      expect([call, (await stranger.browser.api(call, input, { method })).status]).toEqual([call, 404])
      expect([call, (await shop.browser().api(call, input, { method })).status]).toEqual([call, 401])
      if (page) expect((await stranger.browser.send(page)).status).toBe(404)
    }
    const listed = await stranger.browser.api(`/business-partner-addresses?business_partner_id=${partnerId}`)
    expect(listed.body.data).toEqual([])
    expect((await stranger.browser.api(`/site/orders?business_partner_id=${partnerId}`)).body.data).toEqual(
      [],
    )
    expect((await viewer.browser.api(`/orders/detail/${id}`)).status).toBe(200)
    expect((await viewer.browser.api('/site/orders', { id, cancel: true }, { method: 'PUT' })).status).toBe(
      409,
    )
    const removed = await viewer.browser.api(
      `/business-partner-addresses/${address!.id}`,
      {},
      { method: 'DELETE' },
    )
    expect(removed.status).toBe(403)
    expect(
      (await browser.api('/site/orders', { id, cancel: true }, { method: 'PUT' })).body.data,
    ).toMatchObject({
      status: 99,
      cancellable: false,
    })
  })
})
