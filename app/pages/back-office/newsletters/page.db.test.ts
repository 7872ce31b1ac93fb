import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { transaction } from '~/db/transaction.server'
import { recordConsents } from '~/features/consents/consents.server'
import { newsletterRecipients, newsletters } from '~/features/newsletters/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm, pressButton } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const { browser } = await openStaff(shop, 'content')
const list = '/yonetim/bultenler'

const agree = (recipient: string, given = true) =>
  transaction(db, (db) =>
    recordConsents(db, [{ channel: 'email', recipient, given }], {
      userId: null,
      recipientType: 'BIREYSEL',
      ip: '',
      form: 'bulten',
      now: new Date(),
    }),
  )
const rowOf = async (path: string) =>
  (
    await db
      .select()
      .from(newsletters)
      .where(eq(newsletters.id, Number(path.split('/').at(-1))))
  )[0]!

/** Presses a button of the editor, whose form has several. */
const press = (path: string, verb: string, fields: Record<string, string>) =>
  pressButton(browser, path, verb, fields)

async function draft(konu: string) {
  const saved = await press(`${list}/yeni`, 'ekle', { konu, 'yeni-blok': 'text' })
  return saved.path.split('?')[0]!
}

test('a newsletter is written, previewed as it is sent, and tried out', async () => {
  const short = await press(`${list}/yeni`, 'kaydet', { konu: 'K', 'on-metin': 'Altı yeni deri' })
  expect([short.status, short.html.includes('value="Altı yeni deri"')]).toEqual([422, true])
  const path = await draft('Kış kordonları geldi')
  const stored = await rowOf(path)
  const [block] = stored.blocks as { id: string }[]
  const opened = await browser.page(path)
  const saved = await press(path, 'kaydet', { [`b-${block!.id}-metin`]: 'Yeni deriler **raflarda**.' })
  expect(saved.text).toContain('Taslak kaydedildi')
  const preview = await browser.page(`${path}/onizleme`)
  expect(preview.html).toMatch(/<iframe[^>]*sandbox=""/)
  expect(preview.html).toContain('Yeni deriler')

  const form = opened.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'kaydet'))!
  const stale = await browser.submit(opened, form, { konu: 'Başka konu' }, 'kaydet')
  expect([stale.status, stale.html.includes('value="Başka konu"')]).toEqual([409, true])
  const wrong = await act(browser, await browser.page(path), 'dene', { adresler: 'a@b.example, yok' })
  expect([wrong.status, wrong.html.includes('value="a@b.example, yok"')]).toEqual([422, true])
  await act(browser, await browser.page(path), 'dene', { adresler: 'deneme@vitrin.example' })
  await shop.runJobs()
  expect(
    shop.emails.filter(({ to }) => to === 'deneme@vitrin.example').map(({ subject }) => subject),
  ).toEqual(['Kış kordonları geldi'])
})

test('a newsletter goes to those who agreed, once, and its results stay', async () => {
  const path = await draft('Hafta sonu kampanyası')
  const early = await act(browser, await browser.page(path), 'planla', { zaman: '2020-01-01T10:00' })
  expect([early.status, early.text.includes('gelecekte bir tarih')]).toEqual([422, true])
  await db.execute(sql`update business_partners set approval_status = 0 where kind = 'wholesale'`)
  await db.execute(sql`truncate consents cascade`)
  const nobody = await act(browser, await browser.page(path), 'gonder')
  expect([nobody.status, nobody.text.includes('uyan alıcı yok')]).toEqual([422, true])

  await agree('isteyen@alici.example')
  await agree('istemeyen@alici.example', false)
  const page = await browser.page(path)
  expect(page.text).toContain('Bugün 1 kişiye gider')
  const form = actionForm(page, 'gonder')
  const [first, second] = await Promise.all([browser.submit(page, form), browser.submit(page, form)])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  await db.execute(sql`update newsletters set send_at = now() - interval '1 second'`)
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
  await shop.runJobs()
  expect(
    shop.emails.filter(({ subject }) => subject === 'Hafta sonu kampanyası').map(({ to }) => to),
  ).toEqual(['isteyen@alici.example'])
  expect((await rowOf(path)).status).toBe('sent')

  await db.update(newsletterRecipients).set({ status: 'bounced', reason: '550 kullanıcı yok' })
  const results = await browser.page(path)
  expect(results.text).toContain('550 kullanıcı yok')
  expect(results.forms.some(({ buttons }) => buttons.some(({ value }) => value === 'kaydet'))).toBe(false)
  expect((await browser.page(list)).text).toContain('Hafta sonu kampanyası')
})

test('a planned newsletter is taken back and removed', async () => {
  const path = await draft('Plan')
  await agree('isteyen@alici.example')
  const year = new Date().getFullYear() + 1
  await act(browser, await browser.page(path), 'planla', { zaman: `${year}-03-01T10:00` })
  expect(await rowOf(path)).toMatchObject({
    status: 'scheduled',
    sendAt: new Date(`${year}-03-01T07:00:00Z`),
  })
  await act(browser, await browser.page(path), 'geri-cek')
  expect((await rowOf(path)).status).toBe('draft')
  expect((await act(browser, await browser.page(path), 'sil')).text).toContain('Bülten silindi')
  expect(await rowOf(path)).toBeUndefined()
})

test('a consent is withdrawn on request, once, with its source for İYS', async () => {
  const admin = await openStaff(shop, 'admin')
  await agree('geri@alici.example')
  const path = '/yonetim/izinler?q=geri@'
  const page = await admin.browser.page(path)
  expect(page.text).toContain('geri@alici.example')
  const fields = { kaynak: 'HS_EPOSTA' }
  const about = { adres: 'geri@alici.example' }
  const [first, second] = [
    await act(admin.browser, page, 'geri-al', fields, about),
    await act(admin.browser, page, 'geri-al', fields, about),
  ]
  expect([first.status, second.status]).toEqual([200, 409])
  expect(first.text).toContain('İzin geri alındı')
  expect((await admin.browser.page('/yonetim/izinler?gorunum=geri&kanal=email')).text).toContain('geri@alici')
  expect((await admin.browser.page('/yonetim/izinler?gorunum=verilen&q=geri@')).text).toContain(
    'uyan yanıt yok',
  )
  const kept = await db.select().from(auditLog).where(eq(auditLog.action, 'withdraw'))
  expect(kept.map(({ actor, after }) => [actor, after])).toEqual([
    [`user ${admin.id}`, { given: false, source: 'HS_EPOSTA' }],
  ])
})
