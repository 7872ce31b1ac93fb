import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { deletionRequests } from '~/features/customers/tables.server'
import { users } from '~/features/identity/tables.server'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const { browser } = await openStaff(shop, 'admin')
const path = '/yonetim/kvkk'
const remains = async (email: string) => (await db.$count(users, eq(users.email, email))) > 0

test('a person who asked is deleted after the address was typed, and hears of it', async () => {
  const member = await openMember(shop, { name: 'Gidecek Üye' })
  await db.insert(deletionRequests).values({ userId: member.id, requestedAt: new Date() })
  const page = await browser.page(path)
  expect(page.text).toContain(member.email)
  expect(page.text).toContain('29 gün kaldı')
  const about = { kisi: member.email }
  const wrong = await act(browser, page, 'unut', { eposta: 'baska@alici.example' }, about)
  expect([wrong.status, wrong.text.includes('adresi aynı değil'), await remains(member.email)]).toEqual([
    422,
    true,
    true,
  ])
  const done = await act(browser, page, 'unut', { eposta: member.email }, about)
  expect(done.text).toContain('hesap silindi')
  expect(await remains(member.email)).toBe(false)
  await shop.runJobs()
  expect(shop.emails.some(({ to }) => to === member.email)).toBe(true)
})

test('a written request needs its origin; staff and unknown people are refused with the entries kept', async () => {
  const member = await openMember(shop, { name: 'Dilekçe Veren' })
  const open = () => browser.page(path)
  const short = await act(browser, await open(), 'unut-yazili', { eposta: member.email, nasil: 'x' })
  expect([short.status, short.html.includes(member.email)]).toEqual([422, true])
  const nobody = await act(browser, await open(), 'unut-yazili', {
    eposta: 'yok@alici.example',
    nasil: '12.11.2026 tarihli dilekçe',
  })
  expect([nobody.status, nobody.text.includes('kayıtlı bir kullanıcı yok')]).toEqual([409, true])
  const done = await act(browser, await open(), 'unut-yazili', {
    eposta: member.email,
    nasil: '12.11.2026 tarihli dilekçe',
  })
  expect(done.text).toContain('hesap silindi')
})

test('the data of a member is one file, and its download stands in the audit log', async () => {
  const member = await openMember(shop, { name: 'Verisini İsteyen' })
  const page = await browser.page(path)
  const form = actionForm(page, 'veri')
  const send = (eposta: string) =>
    browser.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...Object.fromEntries(form.fields), eposta }),
    })
  const address = (await send(member.email)).headers.get('location')!
  const answer = await browser.send(address)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect((await answer.json()) as object).toMatchObject({ user: { email: member.email } })
  const kept = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `users ${member.id}`))
  expect(kept.map(({ action }) => action)).toContain('export')
  expect((await send('yok@alici.example')).status).toBe(409)
  const sales = (await openStaff(shop, 'warehouse')).browser
  expect((await sales.send(path)).status).toBe(303)
})
