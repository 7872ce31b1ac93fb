import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { contactMessages } from '~/features/contact/tables.server'
import { dropOldContacts } from '~/features/contact/contact.server'
import { saveSettings } from '~/features/settings/settings.server'
import { formOf } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

let moment = new Date('2026-11-25T10:00:00Z').getTime()
const shop = await openTestShop({ clock: () => new Date(moment) })
const { db, emails } = shop
const most = { group: 'limits', key: 'message_per_session', value: '10' }
await transaction(db, (db) => saveSettings(db, [...unlimited.filter(({ key }) => key !== most.key), most]))
const later = (ms: number) => (moment += ms)
const dayMs = 24 * 3_600_000

const entries = {
  name: 'Ayşe Işık',
  email: 'ayse@alici.example',
  phone: '0532 123 45 67',
  subject: 'Kordon ölçüsü',
  message: '22 mm kordon 20 mm saate olur mu?\nTeşekkürler.',
}

beforeEach(async () => {
  await db.delete(contactMessages)
  emails.length = 0
})

/** Fills the form in, as people do, ten seconds after opening it. */
async function write(
  fields: Partial<typeof entries> & Record<string, string> = {},
  seconds = 10,
  browser = shop.browser(),
) {
  const page = await browser.page('/contact')
  later(seconds * 1_000)
  const answer = await browser.submit(page, formOf(page, '/contact'), { ...entries, ...fields })
  await shop.runJobs()
  return answer
}

const stored = () => db.select().from(contactMessages).orderBy(asc(contactMessages.id))
const receivers = () => emails.map(({ to }) => to).toSorted()

test('a message is stored and emailed to the shop, with a copy to its sender', async () => {
  const answer = await write()
  expect(answer.text).toContain('İletiniz bize ulaştı')
  expect(await stored()).toMatchObject([
    { ...entries, phone: '+905321234567', suspect: false, copied: true, status: 'open', userId: null },
  ])
  expect(receivers()).toEqual(['ayse@alici.example', 'merhaba@vitrin.example'])
  const toShop = emails.find(({ to }) => to === 'merhaba@vitrin.example')!
  for (const words of ['Ayşe Işık', 'ayse@alici.example', '22 mm kordon'])
    expect(toShop.text).toContain(words)
})

test('mistakes are named beside their fields, and the entries stay', async () => {
  const answer = await write({ email: 'ayse@', message: 'Kısa', phone: '12' })
  expect(answer.status).toBe(422)
  expect(answer.html).toContain('<title>Hata: ')
  expect(answer.text).toContain('İleti 10–3.000 karakter olmalı.')
  expect(answer.html).toContain('value="Ayşe Işık"')
  expect(answer.html).toContain('value="ayse@"')
  expect(await stored()).toEqual([])
})

test.each([
  ['fills in the field that people do not see', { company_website: 'https://kotu.example' }, 10],
  ['is faster than people', {}, 1],
  ['sends links where nobody writes them', { subject: 'www.kotu.example' }, 10],
])('a program that %s gets the usual answer, and nobody is emailed', async (_, fields, seconds) => {
  const answer = await write(fields, seconds)
  expect(answer.text).toContain('İletiniz bize ulaştı')
  expect(await stored()).toMatchObject([{ suspect: true, copied: false }])
  expect(emails).toEqual([])
})

test('a form without our token, or older than a day, asks to send again with the entries kept', async () => {
  for (const answer of [await write({ form: 'x.y.z' }), await write({}, 25 * 3_600)]) {
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('lütfen yeniden gönderin')
    expect(answer.html).toContain('value="Kordon ölçüsü"')
  }
  expect(await stored()).toEqual([])
})

test('the same form sent twice stores one message and sends its emails once', async () => {
  const browser = shop.browser()
  const page = await browser.page('/contact')
  later(10_000)
  for (let i = 0; i < 2; i++) {
    const answer = await browser.submit(page, formOf(page, '/contact'), entries)
    expect(answer.text).toContain('İletiniz bize ulaştı')
  }
  await shop.runJobs()
  expect(await stored()).toHaveLength(1)
  expect(emails).toHaveLength(2)
})

test('an address gets two copies a day, whoever types it, and never one with a link; ten messages a day at most', async () => {
  await write({ message: 'Kordonum www.saatim.example adresindeki saate olur mu?' })
  expect(receivers()).toEqual(['merhaba@vitrin.example'])
  for (let i = 0; i < 9; i++) await write()
  const copies = () => receivers().filter((to) => to === entries.email).length
  expect(copies()).toBe(2)
  const refused = await write()
  expect([refused.status, (await stored()).length]).toEqual([429, 10])
  later(dayMs)
  await write()
  expect(copies()).toBe(3)
})

test('more than ten messages a minute are refused for a while', async () => {
  const browser = shop.browser()
  await browser.page('/')
  const answers = []
  for (let i = 0; i < 11; i++) answers.push((await write({ message: 'x' }, 0, browser)).status)
  expect(answers.at(-1)).toBe(429)
  expect(answers.slice(0, -1)).not.toContain(429)
})

test('the staff reads, closes and deletes messages; suspicious ones are listed apart', async () => {
  await write()
  await write({ subject: 'www.kotu.example' })
  const { browser } = await openStaff(shop, 'sales')
  const list = async (query: string) =>
    (await browser.api(`/contact-messages?${query}`)).body.data as unknown as {
      id: number
      subject: string
    }[]
  const [message] = await list('status=open')
  expect(message).toMatchObject({ subject: 'Kordon ölçüsü' })
  expect(await list('suspect=true')).toMatchObject([{ subject: 'www.kotu.example' }])
  const path = `/contact-messages/${message!.id}`
  expect((await browser.api(path, { status: 'closed' }, { method: 'PUT' })).status).toBe(200)
  expect(await list('status=open')).toEqual([])
  expect((await browser.api(path, undefined, { method: 'DELETE' })).status).toBe(200)
  expect((await browser.api(path, undefined, { method: 'DELETE' })).status).toBe(404)
  expect((await (await openMember(shop)).browser.api('/contact-messages')).status).toBe(403)
})

test('messages are deleted after a year, suspicious ones after a month', async () => {
  await write()
  await write({ subject: 'www.kotu.example' })
  const now = () => new Date(moment)
  later(31 * dayMs)
  await dropOldContacts(db, now())
  expect(await stored()).toMatchObject([{ suspect: false }])
  later(335 * dayMs)
  await dropOldContacts(db, now())
  expect(await stored()).toEqual([])
})

test('a member’s export has their messages, also those under the verified address', async () => {
  const member = await openMember(shop)
  await write({ email: 'baska@alici.example' }, 10, member.browser)
  await write({ email: member.email })
  await write()
  const text = await (await member.browser.send('/User/userinfo/export')).text()
  const { contactMessages: own } = JSON.parse(text) as { contactMessages: { email: string }[] }
  expect(own.map(({ email }) => email)).toContain('baska@alici.example')
  expect(own.map(({ email }) => email)).not.toContain(entries.email)
})
