import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { recordConsents } from '~/features/consents/consents.server'
import { openShopper } from '~/features/identity/identity.server'
import { pushSubscriptions } from '~/features/push/tables.server'
import { pushCampaignRecipients, pushCampaigns } from '~/features/push-campaigns/tables.server'
import { newVisitor } from '~/features/basket/testing/shop'
import { saveSettings } from '~/features/settings/settings.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm, pressButton } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const { browser, id: staffId } = await openStaff(shop, 'content')
const list = '/yonetim/bildirimler'

const provide = (value: string) =>
  transaction(db, (db) => saveSettings(db, [{ group: 'notification', key: 'provider', value }]))
const rowOf = async (path: string) =>
  (
    await db
      .select()
      .from(pushCampaigns)
      .where(eq(pushCampaigns.id, Number(path.split('/').at(-1))))
  )[0]!

/** A device at a push service that knows none, so that a notification ends as `gone`. */
async function addDevice(shopperId: number, token: string) {
  await db.insert(pushSubscriptions).values({
    shopperId,
    provider: 'webpush',
    token,
    p256dh: 'BCVxsr7N_eNg',
    auth: 'BTBZMqHH6r4T',
    agent: 'Firefox',
    topics: ['campaigns'],
    group: 'guest',
    createdAt: new Date(),
    seenAt: new Date(),
  })
}
const agree = (recipient: string) =>
  transaction(db, (db) =>
    recordConsents(db, [{ channel: 'push', recipient, given: true }], {
      userId: null,
      recipientType: 'BIREYSEL',
      ip: '',
      form: 'test',
      now: new Date(),
    }),
  )

const press = (path: string, verb: string, fields: Record<string, string>) =>
  pressButton(browser, path, verb, fields)

const entries = { baslik: 'Kış indirimi', metin: 'Deri kordonlarda yüzde 20.', yol: '/sepetim' }
async function draft() {
  const saved = await press(`${list}/yeni`, 'kaydet', entries)
  expect(saved.text).toContain('Taslak kaydedildi')
  return saved.path.split('?')[0]!
}
/** Every process reads the settings anew a moment after their change. */
async function setProvider(value: string, path: string) {
  await provide(value)
  await expect
    .poll(async () => (await browser.page(path)).text.includes('anlık bildirim göndermiyor'), {
      timeout: 10_000,
    })
    .toBe(value === 'none')
}

test('a notification is written, and a mistake keeps the entries', async () => {
  const nowhere = await press(`${list}/yeni`, 'kaydet', { ...entries, yol: '/yok-boyle-sayfa' })
  expect([nowhere.status, nowhere.html.includes('value="Kış indirimi"')]).toEqual([409, true])
  expect(nowhere.text).toContain('Bu adreste açılan bir sayfa yok')
  const long = await press(`${list}/yeni`, 'kaydet', { ...entries, baslik: 'ş'.repeat(61) })
  expect(long.status).toBe(422)
  const path = await draft()
  expect(await rowOf(path)).toMatchObject({
    title: 'Kış indirimi',
    path: '/sepetim',
    topic: 'campaigns',
    audience: 'all',
    status: 'draft',
  })
})

test('a notification goes to devices that agreed, once, and its results stay', async () => {
  const path = await draft()
  await setProvider('none', path)
  const off = await act(browser, await browser.page(path), 'gonder')
  expect([off.status, off.text.includes('Önce ayarlarda')]).toEqual([422, true])
  await setProvider('webpush', path)
  expect((await act(browser, await browser.page(path), 'gonder')).text).toContain('uyan alıcı yok')
  const guest = await newVisitor(db)
  const shopper = await transaction(db, (db) => openShopper(db, guest))
  await addDevice(shopper, 'https://push.example/agreed')
  await addDevice(shopper, 'https://push.example/silent')
  await agree('https://push.example/agreed')
  const page = await browser.page(path)
  expect(page.text).toContain('Bugün 1 cihaza gider')
  const form = actionForm(page, 'gonder')
  const [first, second] = await Promise.all([browser.submit(page, form), browser.submit(page, form)])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  await db.execute(sql`update push_campaigns set send_at = now() - interval '1 second'`)
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
  await shop.runJobs()
  expect((await rowOf(path)).status).toMatch(/^(sending|sent)$/)
  expect(await db.$count(pushCampaignRecipients)).toBe(1)
  const results = await browser.page(path)
  expect(results.forms.some(({ buttons }) => buttons.some(({ value }) => value === 'kaydet'))).toBe(false)
  expect((await browser.page(list)).text).toContain('Kış indirimi')
})

test('a notification is tried out on the own devices, and removed', async () => {
  const path = await draft()
  await setProvider('webpush', path)
  const none = await act(browser, await browser.page(path), 'dene')
  expect([none.status, none.text.includes('açık bir cihazınız yok')]).toEqual([422, true])
  const [{ id }] = (
    await db.execute<{ id: number }>(
      sql`insert into shoppers (user_id) values (${staffId}) on conflict do nothing returning id::int`,
    )
  ).rows as [{ id: number }]
  await addDevice(id, 'https://push.example/own')
  expect((await act(browser, await browser.page(path), 'dene')).text).toContain('sıraya alındı')
  expect((await act(browser, await browser.page(path), 'sil')).text).toContain('Bildirim silindi')
  expect(await rowOf(path)).toBeUndefined()
})
