import { eq, sql } from 'drizzle-orm'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { purchaseEvents } from '~/features/measurement/tables.server'
import { orders } from '~/features/orders/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// The server reports purchases (GA4 Measurement Protocol), so that the checkout needs no tracker.
type Sent = {
  url: URL
  body: { client_id: string; events: { name: string; params: Record<string, unknown> }[] }
}
const said = { status: 204, sent: [] as Sent[] }
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Sent['body']
    said.sent.push({ url: new URL(request.url!, 'http://ga'), body })
    response.writeHead(said.status).end()
  })
})
await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
afterAll(() => service.close())
const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
const environment = { GA4_API_SECRET: 'gizli-anahtar', GA4_URL: address }

const shop = await openTestShop({ environment })
const { db } = shop
const goods = await goodsInStock(db, 2, 60)
const setting = (value: string) =>
  transaction(db, (db) => saveSettings(db, [{ group: 'tracking', key: 'google_analytics', value }]))
const staff = await openStaff(shop, 'sales')
beforeEach(async () => {
  said.status = 204
  said.sent = []
  await setting('G-VITRIN1')
})

async function order(...kinds: string[]) {
  const browser = shop.browser()
  const fields = [['cookies', 'custom'], ...kinds.map((kind) => ['kind', kind])]
  await browser.send('/tercihler', { method: 'POST', body: new URLSearchParams(fields) })
  const { code } = await orderAsGuest(browser, goods)
  return code
}
const rowOf = async (code: string) => (await db.select().from(orders).where(eq(orders.code, code)))[0]!
async function move(code: string, status: number) {
  const { id } = await rowOf(code)
  const body = { to_status: status, reason: 'Deneme' }
  expect((await staff.browser.api(`/orders/${id}`, body, { method: 'PUT' })).status).toBe(200)
}
const stateOf = async (code: string) =>
  (await db.select().from(purchaseEvents).where(eq(purchaseEvents.orderCode, code)))[0]?.state
/** Jobs that failed are due at once, instead of after their pause. */
const dueNow = () => db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)

test('a paid order is reported once, with amounts in lira, its goods, and nothing about its buyer', async () => {
  const code = await order('analitik')
  await shop.runJobs()
  expect(said.sent).toEqual([])
  await move(code, 1)
  await shop.runJobs()
  await move(code, 2)
  await shop.runJobs()
  expect(said.sent).toHaveLength(1)
  const [{ url, body }] = said.sent as [Sent]
  expect(url.pathname).toBe('/mp/collect')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    measurement_id: 'G-VITRIN1',
    api_secret: 'gizli-anahtar',
  })
  expect(body.client_id).toMatch(/^[\da-f-]{36}$/)
  const { grandTotal, shipping } = await rowOf(code)
  const [event] = body.events
  expect(event).toMatchObject({
    name: 'purchase',
    params: { transaction_id: code, currency: 'TRY', value: grandTotal / 100, shipping: shipping / 100 },
  })
  const items = event!.params['items'] as { item_id: string; quantity: number; price: number }[]
  expect(items.map(({ item_id }) => item_id).toSorted()).toEqual(goods.map(({ code }) => code).toSorted())
  const sum = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0)
  expect(sum + shipping).toBe(grandTotal)
  expect(JSON.stringify(body)).not.toMatch(/ayse|Işık|532|Moda/i)
  expect(await stateOf(code)).toBe('sent')
})

test('a second job for the same order sends nothing', async () => {
  const code = await order('analitik')
  await move(code, 1)
  await shop.runJobs()
  await db.execute(
    sql`select graphile_worker.add_job('report-purchase', ${JSON.stringify({ orderCode: code })}::json)`,
  )
  await shop.runJobs()
  expect(said.sent).toHaveLength(1)
})

test('without consent to measuring nothing is sent or remembered', async () => {
  for (const kinds of [[], ['pazarlama', 'islevsel']]) {
    const code = await order(...kinds)
    await move(code, 1)
    await shop.runJobs()
    expect(await stateOf(code)).toBeUndefined()
  }
  expect(said.sent).toEqual([])
})

test('an order that was cancelled before its report is not reported', async () => {
  const code = await order('analitik')
  await move(code, 1)
  await move(code, 99)
  await shop.runJobs()
  expect([said.sent, await stateOf(code)]).toEqual([[], 'cancelled'])
})

test('a service that fails is asked again, and one that refuses is not', async () => {
  const code = await order('analitik')
  await move(code, 1)
  said.status = 503
  await shop.runJobs()
  expect([said.sent.length, await stateOf(code)]).toEqual([1, 'waiting'])
  expect(shop.lines.join('\n')).not.toContain('gizli-anahtar')
  said.status = 204
  await dueNow()
  await shop.runJobs()
  expect([said.sent.length, await stateOf(code)]).toEqual([2, 'sent'])
  expect(said.sent[1]!.body).toEqual(said.sent[0]!.body)

  const refused = await order('analitik')
  await move(refused, 1)
  said.status = 400
  await shop.runJobs()
  await dueNow()
  await shop.runJobs()
  expect([said.sent.length, await stateOf(refused)]).toEqual([3, 'refused'])
})

test('a shop without a measurement id reports nothing', async () => {
  const later = await order('analitik')
  await setting('')
  const never = await order('analitik')
  for (const code of [later, never]) await move(code, 1)
  await shop.runJobs()
  expect([said.sent, await stateOf(later), await stateOf(never)]).toEqual([[], undefined, undefined])
})

test('a shop without the secret reports nothing, also when the secret comes later', async () => {
  const code = await order('analitik')
  await move(code, 1)
  const { config } = shop.deps
  const { measurement } = config
  config.measurement = null
  await shop.runJobs()
  config.measurement = measurement
  await dueNow()
  await shop.runJobs()
  expect([said.sent, await stateOf(code)]).toEqual([[], undefined])
})
