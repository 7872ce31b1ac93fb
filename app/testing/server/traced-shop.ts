import { afterAll } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { buildShop } from './built-shop'
import { type ShopProcess, startProcess } from './process'
import { receiveTraces } from './trace-receiver'

/** Headers of a browser that asks for a page to show. */
export const navigation = { 'sec-fetch-dest': 'document', accept: 'text/html' }

/** A demo shop's database, a receiver of traces, and the start of processes that export to it. */
export async function openTraced() {
  // Outside of the time that a test has.
  await buildShop()
  const database = await openTestDatabase('demo')
  const receiver = await receiveTraces()
  afterAll(() => receiver.close())
  return { database, receiver, start }

  async function start(environment: Record<string, string> = {}): Promise<ShopProcess> {
    const shop = await startProcess({
      DATABASE_URL: database.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      ...environment,
    })
    await shop.ready()
    return shop
  }
}

/** Asks as a browser. Returns the answer and the step that it is told, which a browser completes. */
export async function navigate(shop: ShopProcess, path: string) {
  const response = await fetch(shop.url + path, { headers: navigation })
  const told = /^traceparent;desc="(00-(\w{32})-(\w{16})-(\d\d))"$/.exec(
    response.headers.get('server-timing') ?? '',
  )
  const [, traceparent = '', traceId = '', spanId = '', flags = ''] = told ?? []
  return { response, traceparent, traceId, spanId, flags }
}

/** Tells the shop about a step of a browser, as the script of its pages does. */
export const report = (shop: ShopProcess, step: object, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/izleme`, {
    method: 'POST',
    headers: { origin: shop.url, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: JSON.stringify(step),
  })
