import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { contactMessages } from '~/features/contact/tables.server'
import { tickets } from '~/features/support/tables.server'
import { formOf } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const staff = await openStaff(shop, 'sales')
const member = await openMember(shop, { name: 'Işıl Çağlar' })
const list = '/yonetim/destek'

async function openTicket(subject: string): Promise<string> {
  const page = await member.browser.page('/User/help')
  await member.browser.submit(page, formOf(page, '/User/help'), {
    konu: subject,
    ileti: 'Kordonum kısa geldi.',
  })
  const [row] = await db.select().from(tickets).where(eq(tickets.subject, subject))
  return `${list}/${row!.id}`
}

const audited = async (subject: string) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, subject), eq(auditLog.actor, `user ${staff.id}`)))
      .orderBy(asc(auditLog.id))
  ).map(({ action }) => action)

test('an answer reaches the member by email and in the account, and moves the ticket to the answered ones', async () => {
  const address = await openTicket('Kordon kısa geldi')
  expect((await staff.browser.page(list)).html).toContain(`href="${address}"`)
  const page = await staff.browser.page(address)
  expect(page.text).toContain('Işıl Çağlar')
  const refused = await act(staff.browser, page, 'yaz', { mesaj: 'x' })
  expect([refused.status, refused.text.includes('3 ile 2.000 karakter')]).toEqual([422, true])
  const done = await act(staff.browser, page, 'yaz', { mesaj: 'Uzun boyu kargoya verdik.' })
  expect(done.text).toContain('Yanıtınız gönderildi')
  await shop.runJobs()
  expect(
    shop.emails
      .filter(({ to }) => to === member.email)
      .map(({ text }) => text)
      .join(),
  ).toContain('Uzun boyu kargoya verdik.')
  expect((await member.browser.page(address.replace(list, '/User/help'))).text).toContain('Uzun boyu')
  expect((await staff.browser.page(list)).html).not.toContain(`href="${address}"`)
  expect((await staff.browser.page(`${list}?gorunum=yanitlanan`)).html).toContain(`href="${address}"`)
  expect(await audited(`tickets ${address.split('/').at(-1)}`)).toEqual(['answer'])
})

test('a ticket is found by words of its subject, and closed', async () => {
  const address = await openTicket('İADE ücreti')
  const finds = async (words: string) =>
    (await staff.browser.page(`${list}?q=${encodeURIComponent(words)}`)).html.includes(`href="${address}"`)
  expect([await finds('iade ucreti'), await finds('kargo')]).toEqual([true, false])
  const page = await act(staff.browser, await staff.browser.page(address), 'kapat')
  expect(page.text).toContain('Talep kapatıldı')
  expect((await staff.browser.page(`${list}?gorunum=kapanan`)).html).toContain(`href="${address}"`)
  expect(await audited(`tickets ${address.split('/').at(-1)}`)).toEqual(['close'])
})

test('a customer is a link for those who may see customers', async () => {
  const address = await openTicket('Fatura bilgisi')
  const customer = `/yonetim/musteriler/${member.partnerId}`
  expect((await staff.browser.page(address)).html).toContain(`href="${customer}"`)
  expect((await staff.browser.send(`${list}/999999`)).status).toBe(404)
  expect((await staff.browser.send(`${list}/x`)).status).toBe(404)
})

test('messages of the contact form are marked, opened again and deleted', async () => {
  const [row] = await db
    .insert(contactMessages)
    .values({
      nonce: randomUUID(),
      name: 'Ömer Şen',
      email: 'omer@ornek.example',
      phone: '+905321112233',
      subject: 'Toptan fiyat',
      message: 'Fiyat listenizi <b>isterim</b>.',
      notice: '1',
      suspect: false,
      copied: false,
      createdAt: new Date(),
    })
    .returning()
  const about = { ileti: String(row!.id) }
  const page = await staff.browser.page(`${list}/iletiler`)
  expect(page.html).toContain('href="mailto:omer%40ornek.example?subject=Re%3A%20Toptan%20fiyat"')
  expect(page.html).not.toContain('<b>isterim</b>')
  const closed = await act(staff.browser, page, 'kapat', {}, about)
  expect(closed.text).not.toContain('Toptan fiyat')
  const dealtWith = await staff.browser.page(`${list}/iletiler?gorunum=kapanan`)
  expect(dealtWith.text).toContain('Toptan fiyat')
  await act(staff.browser, dealtWith, 'ac', {}, about)
  await act(staff.browser, await staff.browser.page(`${list}/iletiler`), 'sil', {}, about)
  expect(await db.$count(contactMessages, eq(contactMessages.id, row!.id))).toBe(0)
  expect(await audited(`contact_messages ${row!.id}`)).toEqual([
    'contact_messages closed',
    'contact_messages open',
    'contact_messages remove',
  ])
  const again = await staff.browser.send(`${list}/iletiler`, {
    method: 'POST',
    body: new URLSearchParams({ islem: 'sil', ileti: String(row!.id) }),
  })
  expect(again.status).toBe(404)
})
