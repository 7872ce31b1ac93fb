// @module-tag once
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tickets } from '~/features/support/tables.server'
import type { Browser } from '~/testing/browser'
import { formOf, goodsInStock, orderAsGuest } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// Yardım: help tickets in the account.
const shop = await openTestShop()
const [goods] = await goodsInStock(shop.db, 1, 50)
const path = '/User/help'
const input = { konu: 'Kopça eksik', ileti: 'Üç kordondan\nbirinin kopçası çıkmadı.' }

async function open(browser: Browser, fields: Record<string, string> = input, query = '') {
  const page = await browser.page(path + query)
  return browser.submit(page, formOf(page, path), fields)
}

test('a member asks about an order, reads the answer, writes again and closes the ticket', async () => {
  const { browser, id: userId } = await openMember(shop)
  expect((await browser.page(path)).text).not.toContain('Taleplerim')
  const { code } = await orderAsGuest(browser, [goods!])
  const [{ id }] = (await browser.api('/site/orders')).body.data as unknown as [{ id: number }]
  const { html } = await browser.page(`/User/orders/detail/${id}`)
  expect(html).toContain(`href="${path}?siparis=${code}"`)
  const page = await browser.page(`${path}?siparis=${code}`)
  const sent = await browser.submit(page, formOf(page, path), input)
  const ticketPath = sent.path.split('?')[0]!
  expect(ticketPath).toMatch(/^\/User\/help\/\d+$/)
  expect(sent.text).toContain('Talebiniz bize ulaştı.')
  expect(sent.text).toContain(`Sipariş ${code}`)
  expect(sent.text).toContain('Yanıt bekliyor')

  const { browser: sales } = await openStaff(shop, 'sales')
  const task_id = Number(ticketPath.split('/').at(-1))
  await sales.api('/task-lines', { task_id, message: 'Kopçayı bugün kargoya veriyoruz.' })
  const list = await browser.page(path)
  expect(list.text).toContain('Taleplerim Kopça eksik Yanıtlandı')
  const answered = await browser.page(ticketPath)
  expect(answered.text).toContain('Kopçayı bugün kargoya veriyoruz.')
  const again = await browser.submit(
    answered,
    formOf(answered, ticketPath, 'write'),
    { ileti: 'Teşekkürler.' },
    'write',
  )
  expect(again.text).toContain('İletiniz gönderildi.')
  const closed = await browser.submit(again, formOf(again, ticketPath, 'close'), {}, 'close')
  expect(closed.text).toContain('Talep kapandı.')
  expect(() => formOf(closed, ticketPath, 'close')).toThrow('has no form')
  const [row] = await shop.db.select().from(tickets).where(eq(tickets.userId, userId))
  expect(row).toMatchObject({ status: 'closed', subject: input.konu })
})

test('a missing field is named beside it, and every entry stays', async () => {
  const { browser } = await openMember(shop)
  const long = 'a'.repeat(2_001)
  const answer = await open(browser, { konu: '', ileti: long })
  expect(answer.status).toBe(422)
  expect(answer.html).toContain('<title>Hata: ')
  expect(answer.text).toContain('Konuyu yazın.')
  expect(answer.text).toContain('İleti 3 ile 2.000 karakter arasında olmalıdır.')
  expect(answer.html).toContain(long)
  const stranger = await openMember(shop)
  const { code } = await orderAsGuest(stranger.browser, [goods!])
  const page = await browser.page(`${path}?siparis=${code}`)
  const foreign = await browser.submit(page, formOf(page, path), input)
  expect([foreign.status, foreign.text]).toEqual([
    422,
    expect.stringContaining('Bu numarayla bir siparişiniz bulunamadı.'),
  ])
  expect(foreign.html).toContain(input.konu)
  expect((await browser.page(path)).text).not.toContain('Taleplerim')
})

test('a form sent twice opens one ticket, and a reply sent twice is written once', async () => {
  const { browser, id } = await openMember(shop)
  const [first, second] = [await open(browser), await open(browser)]
  expect(second.path).toBe(first.path)
  const to = first.path.split('?')[0]!
  const reply = () => browser.submit(first, formOf(first, to, 'write'), { ileti: 'Bir soru daha.' }, 'write')
  await Promise.all([reply(), reply()])
  const { body } = await browser.api('/site/tickets')
  expect(body.data).toMatchObject([{ message_count: 2 }])
  expect(await shop.db.$count(tickets, eq(tickets.userId, id))).toBe(1)
})

test('the ticket of another member is not found', async () => {
  const [one, other] = [await openMember(shop), await openMember(shop)]
  const { path: own } = await open(one.browser)
  const to = own.split('?')[0]!
  const page = await one.browser.page(to)
  expect((await other.browser.send(to, { headers: { accept: 'text/html' } })).status).toBe(404)
  const written = await other.browser.submit(page, formOf(page, to, 'write'), { ileti: 'Merhaba' }, 'write')
  expect(written.status).toBe(404)
  expect((await other.browser.submit(page, formOf(page, to, 'close'), {}, 'close')).status).toBe(404)
  for (const wrong of ['/User/help/0', '/User/help/1e3', '/User/help/999999999999'])
    expect((await one.browser.send(wrong, { headers: { accept: 'text/html' } })).status).toBe(404)
})
