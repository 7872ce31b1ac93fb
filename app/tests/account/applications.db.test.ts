// @module-tag once
// Longer than 250 lines: one application from the first field to the decision, in the order of its steps.
import { asc, desc, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { consents } from '~/features/consents/tables.server'
import {
  applicationDrafts,
  businessPartnerDetails,
  businessPartners,
  partnerApplications,
  partnerDocuments,
} from '~/features/customers/tables.server'
import { badFiles } from '~/features/customers/testing/bad-files'
import { pdf, photo } from '~/features/customers/testing/files'
import { transaction } from '~/db/transaction.server'
import { decide, dropOldDrafts } from '~/features/customers/customers.server'
import { saveSettings } from '~/features/settings/settings.server'
import { users } from '~/features/identity/tables.server'
import {
  company,
  contact,
  fillApplication,
  openForm,
  password,
  sendAsGuest,
  signIn,
  taxPlate,
  verifyAndSignIn,
} from '~/testing/applicant'
import type { Browser, Page } from '~/testing/browser'
import { onFullDisk } from '~/testing/faults/full-disk'
import { formOf } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openMember, openStaff } from '~/testing/members'
import { fingerprintRows } from '~/testing/access/rows'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const { db } = shop
await transaction(db, (db) => saveSettings(db, unlimited))
let counted = 0
const newEmail = () => `basvuran${++counted}@firma.example`

async function partnerOf(email: string) {
  const [row] = await db
    .select({ partner: businessPartners, detail: businessPartnerDetails, verified: users.emailVerified })
    .from(users)
    .innerJoin(businessPartnerDetails, eq(businessPartnerDetails.userId, users.id))
    .innerJoin(businessPartners, eq(businessPartners.id, businessPartnerDetails.businessPartnerId))
    .where(eq(users.email, email))
  return row ?? null
}

const documentsOf = (partnerId: number) =>
  db.select().from(partnerDocuments).where(eq(partnerDocuments.businessPartnerId, partnerId))

const retail = (page: Page) => formOf(page, '/create')

describe('registration of a retail customer', () => {
  const person = { ad: 'Ayşe', soyad: 'Işık', telefon: '0532 123 45 67', sifre: password }

  test('makes a customer who is approved from the start, and sends a link', async () => {
    const email = newEmail()
    const browser = shop.browser()
    const page = await browser.page('/create')
    const sent = await browser.submit(page, retail(page), { ...person, eposta: email, izin: 'sms' })
    expect(sent.text).toContain('Bağlantı gönderdik')
    const made = await partnerOf(email)
    expect(made).toMatchObject({
      partner: { kind: 'retail', name: 'Ayşe Işık', approvalStatus: 1 },
      detail: { role: 'owner', phone: '+905321234567', email },
      verified: false,
    })
    const home = await verifyAndSignIn(shop, browser, email)
    expect(home.path).toBe('/')
    expect((await partnerOf(email))?.verified).toBe(true)
  })

  test('records each consent separately: none is ticked in advance, and none is required', async () => {
    const email = newEmail()
    const browser = shop.browser()
    const page = await browser.page('/create')
    const boxes = [...page.html.matchAll(/<input[^>]*name="izin"[^>]*>/g)].map(([tag]) => tag)
    expect(boxes.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(['email', 'sms', 'call'])
    expect(boxes.filter((tag) => tag.includes('checked'))).toEqual([])
    expect(page.text).toContain('KVKK aydınlatma metni')
    await browser.submit(page, retail(page), { ...person, eposta: email, izin: 'call' })
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const rows = await db
      .select()
      .from(consents)
      .where(eq(consents.userId, user!.id))
      .orderBy(asc(consents.id))
    expect(rows.map(({ channel, recipient, given }) => [channel, recipient, given])).toEqual([
      ['email', email, false],
      ['sms', '+905321234567', false],
      ['call', '+905321234567', true],
    ])
    for (const row of rows)
      expect(row).toMatchObject({ source: 'HS_WEB', form: 'uyelik', recipientType: 'BIREYSEL' })
    expect(rows.map(({ wording }) => wording)).toEqual([
      'E-posta ile ticari ileti almak istiyorum.',
      'SMS ile ticari ileti almak istiyorum.',
      'Telefonla aranmak istiyorum.',
    ])
  })

  test('answers a known email like an unknown one and creates no account (promise P09)', async () => {
    const known = await openMember(shop)
    const before = await db.$count(businessPartners)
    const answers = await Promise.all(
      [known.email, newEmail()].map(async (email) => {
        const browser = shop.browser()
        const body = new URLSearchParams({ ...person, eposta: email })
        const answer = await browser.send('/create', {
          method: 'POST',
          body,
          headers: { accept: 'text/html' },
        })
        return [answer.status, answer.headers.get('location')]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect((await db.$count(businessPartners)) - before).toBe(1)
  })

  test('shows errors beside each field and above the form, and keeps all entries except the password', async () => {
    const browser = shop.browser()
    const page = await browser.page('/create')
    const wrong = { ad: 'A', soyad: 'Işık', eposta: 'yok', telefon: '123', sifre: 'zq9x', izin: 'email' }
    const answer = await browser.submit(page, retail(page), wrong)
    expect(answer.status).toBe(422)
    expect(answer.html).toMatch(/<title>Hata: /)
    for (const name of ['ad', 'eposta', 'telefon', 'sifre']) expect(answer.html).toContain(`href="#${name}"`)
    expect(answer.html).toContain('value="Işık"')
    expect(answer.html).not.toContain('zq9x')
    expect(retail(answer).fields).toContainEqual(['izin', 'email'])
  })

  test.each(['approval_status', 'group_id', 'role', 'kind', 'price_list_id'])(
    'refuses the field %s (promise P07)',
    async (field) => {
      const before = await fingerprintRows(db)
      for (const path of ['/create', '/create?tur=toptan&adim=firma', '/create?tur=toptan&adim=gonder']) {
        const body = new URLSearchParams({ sifre: password, [field]: '1' })
        const answer = await shop
          .browser()
          .send(path, { method: 'POST', body, headers: { accept: 'text/html' } })
        expect(answer.status).toBe(400)
      }
      expect(await fingerprintRows(db)).toEqual(before)
    },
  )
})

describe('a wholesale application', () => {
  test('is filled in step by step without scripts, saved in between, and sent', async () => {
    const email = newEmail()
    const browser = shop.browser()
    const last = await fillApplication(browser, { email })
    expect(last.path).toBe('/create?tur=toptan&adim=gonder')
    const later = await browser.page('/create?tur=toptan')
    expect(later.text).toContain(company.unvan)
    expect(later.text).toContain('vergi levhası.pdf')
    const sent = await sendAsGuest(browser, last)
    expect(sent.text).toContain('Bağlantı gönderdik')
    const made = (await partnerOf(email))!
    expect(made).toMatchObject({
      partner: { kind: 'wholesale', name: company.unvan, taxNumber: company.vergi_no, approvalStatus: 0 },
      detail: { name: contact.yetkili, phone: '+902121234567', role: 'owner' },
    })
    const [application] = await db
      .select()
      .from(partnerApplications)
      .where(eq(partnerApplications.businessPartnerId, made.partner.id))
    expect(application).toMatchObject({ cityId: 34, sells: 'Saat ve kordon', email })
    expect(await documentsOf(made.partner.id)).toMatchObject([
      { kind: 'tax_plate', name: 'vergi levhası.pdf', mediaType: 'application/pdf', shopperId: null },
    ])
    const status = await verifyAndSignIn(shop, browser, email)
    expect(status.path).toBe('/unapproved')
    expect(status.text).toContain('Başvuru alındı')
    expect(
      shop.emails.find(({ to, subject }) => to === email && subject.includes('başvurunuz')),
    ).toBeDefined()
  })

  test('shows every error of a step and keeps the entries, even for another day', async () => {
    const browser = shop.browser()
    const page = await browser.page('/create?tur=toptan')
    const answer = await browser.submit(page, openForm(page), {
      ...company,
      vergi_no: '4540536921',
    })
    expect(answer.status).toBe(422)
    expect(answer.html).toMatch(/<title>Hata: /)
    expect(answer.text).toContain('Vergi numarası 10 rakam')
    expect(Object.fromEntries(openForm(answer).fields)).toMatchObject({ vergi_no: '4540536921' })
    const again = await browser.page('/create?tur=toptan')
    expect(Object.fromEntries(openForm(again).fields)).toMatchObject({ ...company, vergi_no: '4540536921' })
  })

  test('cuts a field to its limit, and removes characters that the database refuses', async () => {
    const browser = shop.browser()
    const send = (step: string, fields: Record<string, string>, path = `/create?tur=toptan&adim=${step}`) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const headers = { accept: 'text/html' }
      return browser.send(path, { method: 'POST', body, headers })
    }
    const enormous = 'a'.repeat(5 * 1024 * 1024)
    expect((await send('firma', { ...company, unvan: enormous })).status).toBe(413)
    expect((await send('belgeler', { satis: enormous }, '/create?adim=belgeler')).status).toBe(413)
    expect((await send('belgeler', { satis: enormous })).status).toBe(422)
    // The cut would split a character.
    const unvan = `\0${'a'.repeat(1_999)}😀`
    expect((await send('firma', { ...company, unvan })).status).toBe(422)
    const place = { 'adres.city_id': '34', 'adres.district_id': '449', 'adres.neighbourhood': 'Moda\0' }
    const written = { ...contact, eposta: newEmail(), ...place, 'adres.street': 'Moda Cad. No: 12 Daire: 3' }
    expect((await send('iletisim', written)).status).toBe(422)
    const [draft] = await db
      .select()
      .from(applicationDrafts)
      .orderBy(desc(applicationDrafts.updatedAt))
      .limit(1)
    expect(draft!.values).toEqual({
      ...company,
      unvan: `${'a'.repeat(1_999)}\uFFFD`,
      satis: 'a'.repeat(4_000),
      ...written,
      'adres.neighbourhood': 'Moda',
    })
  })

  test.each(['10000000146', '17291716060', '1234567890', '0010058450', ' 4540 536 920 '])(
    'accepts the tax number %j',
    async (number) => {
      const browser = shop.browser()
      const page = await browser.page('/create?tur=toptan')
      const next = await browser.submit(page, openForm(page), { ...company, vergi_no: number })
      expect(next.path).toBe('/create?tur=toptan&adim=iletisim')
    },
  )

  test('needs every step and the tax plate', async () => {
    const browser = shop.browser()
    const first = await browser.page('/create?tur=toptan&adim=gonder')
    expect(openForm(first).action).toContain('adim=firma')
    const last = await fillApplication(browser, { email: newEmail(), files: {} })
    expect(last.status).toBe(422)
    expect(last.text).toContain('Vergi levhasını ekleyin.')
    expect(openForm(await browser.page('/create?tur=toptan&adim=gonder')).action).toContain('adim=belgeler')
  })

  test('for a known email looks the same, creates no account, and waits for its owner on that device (promise P09)', async () => {
    const email = newEmail()
    const owner = shop.browser()
    const page = await owner.page('/create')
    const person = { ad: 'Ayşe', soyad: 'Işık', telefon: '0532 123 45 67', sifre: password }
    await owner.submit(page, retail(page), { ...person, eposta: email })
    await verifyAndSignIn(shop, owner, email)
    const browser = shop.browser()
    const sent = await sendAsGuest(browser, await fillApplication(browser, { email }))
    expect(sent.text).toContain('Bağlantı gönderdik')
    expect((await partnerOf(email))?.partner).toMatchObject({ kind: 'retail', approvalStatus: 1 })
    const fresh = await browser.page('/create?tur=toptan')
    expect(openForm(fresh).fields).toContainEqual(['unvan', ''])
    await signIn(browser, email)
    const found = await browser.page('/create?tur=toptan')
    expect(found.text).toContain(company.unvan)
    expect(found.text).toContain('vergi levhası.pdf')
  })

  test('of a retail member turns their own customer into the company, with the same number', async () => {
    const member = await openMember(shop)
    const { browser, partnerId } = member
    const home = await browser.page('/create')
    expect(home.path).toBe('/create?tur=toptan')
    const last = await fillApplication(browser)
    const status = await browser.submit(last, openForm(last))
    expect(status.path).toBe('/unapproved')
    const [partner] = await db.select().from(businessPartners).where(eq(businessPartners.id, partnerId))
    expect(partner).toMatchObject({ kind: 'wholesale', name: company.unvan, approvalStatus: 0 })
    expect((await browser.page('/create?tur=toptan')).path).toBe('/unapproved')
  })

  test('is sent once, even when the button is pressed again', async () => {
    const { browser, partnerId } = await openMember(shop)
    const last = await fillApplication(browser)
    await Promise.all([1, 2, 3].map(() => browser.submit(last, openForm(last))))
    const rows = await db
      .select()
      .from(partnerApplications)
      .where(eq(partnerApplications.businessPartnerId, partnerId))
    expect(rows).toHaveLength(1)
  })

  test('is refused to staff, suspended members and users who are not owners', async () => {
    const { browser: staff } = await openStaff(shop, 'sales')
    expect((await staff.page('/create?tur=toptan')).path).toBe('/')
    const suspended = await openMember(shop, { kind: 'wholesale', approval: 3 })
    const told = await suspended.browser.page('/create?tur=toptan')
    expect(told.path).toBe('/unapproved')
    // A customer who may not order gets no link to the shop.
    expect(told.text).not.toMatch(/alışveriş yap|Alışverişe başla/)
    expect(told.html).toContain('href="/User/orders"')
    const viewer = await openMember(shop, { role: 'viewer' })
    expect((await viewer.browser.page('/create?tur=toptan')).path).toBe('/')
  })
})

describe('the state of an application', () => {
  const statusOf = async (browser: Browser) => (await browser.page('/unapproved')).text

  test('is shown only on the home route, to applicants who wait or were refused', async () => {
    for (const approval of [0, 1, 2, 3] as const) {
      const { browser } = await openMember(shop, { kind: 'wholesale', approval })
      const leads = approval === 0 || approval === 2
      for (const path of ['/', '/Home', '/home'])
        expect([path, (await browser.page(path)).path]).toEqual([path, leads ? '/unapproved' : path])
      for (const path of ['/yeni-gelenler', '/sepetim', '/contact'])
        expect((await browser.page(path)).path).toBe(path)
    }
    const { browser: retailer } = await openMember(shop)
    expect((await retailer.page('/unapproved')).path).toBe('/')
    expect((await shop.browser().page('/UnapprovedUser')).path).toMatch(/^\/user\/login/)
  })

  test('changes with the decision of the shop, from the next request on', async () => {
    const { browser, partnerId } = await openMember(shop, { kind: 'wholesale', approval: 0 })
    expect(await statusOf(browser)).toContain('İnceleniyor')
    await decide(db, partnerId, { to: 'ask', reason: 'İmza sirkülerinin son sayfası' }, 'test')
    expect(await statusOf(browser)).toContain('İmza sirkülerinin son sayfası')
    await decide(db, partnerId, { to: 'refuse', reason: 'Adres uyuşmuyor.' }, 'test')
    const refused = await statusOf(browser)
    expect(refused).toContain('Başvurunuz onaylanmadı')
    expect(refused).toContain('Adres uyuşmuyor.')
    await decide(db, partnerId, { to: 'approve', terms: { priceListId: 1 } }, 'test')
    expect(await statusOf(browser)).toContain('Toptan üyeliğiniz onaylandı')
    expect((await browser.page('/')).path).toBe('/')
    await decide(db, partnerId, { to: 'suspend', reason: 'Gecikmiş ödeme' }, 'test')
    expect(await statusOf(browser)).toContain('Gecikmiş ödeme')
  })

  test('a refused company applies again with its earlier entries', async () => {
    const { browser, partnerId } = await openMember(shop)
    const last = await fillApplication(browser)
    await browser.submit(last, openForm(last))
    await decide(db, partnerId, { to: 'refuse', reason: 'Levha okunmuyor.' }, 'test')
    const again = await browser.page('/create?tur=toptan&adim=firma')
    expect(Object.fromEntries(openForm(again).fields)).toMatchObject(company)
    const documents = await browser.page('/create?tur=toptan&adim=belgeler')
    const end = await browser.submit(documents, openForm(documents), {}, undefined, taxPlate)
    expect((await browser.submit(end, openForm(end))).path).toBe('/unapproved')
    expect(await statusOf(browser)).toContain('İnceleniyor')
  })

  test('documents are added while it waits, and not once it is approved', async () => {
    const { browser, partnerId } = await openMember(shop, { kind: 'wholesale', approval: 0 })
    const page = await browser.page('/unapproved')
    const belge = { name: 'sirküler.jpg', bytes: await photo('jpeg') }
    const added = await browser.submit(
      page,
      formOf(page, '/unapproved'),
      { tur: 'signature_circular' },
      undefined,
      {
        belge,
      },
    )
    expect(added.text).toContain('sirküler.jpg')
    expect(await documentsOf(partnerId)).toMatchObject([
      { kind: 'signature_circular', mediaType: 'image/jpeg' },
    ])
    const none = await browser.submit(added, formOf(added, '/unapproved'), {}, undefined, {})
    expect([none.status, none.text.includes('Bir dosya seçin.')]).toEqual([422, true])
    await decide(db, partnerId, { to: 'approve', terms: { priceListId: 1 } }, 'test')
    const late = await browser.submit(page, formOf(page, '/unapproved'), {}, undefined, { belge })
    expect(late.status).toBe(422)
    expect(await documentsOf(partnerId)).toHaveLength(1)
  })
})

describe('a document', () => {
  test('goes only to its owner and to staff of customers, as an attachment (P03, P19)', async () => {
    const owner = await openMember(shop)
    const last = await fillApplication(owner.browser)
    await owner.browser.submit(last, openForm(last))
    const [document] = await documentsOf(owner.partnerId)
    const path = `/belge/${document!.id}`
    const file = await owner.browser.send(path)
    expect(file.status).toBe(200)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf())).toBe(true)
    const buyer = await openMember(shop, { partnerId: owner.partnerId, role: 'buyer' })
    const others = [
      shop.browser(),
      (await openMember(shop)).browser,
      (await openMember(shop, { kind: 'wholesale', approval: 1 })).browser,
      buyer.browser,
      (await openStaff(shop, 'warehouse')).browser,
      (await openStaff(shop, 'content')).browser,
    ]
    for (const other of others) expect((await other.send(path)).status).toBe(404)
    for (const role of ['sales', 'admin'] as const)
      expect((await (await openStaff(shop, role)).browser.send(path)).status).toBe(200)
    for (const odd of ['1', '../x', `${document!.id}x`, document!.id.toUpperCase(), '%00'])
      expect([400, 404]).toContain((await owner.browser.send(`/belge/${odd}`)).status)
  })

  test('that a full disk cannot store is reported beside its field, on either page', async () => {
    const { storage } = shop.deps
    const { browser, partnerId } = await openMember(shop, { kind: 'wholesale', approval: 0 })
    const page = await browser.page('/unapproved')
    const belge = { name: 'levha.pdf', bytes: pdf() }
    const add = () => browser.submit(page, formOf(page, '/unapproved'), {}, undefined, { belge })
    const added = await onFullDisk(storage, add)
    expect([added.status, added.text.includes('Dosya şu anda saklanamıyor.')]).toEqual([422, true])
    expect(await documentsOf(partnerId)).toEqual([])
    expect((await add()).status).toBe(200)
    expect(await documentsOf(partnerId)).toHaveLength(1)

    const writer = shop.browser()
    await fillApplication(writer, { email: newEmail() })
    const step = await writer.page('/create?tur=toptan&adim=belgeler')
    const vergi_levhasi = { name: 'yeni.png', bytes: await photo('png') }
    const drafted = await onFullDisk(storage, () =>
      writer.submit(step, openForm(step), {}, undefined, { vergi_levhasi }),
    )
    expect([drafted.status, drafted.text.includes('Dosya şu anda saklanamıyor.')]).toEqual([422, true])
    // The earlier one is still there.
    expect((await writer.page('/create?tur=toptan&adim=belgeler')).text).not.toContain('yeni.png')
  })

  test('of a draft belongs to its author alone, and a replaced one is deleted', async () => {
    const browser = shop.browser()
    await fillApplication(browser, { email: newEmail() })
    const drafts = () => db.select().from(partnerDocuments).orderBy(asc(partnerDocuments.createdAt))
    const before = (await drafts()).at(-1)!
    expect((await browser.send(`/belge/${before.id}`)).status).toBe(200)
    expect((await shop.browser().send(`/belge/${before.id}`)).status).toBe(404)
    const page = await browser.page('/create?tur=toptan&adim=belgeler')
    const vergi_levhasi = { name: 'yeni.png', bytes: await photo('png') }
    await browser.submit(page, openForm(page), {}, undefined, { vergi_levhasi })
    expect((await browser.send(`/belge/${before.id}`)).status).toBe(404)
    expect(await shop.deps.storage.read(`documents/${before.id}`)).toBeNull()
    expect((await drafts()).at(-1)).toMatchObject({ name: 'yeni.png', mediaType: 'image/png' })
  })

  test('is kept although the one it replaces cannot be removed, which cleaning up does later', async () => {
    const browser = shop.browser()
    await fillApplication(browser, { email: newEmail() })
    const drafts = () => db.select().from(partnerDocuments).orderBy(asc(partnerDocuments.createdAt))
    const before = (await drafts()).at(-1)!
    const page = await browser.page('/create?tur=toptan&adim=belgeler')
    const vergi_levhasi = { name: 'yeni.png', bytes: await photo('png') }
    const { storage } = shop.deps
    const { remove } = storage
    storage.remove = () => Promise.reject(new Error('the storage is away'))
    const sent = await browser.submit(page, openForm(page), {}, undefined, { vergi_levhasi })
    storage.remove = remove
    expect(sent.status).toBe(200)
    const after = (await drafts()).at(-1)!
    expect(after.name).toBe('yeni.png')
    expect((await browser.send(`/belge/${after.id}`)).status).toBe(200)
    expect((await browser.send(`/belge/${before.id}`)).status).toBe(404)
    await dropOldDrafts(shop.deps, new Date())
    expect(await storage.read(`documents/${before.id}`)).toBeNull()
    expect((await browser.send(`/belge/${after.id}`)).status).toBe(200)
  })

  test('of any of 60 bad kinds is refused by either page (promise P19)', async () => {
    const { browser, partnerId } = await openMember(shop, { kind: 'wholesale', approval: 0 })
    const guest = shop.browser()
    const step = '/create?tur=toptan&adim=belgeler'
    const unopened = await db.$count(partnerDocuments)
    for (const [name, bytes] of await badFiles()) {
      const file = { name: `${name}.pdf`, bytes }
      const page = await browser.page('/unapproved')
      const form = formOf(page, '/unapproved')
      const added = await browser.submit(page, form, {}, undefined, { belge: file })
      const drafted = await guest.submit(page, { ...form, action: step, fields: [] }, {}, undefined, {
        vergi_levhasi: file,
      })
      expect([name, added.status, drafted.status]).toEqual([name, 422, 422])
    }
    expect(await db.$count(partnerDocuments)).toBe(unopened)
    expect(await documentsOf(partnerId)).toEqual([])
  })

  test('that is too large for the page is refused unread', async () => {
    const { browser } = await openMember(shop, { kind: 'wholesale', approval: 0 })
    const page = await browser.page('/unapproved')
    const belge = { name: 'dev.pdf', bytes: Buffer.alloc(12 * 1024 * 1024, 65) }
    const answer = await browser.submit(page, formOf(page, '/unapproved'), {}, undefined, { belge })
    expect(answer.status).toBe(413)
    const small = await browser.send('/sepetim', {
      method: 'POST',
      body: new URLSearchParams({ x: 'y'.repeat(600_000) }),
    })
    expect(small.status).toBe(413)
  })
})

test('drafts that were never sent are deleted after 30 days, with their files', async () => {
  const browser = shop.browser()
  await fillApplication(browser, { email: newEmail() })
  const drafted = await db.select().from(partnerDocuments).where(isNull(partnerDocuments.businessPartnerId))
  expect(drafted.length).toBeGreaterThan(0)
  await dropOldDrafts(shop.deps, new Date())
  expect(await db.$count(applicationDrafts)).toBeGreaterThan(0)
  const later = new Date(Date.now() + 31 * 24 * 3_600_000)
  const { storage } = shop.deps
  const full = { ...storage, remove: () => Promise.reject(new Error('the disk does not answer')) }
  await expect(dropOldDrafts({ db, storage: full }, later)).rejects.toThrow('does not answer')
  await dropOldDrafts(shop.deps, later)
  expect(await db.$count(applicationDrafts)).toBe(0)
  const left = await db.select().from(partnerDocuments)
  expect(left.every(({ businessPartnerId }) => businessPartnerId !== null)).toBe(true)
  for (const { id } of drafted) expect([id, await storage.read(`documents/${id}`)]).toEqual([id, null])
})
