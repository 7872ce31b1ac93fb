// Longer than 250 lines: one member with data of every kind, and every table that is searched.
import { and, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readAdminArguments } from '../../../scripts/admin/arguments'
import { runAdminCommand } from '../../../scripts/admin/commands'
import { auditLog } from '~/db/tables.server'
import { dropOldDrafts } from '~/features/customers/customers.server'
import { consents } from '~/features/consents/tables.server'
import {
  businessPartners,
  deletionRequests,
  partnerApplications,
  partnerDocuments,
} from '~/features/customers/tables.server'
import { users } from '~/features/identity/tables.server'
import { ledgerLines } from '~/features/ledger/tables.server'
import { orderRequests } from '~/features/checkout/approval/tables.server'
import { orders } from '~/features/orders/tables.server'
import type { Touch } from '~/features/referrers/referrers'
import { writeTouches } from '~/features/referrers/referrers.server'
import { userReferrers } from '~/features/referrers/tables.server'
import { tickets } from '~/features/support/tables.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { Browser } from '~/testing/browser'
import {
  goodsInStock,
  goodsSoldOut,
  goToReview,
  orderAsGuest,
  putIntoBasket,
  stepForm,
  formOf,
} from '~/testing/guest'
import { memberPassword, openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// Promises to members who ask to be forgotten (KVKK art. 7, 11, 13), over the account's page and npm run admin.
const shop = await openTestShop()
const { db } = shop
const [one, other] = await goodsInStock(db, 2, 50)
const info = '/User/userinfo'

async function admin(...words: string[]): Promise<string> {
  const asked = readAdminArguments(words)
  const answer = 'error' in asked ? asked : await runAdminCommand(db, asked, 'command line: test')
  return 'error' in answer ? `error: ${answer.error}` : answer.lines.join('\n')
}

const post = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  })

const ask = ({ browser }: { browser: Browser }) => post(browser, info, { intent: 'delete' })
const endOrder = (code: string) => db.update(orders).set({ status: 98 }).where(eq(orders.code, code))
const emailsTo = (email: string) => shop.emails.filter(({ to }) => to === email)

describe('a member who asks to be forgotten', () => {
  test('gets one confirmation, and the shop one deadline', async () => {
    const member = await openMember(shop, { name: 'Selvi Duran' })
    for (let i = 0; i < 2; i++) await ask(member)
    await shop.runJobs()
    const [message, ...more] = emailsTo(member.email)
    expect(message).toMatchObject({ subject: 'Hesap silme talebinizi aldık' })
    expect(message!.text).toContain(`${shop.origin}${info}`)
    expect(more).toEqual([])
    const toShop = shop.emails.filter(({ subject }) => subject === `Hesap silme talebi: ${member.email}`)
    expect(toShop).toHaveLength(1)
    expect(toShop[0]!.text).toContain('Selvi Duran')
    expect(toShop[0]!.text).toContain(`npm run admin -- forget ${member.email}`)
  })

  test('is not written about after withdrawing the request', async () => {
    const member = await openMember(shop)
    await ask(member)
    await post(member.browser, info, { intent: 'keep' })
    await shop.runJobs()
    expect(emailsTo(member.email)).toEqual([])
    expect(await admin('deletions')).not.toContain(member.email)
    expect(await admin('forget', member.email)).toMatch(/^error: .*silme talebi göndermemiş/)
  })

  test('is listed with the age of the request, the rest of the 30 days, and the obstacles', async () => {
    const late = await openMember(shop)
    const waiting = await openMember(shop)
    const { code } = await orderAsGuest(waiting.browser, [one!])
    for (const member of [late, waiting]) await ask(member)
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000 - 60_000)
    const since = (id: number, days: number) =>
      db
        .update(deletionRequests)
        .set({ requestedAt: daysAgo(days) })
        .where(eq(deletionRequests.userId, id))
    await since(late.id, 31)
    await since(waiting.id, 12)
    const list = (await admin('deletions')).split('\n')
    const at = (email: string) => list.findIndex((line) => line.startsWith(email))
    expect(list[at(late.email)]).toMatch(/31 gün önce; SÜRESİ GEÇTİ/)
    expect(list[at(waiting.email)]).toMatch(/12 gün önce; 17 gün kaldı/)
    expect(list[at(waiting.email) + 1]).toContain(code)
    expect(at(late.email)).toBeLessThan(at(waiting.email))
  })
})

/** Places where text may still name a forgotten person, with the reason: docs/decisions/who-is-forgotten.md. */
const kept: Record<string, string> = {
  'public.orders': 'VUK 253, TTK 82: ten years, as they were placed',
  'public.order_contracts': 'Mesafeli Sözleşmeler Yönetmeliği art. 20; TTK 82',
  'public.consents': '6563, İYS: three years',
  'public.iys_known': 'the status that İYS has of an address',
  'public.ticket_messages': 'about an order: Mesafeli Sözleşmeler Yönetmeliği art. 20, three years',
}

/** Tables with one of these words in any of their texts. */
async function tablesNaming(words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ table: string; columns: string[] }>(sql`
    select format('%I.%I', table_schema, table_name) as table,
      array_agg(format('%I::text', column_name)) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and (data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY'))
    group by 1`)
  expect(rows.length).toBeGreaterThan(50)
  const found: string[] = []
  for (const { table, columns } of rows) {
    const anyOf = sql.join(
      words.map((word) => sql`concat_ws(' ', ${sql.raw(columns.join(', '))}) ilike ${`%${word}%`}`),
      sql` or `,
    )
    const { rows: hits } = await db.execute(sql`select from ${sql.raw(table)} where ${anyOf} limit 1`)
    if (hits.length > 0) found.push(table)
  }
  return found.toSorted()
}

/** A sign-up of an address, a newsletter that was sent to it, and one that bounced there. */
async function leaveNewsletterTraces(address: string): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into newsletters (subject, preheader, blocks, segment, status, started_at, ended_at, updated_at)
      values ('Haber', '', '[]', '{"kind":"all"}', 'sent', now(), now(), now()) returning id)
    insert into newsletter_recipients (newsletter_id, email, recipient_type, status, ended_at)
    select id, ${address}, 'BIREYSEL', 'sent', now() from made`)
  await db.execute(sql`
    insert into newsletter_signups (email, wording, ip, link_sent_at) values (${address}, '', '', now())`)
  await db.execute(
    sql`insert into bounced_addresses (email, answer, created_at) values (${address}, '5.1.1', now())`,
  )
}

/** First and last touch of a member who agreed to measuring: of the registration, and for the next order. */
async function leaveReferrers(browser: Browser, userId: number): Promise<void> {
  const on = dayInIstanbul(new Date())
  const texts = { source: 'çakmaktaş', medium: '', campaign: '', term: '', content: '' }
  const touch: Touch = { kind: 'ref', ...texts, on }
  const row = { userId, firstTouch: touch, lastTouch: touch, createdAt: new Date() }
  await db.insert(userReferrers).values(row)
  await post(browser, '/tercihler', { cookies: 'accept' })
  browser.cookies.set('referrer', writeTouches({ first: touch, last: touch }))
}

describe('a forgotten member', () => {
  const name = 'Gülperi Çakmaktaş'
  const email = 'gulperi.cakmaktas@uye.example'
  const words = ['gülperi', 'çakmaktaş', 'gulperi.cakmaktas', '5329876501']

  test('is named only in records that the law requires, and may register again', async () => {
    const member = await openMember(shop, { name, email })
    const { browser } = member
    await post(browser, info, { intent: 'profile', name, phone: '0532 987 65 01' })
    const fields = {
      'address.first_name': 'Gülperi',
      'address.last_name': 'Çakmaktaş',
      'address.phone': '0532 987 65 01',
    }
    await leaveReferrers(browser, member.id)
    const { code } = await orderAsGuest(browser, [one!], { fields })
    await endOrder(code)
    await putIntoBasket(browser, other!)
    await goToReview(browser, { fields })
    await browser.api('/site/favorites', { product_ids: [one!.productId] }, { method: 'PUT' })
    await post(browser, '/User/lists', { name: 'Gülperi için' })
    await post(browser, info, { intent: 'consents', email: '1' })
    await post(browser, '/create?tur=toptan&adim=iletisim', { yetkili: name, eposta: email })
    const message = 'Ben Gülperi Çakmaktaş, beni arayın.'
    await browser.api('/tasks', { subject: 'Ben Gülperi', message })
    await browser.api('/tasks', { subject: 'Siparişim nerede', message, order_code: code })
    await post(shop.browser(), '/user/forgot', { email })
    const awaited = (await goodsSoldOut(db)).variantId
    await post(browser, `/stok-haberi?secenek=${awaited}`, {})
    await db.execute(sql`update stock_balances set on_hand = 0 where variant_id = ${other!.variantId}`)
    await post(shop.browser(), `/stok-haberi?secenek=${other!.variantId}`, { email })
    await leaveNewsletterTraces(email)
    await db.execute(sql`
      with made as (
        insert into sms_campaigns (name, words, audience, status, started_at, ended_at, updated_at)
        values ('Haber', 'Haber', 'all', 'sent', now(), now(), now()) returning id)
      insert into sms_campaign_recipients (campaign_id, phone, recipient_type, status, ended_at)
      select id, '+905329876501', 'BIREYSEL', 'sent', now() from made`)
    for (const writer of [browser, shop.browser()]) {
      const page = await writer.page('/contact')
      const written = { name, email, subject: 'Gülperi’den', message: 'Ben Gülperi Çakmaktaş, beni arayın.' }
      await writer.submit(page, formOf(page, '/contact'), written)
    }
    // An email that the mail server accepts only tomorrow.
    await db.execute(sql`
      update graphile_worker._private_jobs set run_at = now() + interval '1 day'
      where payload ->> 'email' = ${email}`)
    const before = await tablesNaming(words)
    const ofTheAccount = [
      'users',
      'business_partners',
      'business_partner_details',
      'business_partner_addresses',
    ]
    for (const table of [
      ...ofTheAccount,
      'application_drafts',
      'checkout_drafts',
      'order_lists',
      'tickets',
      'stock_alerts',
      'newsletter_signups',
      'newsletter_recipients',
      'bounced_addresses',
      'sms_campaign_recipients',
      'contact_messages',
      'user_referrers',
      'order_referrers',
    ])
      expect(before).toContain(`public.${table}`)
    expect(before).toContain('graphile_worker._private_jobs')
    await ask(member)
    const order = () => db.select().from(orders).where(eq(orders.code, code))
    const [placed] = await order()

    expect(await admin('forget', email.toUpperCase())).toContain('hesabı silindi')
    await shop.runJobs()
    expect((await tablesNaming(words)).filter((table) => !Object.hasOwn(kept, table))).toEqual([])
    expect(emailsTo(email).at(-1)).toMatchObject({ subject: 'Hesabınız silindi' })

    // Kept as it was, but no longer tied to a session.
    expect(await order()).toEqual([{ ...placed, shopperId: null, addressId: null }])
    expect(placed!.businessPartnerId).toBe(member.partnerId)
    const [left] = await db.select().from(tickets).where(eq(tickets.orderCode, code))
    expect(left).toMatchObject({ status: 'closed', userId: null, subject: 'Siparişim nerede' })
    const ofEmail = and(eq(consents.recipient, email), eq(consents.channel, 'email'))
    const [last] = await db.select().from(consents).where(ofEmail).orderBy(desc(consents.id))
    expect(last).toMatchObject({ given: false, userId: null })
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `users ${member.id}`))
    expect(entry).toMatchObject({ actor: 'command line: test', action: 'forget' })

    expect((await browser.send(info)).status).toBe(302)
    const login = await shop.browser().page('/user/login')
    const form = login.forms.find(({ fields }) => fields.some(([field]) => field === 'password'))!
    const tried = await shop.browser().submit(login, form, { email, password: memberPassword })
    expect(tried.text).toContain('E-posta adresi ya da şifre yanlış.')
    shop.emails.length = 0
    const [ad, soyad, telefon] = ['Gülperi', 'Çakmaktaş', '0532 987 65 01']
    await post(shop.browser(), '/create', { ad, soyad, eposta: email, telefon, sifre: memberPassword })
    await shop.runJobs()
    expect(emailsTo(email)).toMatchObject([{ subject: 'E-posta adresinizi doğrulayın' }])
    const [again] = await db.select().from(users).where(eq(users.email, email))
    expect(again!.id).not.toBe(member.id)
  }, 60_000)

  // A new table needs a rule for its rows here, or a place in forget-member.server.ts.
  test('is referred to by no table except the known ones of customers', async () => {
    const { rows } = await db.execute<{ of: string; name: string; rule: string }>(sql`
      select confrelid::regclass::text as of, conrelid::regclass::text as name, confdeltype as rule
      from pg_constraint where contype = 'f'
        and confrelid in ('users'::regclass, 'shoppers'::regclass, 'business_partners'::regclass)`)
    const holding = rows.filter(({ of, rule }) => of !== 'business_partners' && !['c', 'n'].includes(rule))
    // Forgetting a sales representative clears the column there.
    expect(holding.map(({ name }) => name)).toEqual(['business_partners'])
    const emptied = [
      'business_partner_addresses',
      'business_partner_details',
      'order_requests',
      'partner_applications',
      'partner_approvals',
      'partner_documents',
    ]
    const stays = ['coupons', 'ledger_lines', 'orders', 'payment_attempts']
    const ofCustomers = rows.filter(({ of }) => of === 'business_partners').map(({ name }) => name)
    expect(ofCustomers.toSorted()).toEqual([...emptied, ...stays].toSorted())
  })

  test('has asked in writing, and the request is recorded', async () => {
    const { id, email } = await openMember(shop)
    expect(await admin('forget', email, '--asked', 'x')).toMatch(/^error: --asked/)
    expect(await admin('forget', email, '--asked', '12.11.2026 tarihli dilekçe')).toContain('hesabı silindi')
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `users ${id}`))
    expect(entry!.before).toMatchObject({ asked: '12.11.2026 tarihli dilekçe', requestedAt: null })
    const [request] = await db.select().from(deletionRequests).orderBy(desc(deletionRequests.id)).limit(1)
    expect(request).toMatchObject({ userId: null, doneAt: expect.any(Date) })
    expect(await admin('forget', email, '--asked', 'yeniden')).toMatch(/^error: .*kayıtlı bir kullanıcı yok/)
  })

  test('leaves a company to its owner, without their name in its requests', async () => {
    const owner = await openMember(shop, { kind: 'wholesale', name: 'Kalan Saat Ltd.' })
    const buyer = await openMember(shop, {
      partnerId: owner.partnerId,
      role: 'buyer',
      orderLimit: 100,
      name: 'Nevzat Yolcu',
    })
    await putIntoBasket(buyer.browser, one!)
    const review = await goToReview(buyer.browser)
    await buyer.browser.submit(review, stepForm(review), {}, 'approval')
    expect(await db.$count(orderRequests, eq(orderRequests.requesterId, buyer.id))).toBe(1)
    await ask(buyer)
    expect(await admin('forget', buyer.email)).toContain('Kalan Saat Ltd. firması ve adres defteri kalıyor')
    await shop.runJobs()
    expect(await tablesNaming(['Nevzat Yolcu', buyer.email])).toEqual([])
    expect((await owner.browser.page(info)).status).toBe(200)
  })

  test('leaves no data from before joining a company', async () => {
    const owner = await openMember(shop, { kind: 'wholesale', name: 'Yeni İş Ltd.' })
    const member = await openMember(shop, { name: 'Feraye Gezgin' })
    const fields = { 'address.first_name': 'Feraye', 'address.last_name': 'Gezgin' }
    const { code } = await orderAsGuest(member.browser, [one!], { fields })
    await endOrder(code)
    expect(await tablesNaming(['Feraye', member.email])).toContain('public.business_partner_addresses')
    expect(await admin('partner', owner.email, member.email, '--role', 'buyer')).not.toMatch(/^error/)
    // Their own orders remain theirs and not the company's.
    const [bought] = await db.select({ id: orders.id }).from(orders).where(eq(orders.code, code))
    const page = `/User/orders/detail/${bought!.id}`
    expect((await member.browser.page(page)).status).toBe(200)
    expect((await member.browser.page('/User/orders')).text).toContain(code)
    expect((await owner.browser.page(page)).status).toBe(404)
    await ask(member)
    expect(await admin('forget', member.email)).toContain('hesabı silindi')
    await shop.runJobs()
    const left = await tablesNaming(['Feraye', member.email])
    expect(left.filter((table) => !Object.hasOwn(kept, table))).toEqual([])
  })

  test('takes along a company without other users; its account keeps its name', async () => {
    const [alone, traded] = await Promise.all([
      openMember(shop, { kind: 'wholesale', approval: 2, name: 'Yalnız Saat' }),
      openMember(shop, { kind: 'wholesale', name: 'Borçsuz Saat' }),
    ])
    const city = { cityId: 34, districtId: 449, street: 'Moda Cad. No: 12' }
    await db.insert(partnerApplications).values({
      businessPartnerId: alone.partnerId,
      companyName: 'Yalnız Saat',
      taxOffice: 'Fatih',
      taxNumber: '4540536920',
      contactName: 'Yalnız',
      phone: '',
      email: alone.email,
      ...city,
    })
    const file = { id: crypto.randomUUID(), kind: 'tax_plate' as const, businessPartnerId: alone.partnerId }
    await db.insert(partnerDocuments).values({
      ...file,
      name: 'Yalnız Saat.pdf',
      mediaType: 'application/pdf',
      size: 1,
      sha256: '',
    })
    expect(await admin('opening', traded.email, '100')).not.toMatch(/^error/)
    for (const member of [alone, traded]) await ask(member)
    expect(await admin('forget', traded.email)).toMatch(/^error: .*100,00 TL borcu var/)
    expect(await admin('payment', traded.email, '100', '--means', 'nakit')).not.toMatch(/^error/)
    for (const { email } of [alone, traded]) expect(await admin('forget', email)).toContain('hesabı silindi')
    const nameOf = async (id: number) =>
      (await db.select().from(businessPartners).where(eq(businessPartners.id, id)))[0]
    expect(await nameOf(alone.partnerId)).toMatchObject({ name: 'Silinmiş müşteri', taxNumber: '' })
    expect(await nameOf(traded.partnerId)).toMatchObject({ name: 'Borçsuz Saat' })
    expect(await db.$count(ledgerLines, eq(ledgerLines.businessPartnerId, traded.partnerId))).toBe(2)
    await shop.runJobs()
    expect(await tablesNaming(['Yalnız Saat', alone.email])).toEqual([])
    await dropOldDrafts(shop.deps, new Date())
    expect(await db.$count(partnerDocuments, eq(partnerDocuments.id, file.id))).toBe(0)
  })

  test.each([
    ['an order that is on its way', async (code: string) => void code],
    [
      'money that is still to be sent back',
      async (code: string) => {
        await endOrder(code)
        await db.execute(sql`
          insert into order_refunds (order_id, means, state, amount, reason, key, due_at)
          select id, 'transfer', 'due', 100, '', code, now() from orders where code = ${code}`)
      },
    ],
  ])('waits for %s', async (_, prepare) => {
    const member = await openMember(shop)
    const { code } = await orderAsGuest(member.browser, [one!])
    await prepare(code)
    await ask(member)
    expect(await admin('forget', member.email)).toMatch(new RegExp(`^error: .*${code}`))
    expect((await member.browser.page(info)).text).toContain('Talebiniz en geç 30 gün içinde sonuçlanır.')
  })

  test('is neither staff nor the last to answer for a company of several', async () => {
    const owner = await openMember(shop, { kind: 'wholesale', name: 'Sahipli Saat' })
    await openMember(shop, { partnerId: owner.partnerId, role: 'buyer' })
    await ask(owner)
    expect(await admin('forget', owner.email)).toMatch(/^error: Sahipli Saat firmasının tek yetkilisi/)
    const seller = await openMember(shop)
    await ask(seller)
    await admin('role', seller.email, 'sales')
    expect(await admin('forget', seller.email)).toMatch(/^error: .*mağaza çalışanı/)
    expect(await db.$count(users, eq(users.id, seller.id))).toBe(1)
  })
})
