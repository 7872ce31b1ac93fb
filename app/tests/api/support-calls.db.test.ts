// @module-tag once
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { maxOpenTickets } from '~/features/support/support'
import { ticketMessages, tickets } from '~/features/support/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { transaction } from '~/db/transaction.server'
import type { Browser } from '~/testing/browser'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// Help tickets over the API: site/tickets of the caller, tasks and task-lines by id.
const shop = await openTestShop()
const [goods] = await goodsInStock(shop.db, 1, 50)
const shopAddress = 'destek@magaza.example'
await transaction(shop.db, (db) =>
  saveSettings(db, [{ group: 'company', key: 'email', value: shopAddress }, ...unlimited]),
)
const sales = await openStaff(shop, 'sales')
const put = { method: 'PUT' }
const input = { subject: 'Kopça eksik', message: 'Üç kordondan birinin kopçası çıkmadı.' }

type Ticket = {
  id: number
  subject: string
  status: string
  order_code: string | null
  message_count: number
  messages: { side: string; message: string }[]
}
const ticketOf = async (browser: Browser, path: string, body?: object, options = put) => {
  const answer = await browser.api(path, body, body && options)
  expect([path, answer.status, answer.body.code]).toEqual([path, 200, undefined])
  return answer.body.data as unknown as Ticket
}
const failureOf = async (browser: Browser, path: string, body: object, options = put) => {
  const { status, body: answer } = await browser.api(path, body, options)
  return [status, answer.code]
}
const post = { method: 'POST' }

describe('a member', () => {
  test('opens a ticket about an order, is answered by mail, writes again and closes it', async () => {
    const { browser, email } = await openMember(shop)
    expect(await ticketOf(browser, '/site/tickets/get-last')).toBeNull()
    const { code } = await orderAsGuest(browser, [goods!])
    const opened = await ticketOf(browser, '/site/tickets', { ...input, order_code: code })
    expect(opened).toMatchObject({
      subject: input.subject,
      status: 'open',
      order_code: code,
      message_count: 1,
    })
    expect(opened.messages).toMatchObject([{ side: 'customer', message: input.message }])
    await shop.runJobs()
    const told = shop.emails.filter(({ to }) => to === shopAddress).at(-1)!
    expect(told.subject).toBe(`Destek talebi #${opened.id}: ${input.subject}`)
    expect(told.text).toContain(email)
    expect(told.text).toContain(input.message)

    const answer = { task_id: opened.id, message: 'Kopçayı bugün kargoya veriyoruz.' }
    expect(await ticketOf(sales.browser, '/task-lines', answer, post)).toMatchObject({ status: 'answered' })
    await shop.runJobs()
    const message = shop.emails.filter(({ to }) => to === email).at(-1)!
    expect(message.subject).toBe(`Talebiniz yanıtlandı: ${input.subject}`)
    expect(message.text).toContain(answer.message)
    expect(message.text).toContain(`${shop.origin}/User/help`)

    const { id } = opened
    expect(await ticketOf(browser, '/site/tickets', { id, message: 'Teşekkürler.' })).toMatchObject({
      status: 'open',
      message_count: 3,
    })
    expect(await ticketOf(browser, '/site/tickets', { id, close: true })).toMatchObject({ status: 'closed' })
    expect(await ticketOf(browser, '/site/tickets/get-last')).toMatchObject({ id, status: 'closed' })
    expect(await ticketOf(browser, '/site/tickets', { id, message: 'Bir soru daha.' })).toMatchObject({
      status: 'open',
    })
    const { messages } = await ticketOf(browser, `/tasks/${id}`)
    expect(messages.map(({ side }) => side)).toEqual(['customer', 'shop', 'customer', 'customer'])
  })

  test('sees and answers only their own tickets', async () => {
    const [one, other] = [await openMember(shop), await openMember(shop)]
    const { id } = await ticketOf(one.browser, '/tasks', input, post)
    await ticketOf(other.browser, '/tasks', { ...input, subject: 'Başka bir konu' }, post)
    for (const path of ['/site/tickets', '/tasks']) {
      const { body } = await one.browser.api(path)
      expect([path, body.data]).toMatchObject([path, [{ id, subject: input.subject }]])
      expect(body.meta).toEqual({ total: 1, start: 0, length: 30 })
    }
    const none = [404, 'ticket_not_found']
    expect(await failureOf(other.browser, '/site/tickets', { id, message: 'Merhaba' })).toEqual(none)
    expect(await failureOf(other.browser, '/site/tickets', { id, close: true })).toEqual(none)
    expect(await failureOf(other.browser, '/task-lines', { task_id: id, message: 'Merhaba' }, post)).toEqual(
      none,
    )
    expect(await failureOf(other.browser, `/tasks/${id}`, { close: true })).toEqual(none)
    expect((await other.browser.api(`/tasks/${id}`)).status).toBe(404)
    const [row] = await shop.db.select().from(tickets).where(eq(tickets.id, id))
    expect(row).toMatchObject({ status: 'open' })
  })

  test('cannot name another member’s order', async () => {
    const [one, other] = [await openMember(shop), await openMember(shop)]
    const { code } = await orderAsGuest(one.browser, [goods!])
    for (const order_code of [code, 'YOKBOYLE'])
      expect(await failureOf(other.browser, '/site/tickets', { ...input, order_code })).toEqual([
        404,
        'order_not_found',
      ])
    expect((await other.browser.api('/site/tickets')).body.data).toEqual([])
  })

  test('is told about missing and unknown fields, and no ticket is opened', async () => {
    const { browser } = await openMember(shop)
    const { id } = await ticketOf(browser, '/site/tickets', input)
    const wrong: object[] = [
      {},
      { subject: input.subject },
      { message: input.message },
      { ...input, close: true },
      { id },
      { id, subject: 'Yeni konu' },
      { id, message: 'Merhaba', order_code: 'ABC' },
      { ...input, message: 'a' },
      { ...input, message: 'a'.repeat(2_001) },
      { ...input, user_id: 1 },
    ]
    for (const body of wrong)
      expect([body, ...(await failureOf(browser, '/site/tickets', body))]).toEqual([
        body,
        400,
        'invalid_input',
      ])
    expect((await browser.api('/site/tickets')).body.meta).toMatchObject({ total: 1 })
  })

  test('has at most 20 open tickets, even when many are sent at once', async () => {
    const { browser, id } = await openMember(shop)
    const many = Array.from({ length: maxOpenTickets + 5 }, (_, i) =>
      failureOf(browser, '/tasks', { ...input, subject: `Kopça ${i}` }, post),
    )
    const answers = await Promise.all(many)
    const refused = answers.filter(([status]) => status === 409)
    expect(refused).toEqual(Array.from({ length: 5 }, () => [409, 'too_many_open_tickets']))
    expect(await shop.db.$count(tickets, eq(tickets.userId, id))).toBe(maxOpenTickets)
    const last = await ticketOf(browser, '/site/tickets/get-last')
    await ticketOf(browser, '/site/tickets', { id: last.id, close: true })
    expect(await ticketOf(browser, '/site/tickets', input)).toMatchObject({ status: 'open' })
  })

  test('opens one ticket when it is sent twice with one key', async () => {
    const { browser, id } = await openMember(shop)
    const once = { method: 'PUT', headers: { 'idempotency-key': randomUUID() } }
    const [first, second] = [
      await browser.api('/site/tickets', input, once),
      await browser.api('/site/tickets', input, once),
    ]
    expect(second.body.data).toEqual(first.body.data)
    expect(await shop.db.$count(tickets, eq(tickets.userId, id))).toBe(1)
  })
})

test('the staff reads and answers all tickets, without showing a name', async () => {
  const { browser } = await openMember(shop)
  const { id } = await ticketOf(browser, '/tasks', { ...input, subject: 'Fatura bilgisi' }, post)
  const { body } = await sales.browser.api('/tasks?status=open')
  expect((body.data as unknown as Ticket[]).map((ticket) => ticket.id)).toContain(id)
  const answered = await ticketOf(sales.browser, '/task-lines', { task_id: id, message: 'Düzelttik.' }, post)
  expect(answered).toMatchObject({ status: 'answered', message_count: 2 })
  const [kept] = await shop.db.select().from(ticketMessages).where(eq(ticketMessages.message, 'Düzelttik.'))
  expect(kept!.actor).toBe(`user ${sales.id}`)
  expect(JSON.stringify(await ticketOf(browser, `/tasks/${id}`))).not.toContain('user ')
  expect(await ticketOf(sales.browser, `/tasks/${id}`, { close: true })).toMatchObject({ status: 'closed' })
})

test('tickets are part of a member’s data export', async () => {
  const { browser } = await openMember(shop)
  await ticketOf(browser, '/tasks', input, post)
  const response = await browser.send('/User/userinfo/export')
  const whole = (await response.json()) as { tickets: object[]; ticketMessages: object[] }
  expect(whole.tickets).toMatchObject([{ subject: input.subject }])
  expect(whole.ticketMessages).toMatchObject([{ side: 'customer', message: input.message }])
  expect(JSON.stringify(whole.ticketMessages)).not.toContain('actor')
})
