import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '~/testing/browser'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import type { ShopProcess } from '~/testing/server/process'
import { type ReceivedSpan } from '~/testing/server/trace-receiver'
import { navigate, navigation, openTraced, report } from '~/testing/server/traced-shop'

const { database, receiver, start } = await openTraced()
const { spans } = receiver
const soon = { timeout: 15_000, interval: 50 }

const person = {
  'address.first_name': 'Kanaryacan',
  'address.last_name': 'Gizlioğlu',
  'address.email': 'kanarya.gizli@alici.example',
  'address.phone': '0532 987 65 43',
  'address.street': 'Kanarya Sokağı No: 77 Daire: 7',
}

const named = (found: readonly ReceivedSpan[], name: string | RegExp) =>
  found.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)))

describe('a shop with traces', () => {
  let shop: ShopProcess

  beforeAll(async () => {
    shop = await start()
    return () => shop.stop()
  })

  test('exports a page as one tree: browser, request, loader, statement', async () => {
    const { response, traceparent, traceId, spanId } = await navigate(shop, '/User/Login?donus=%2Fsepetim')
    expect(response.status).toBe(200)
    const told = await report(shop, { traceparent, kind: 'document', age: 900, duration: 800 })
    expect(told.status).toBe(204)
    await vi.waitFor(() => {
      const [page, ...others] = spans.filter((span) => span.traceId === traceId && span.parentSpanId === null)
      expect(others).toEqual([])
      expect(page).toMatchObject({ name: 'load page', spanId, kind: 3, service: 'vitrin' })
      const [request] = receiver.childrenOf(page!)
      expect(request).toMatchObject({
        name: 'GET /User/Login',
        kind: 2,
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/User/Login',
          'http.response.status_code': 200,
        },
      })
      const loaders = named(receiver.below(request!), /^loader /)
      expect(loaders.map(({ name }) => name)).toContain('loader root')
      const statements = loaders.flatMap((loader) => receiver.below(loader))
      expect(statements.length).toBeGreaterThan(0)
      for (const { kind, attributes } of statements) {
        expect(kind).toBe(3)
        expect(attributes).toMatchObject({ 'db.system.name': 'postgresql' })
        expect(attributes['db.query.text']).toMatch(/\w/)
      }
      expect(page!.end - page!.start).toBeCloseTo(800, 0)
      for (const span of receiver.below(page!)) expect(span.end).toBeGreaterThanOrEqual(span.start)
    }, soon)
  })

  test('exports answers from memory as well, with their route', async () => {
    // Nothing is stored until the first message of the database, a second after the start.
    await vi.waitFor(async () => {
      await fetch(`${shop.url}/`)
      expect(spans.some(({ attributes }) => attributes['vitrin.stored'] === true)).toBe(true)
    }, soon)
    const { response, traceId } = await navigate(shop, '/')
    expect(await response.text()).toContain('<script src="/izleme.js" async></script>')
    await vi.waitFor(() => {
      const [request] = spans.filter((span) => span.traceId === traceId)
      expect(request).toMatchObject({ name: 'GET /', attributes: { 'vitrin.stored': true } })
    }, soon)
  })

  test('continues the trace of a caller that has one, and names calls of the API by their pattern', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const response = await fetch(`${shop.url}/api/products/99999999`, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    })
    expect(response.status).toBe(404)
    expect(response.headers.has('server-timing')).toBe(false)
    await vi.waitFor(() => {
      const found = spans.filter((span) => span.traceId === traceId)
      expect(named(found, 'GET /api/products/{id}')).toMatchObject([
        {
          parentSpanId: 'b7ad6b7169203331',
          isError: false,
          attributes: { 'http.response.status_code': 404 },
        },
      ])
      expect(named(found, 'handler get /api/products/{id}')).toHaveLength(1)
    }, soon)
  })

  test('exports an order from the request to its email, and nothing about the buyer', async () => {
    const [goods] = await goodsInStock(database.db, 1)
    const browser = openBrowser((request) => fetch(request), shop.url)
    const fields = { ...person, 'invoice.kind': 'bireysel', 'invoice.tckn': '10000000146' }
    const { code } = await orderAsGuest(browser, [goods!], { fields })
    await vi.waitFor(() => {
      const [job] = named(spans, 'process send-order-mail')
      expect(job).toMatchObject({ kind: 5, attributes: { 'messaging.destination.name': 'send-order-mail' } })
      expect(named(receiver.below(job!), 'send mail')).toMatchObject([{ kind: 3, isError: false }])
      // The job is a part of the request that queued it.
      const request = spans.find((span) => receiver.below(span).includes(job!) && span.kind === 2)
      expect(request?.name).toMatch(/^POST /)
      expect(named(receiver.below(request!), /^action /)).toHaveLength(1)
      expect(named(receiver.below(request!), 'COMMIT').length).toBeGreaterThan(0)
    }, soon)
    const sent = receiver.bodies.join('\n')
    const canaries = [...Object.values(fields).slice(0, 5), '9876543', '10000000146', code, goods!.name]
    expect(canaries.filter((canary) => sent.toLowerCase().includes(canary.toLowerCase()))).toEqual([])
  })

  test('writes the trace into the lines of the log', async () => {
    const { traceId } = await navigate(shop, '/sepetim')
    await vi.waitFor(() => {
      const line = shop.output.stdout.split('\n').find((line) => line.includes(traceId))
      expect(JSON.parse(line!)).toMatchObject({ trace_id: traceId, path: '/sepetim', msg: 'request' })
    }, soon)
  })

  test('leaves probes and files out', async () => {
    for (const path of ['/healthz', '/readyz', '/izleme.js', '/assets/x.js', '/media/x.webp'])
      await fetch(shop.url + path, { headers: navigation })
    const { traceId } = await navigate(shop, '/yok-boyle-bir-sayfa')
    await vi.waitFor(() => expect(spans.some((span) => span.traceId === traceId)).toBe(true), soon)
    const names = spans.map(({ name }) => name)
    expect(names.filter((name) => /healthz|readyz|izleme|assets|media/.test(name))).toEqual([])
  })

  test.each<[string, object, Record<string, string>, number]>([
    ['another site', {}, { origin: 'https://baska.example' }, 403],
    ['no trace', { traceparent: '00-0-0-01' }, {}, 400],
    ['a trace that is not exported', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` }, {}, 400],
    ['an endless time', { duration: 1e12 }, {}, 400],
    ['another field', { url: '/sepetim' }, {}, 400],
    ['a long text', { kind: 'x'.repeat(1_000) }, {}, 413],
  ])('refuses a report of %s', async (_, changed, headers, status) => {
    const before = named(spans, /^load /).length
    const traceparent = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`
    const step = { traceparent, kind: 'document', age: 5, duration: 5, ...changed }
    expect((await report(shop, step, headers)).status).toBe(status)
    expect(named(spans, /^load /)).toHaveLength(before)
  })

  test('takes no more than 50 reports within a second', async () => {
    const step = {
      traceparent: `00-${'e'.repeat(32)}-${'f'.repeat(16)}-01`,
      kind: 'data',
      age: 5,
      duration: 5,
    }
    const answers = await Promise.all(Array.from({ length: 200 }, () => report(shop, step)))
    const taken = answers.filter(({ status }) => status === 204).length
    expect(taken).toBeGreaterThan(0)
    // They may fall into a few seconds.
    expect(answers.filter(({ status }) => status === 429).length).toBe(200 - taken)
    expect(taken).toBeLessThanOrEqual(150)
  })
})
