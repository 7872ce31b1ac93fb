import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { recordConsents } from '~/features/consents/consents.server'
import { saveSettings } from '~/features/settings/settings.server'
import { smsCampaignRecipients, smsCampaigns } from '~/features/sms-campaigns/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm, pressButton } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const { browser } = await openStaff(shop, 'content')
const list = '/yonetim/sms-kampanyalari'
const refusal = 'RET yazip 3000 e gonderin. B001'

const setRefusal = (value: string) =>
  transaction(db, (db) => saveSettings(db, [{ group: 'sms', key: 'refusal', value, isPublic: false }]))
const agree = (recipient: string, given = true) =>
  transaction(db, (db) =>
    recordConsents(db, [{ channel: 'sms', recipient, given }], {
      userId: null,
      recipientType: 'BIREYSEL',
      ip: '',
      form: 'test',
      now: new Date(),
    }),
  )
const rowOf = async (path: string) =>
  (
    await db
      .select()
      .from(smsCampaigns)
      .where(eq(smsCampaigns.id, Number(path.split('/').at(-1))))
  )[0]!

const press = (path: string, verb: string, fields: Record<string, string>) =>
  pressButton(browser, path, verb, fields)

const entries = { ad: 'Kış indirimi', metin: 'Deri kordonlarda yüzde 20 indirim.', kime: 'consumers' }
async function draft() {
  const saved = await press(`${list}/yeni`, 'kaydet', entries)
  expect(saved.text).toContain('Taslak kaydedildi')
  return saved.path.split('?')[0]!
}

test('a campaign is written, and a mistake keeps the entries', async () => {
  await setRefusal(refusal)
  const short = await press(`${list}/yeni`, 'kaydet', { ...entries, metin: 'Kısa' })
  expect([short.status, short.html.includes('value="Kış indirimi"')]).toEqual([422, true])
  const path = await draft()
  expect(await rowOf(path)).toMatchObject({ name: 'Kış indirimi', audience: 'consumers', status: 'draft' })
  const page = await browser.page(path)
  expect(page.text).toContain(`${entries.metin} ${refusal}`)
  expect(page.text).toContain('alıcı başına 1 SMS')
  const stale = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'kaydet'))!
  await press(path, 'kaydet', { metin: 'Metal kordonlarda yüzde 10 indirim.' })
  const lost = await browser.submit(page, stale, { ad: 'Başka' }, 'kaydet')
  expect([lost.status, lost.html.includes('value="Başka"')]).toEqual([409, true])
  const long = await press(path, 'kaydet', { metin: 'ş'.repeat(400) })
  expect([long.status, (await rowOf(path)).words]).toEqual([409, 'Metal kordonlarda yüzde 10 indirim.'])
})

test('a campaign goes to those who agreed, once, and its results stay', async () => {
  const path = await draft()
  await db.execute(sql`truncate consents cascade`)
  const nobody = await act(browser, await browser.page(path), 'gonder')
  expect([nobody.status, nobody.text.includes('uyan alıcı yok')]).toEqual([422, true])
  await agree('+905321110001')
  await agree('+905321110002', false)
  await setRefusal('')
  // Every process reads the settings anew a moment after their change.
  const shows = async (warning: boolean) =>
    expect
      .poll(async () => (await browser.page(path)).text.includes('Ret bilgisi eksik'), { timeout: 10_000 })
      .toBe(warning)
  await shows(true)
  expect((await act(browser, await browser.page(path), 'gonder')).status).toBe(422)
  await setRefusal(refusal)
  await shows(false)
  const page = await browser.page(path)
  expect(page.text).toContain('Bugün 1 kişiye gider')
  const form = actionForm(page, 'gonder')
  const [first, second] = await Promise.all([browser.submit(page, form), browser.submit(page, form)])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  await db.execute(sql`update sms_campaigns set send_at = now() - interval '1 second'`)
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
  await shop.runJobs()
  expect((await rowOf(path)).status).toBe('sent')
  const sent = await db.select().from(smsCampaignRecipients)
  expect(sent.map(({ phone, status }) => [phone, status])).toEqual([['+905321110001', 'sent']])

  await db.update(smsCampaignRecipients).set({ status: 'failed', reason: '70', delivery: null })
  const results = await browser.page(path)
  expect(results.text).toContain('Reddedildi · 70')
  expect(results.forms.some(({ buttons }) => buttons.some(({ value }) => value === 'kaydet'))).toBe(false)
  expect((await browser.page(list)).text).toContain('Kış indirimi')
})

test('a campaign is tried out on a few numbers, planned, taken back and removed', async () => {
  const path = await draft()
  const wrong = await act(browser, await browser.page(path), 'dene', { numaralar: '0532 111 00 03, 12' })
  expect([wrong.status, wrong.html.includes('value="0532 111 00 03, 12"')]).toEqual([422, true])
  const tried = await act(browser, await browser.page(path), 'dene', { numaralar: '0532 111 00 03' })
  expect(tried.text).toContain('sıraya alındı')
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-sms-campaign-test'`,
  )
  expect(rows[0]!.count).toBe(1)

  await agree('+905321110001')
  const early = await act(browser, await browser.page(path), 'planla', { zaman: '2020-01-01T10:00' })
  expect([early.status, early.text.includes('gelecekte bir tarih')]).toEqual([422, true])
  const year = new Date().getFullYear() + 1
  await act(browser, await browser.page(path), 'planla', { zaman: `${year}-03-01T10:00` })
  expect(await rowOf(path)).toMatchObject({
    status: 'scheduled',
    sendAt: new Date(`${year}-03-01T07:00:00Z`),
  })
  await act(browser, await browser.page(path), 'geri-cek')
  expect((await rowOf(path)).status).toBe('draft')
  expect((await act(browser, await browser.page(path), 'sil')).text).toContain('SMS kampanyası silindi')
  expect(await rowOf(path)).toBeUndefined()
})
