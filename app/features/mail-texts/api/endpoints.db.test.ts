import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const { browser: admin, id } = await openStaff(shop, 'admin')
const path = '/mail-texts/news-paid'
const words = { subject: 'Ödemeniz ulaştı: {sipariş}', body: 'Teşekkürler {ad}.' }
const put = (body: object) => admin.api(path, body, { method: 'PUT' })
const dataOf = ({ body }: { body: { data?: never } }) => body.data as unknown as Record<string, unknown>

test('a text is read, written in its latest version only, and taken back to the usual one', async () => {
  const usual = dataOf(await admin.api(path))
  expect(usual).toMatchObject({ key: 'news-paid', is_usual: true, revision: '' })
  const saved = await put({ ...words, revision: '' })
  expect(dataOf(saved)).toMatchObject({ ...words, is_usual: false })
  expect(await put({ ...words, revision: '' })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  const back = await admin.api(path, undefined, { method: 'DELETE' })
  expect(dataOf(back)).toEqual(usual)
  // Going back twice changes nothing and writes no second entry.
  expect((await admin.api(path, undefined, { method: 'DELETE' })).status).toBe(200)
  const log = await shop.db.select().from(auditLog).where(eq(auditLog.subject, 'mail_texts news-paid'))
  expect(log.map(({ actor, after }) => [actor, after])).toEqual([
    [`user ${id}`, words],
    [`user ${id}`, null],
  ])
})

test('a mistake is named in Turkish and writes nothing', async () => {
  for (const [wrong, field, message] of [
    [{ subject: ' ' }, 'subject', 'Konuyu yazın.'],
    [{ subject: 'a'.repeat(151) }, 'subject', 'Konu en çok 150'],
    [{ subject: 'Merhaba {kim}' }, 'subject', '{kim} diye bir yer tutucu yok.'],
    [{ body: 'Merhaba {kim}' }, 'body', '{kim} diye bir yer tutucu yok.'],
    [{ body: 'Merhaba {ad' }, 'body', 'Süslü ayraç'],
  ] as const) {
    const { status, body } = await put({ ...words, ...wrong, revision: '' })
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.errors).toMatchObject([{ path: field, message: expect.stringContaining(message) }])
  }
  expect(dataOf(await admin.api(path))).toMatchObject({ is_usual: true })
})

test('only those who may write contents read and write the texts', async () => {
  for (const [role, status] of [
    ['content', 200],
    ['warehouse', 403],
  ] as const) {
    const { browser } = await openStaff(shop, role)
    expect([role, (await browser.api('/mail-texts')).status]).toEqual([role, status])
  }
  const { body } = await admin.api('/mail-texts')
  expect(body.meta!.total).toBe((body.data as unknown as unknown[]).length)
  expect((await admin.api('/mail-texts/unknown')).status).toBe(404)
})
