import { beforeAll, describe, expect, test } from 'vitest'
import { apiEndpoints } from '~/server/api-endpoints.server'
import { failuresOf } from '~/http/calls/failures.server'
import { openApiDocument, operationId } from '~/http/calls/openapi.server'
import type { RequestContext } from '~/server/shop.server'
import { apiDocs } from './api-docs.server'
import { curlOf, jsonOf } from './curl'
import { guide } from './guide'
import { typeOf } from './schema'

const visit = {
  origin: 'https://magaza.example',
  secret: 's',
  visitor: { priceKey: { listId: 1, chain: [1], kdvIncluded: {}, discounts: [] }, sees: 0 },
} as unknown as RequestContext
const show = apiDocs(apiEndpoints, openApiDocument(apiEndpoints))
const ask = (headers = {}) => show(new Request('https://magaza.example/api/docs', { headers }), visit)

let html = ''
beforeAll(async () => {
  html = await ask().text()
})

const textOf = (part: string) =>
  part
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
const partOf = (id: string) => html.slice(html.indexOf(`id="${id}"`)).split('</article>')[0]!

describe('the page of the API', () => {
  test.each(apiEndpoints.map((call) => ({ call, name: `${call.method} ${call.path}` })))(
    'shows all of $name: address, parameters, example, answer, every code with its remedy',
    ({ call }) => {
      const { params, query, body, data } = call.example
      const part = partOf(operationId(call))
      const told = textOf(part)
      expect(part).toContain(`<code>/api${call.path}</code>`)
      expect(told).toContain(call.summary)
      for (const name of [params, query, body].flatMap((part) => Object.keys(part ?? {})))
        expect(told).toContain(name)
      for (const line of jsonOf({ data }).split('\n').slice(1, -1))
        expect(told).toContain(line.trim().replace(/,$/, ''))
      for (const { code, status, meaning, remedy } of failuresOf(call)) {
        expect(told).toContain(`${code} ${status}`)
        for (const sentence of [meaning, remedy]) expect(told).toContain(sentence.replaceAll('`', ''))
      }
    },
  )

  test('has only valid links, and every id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of html.matchAll(/ href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  test('names only existing calls', () => {
    const told = guide.flatMap(({ paragraphs, points = [], code = '' }) => [...paragraphs, ...points, code])
    const named = [...told.join('\n').matchAll(/(?:\/api|VITRIN\/api)(\/[a-z/-]+)/g)].map(([, path]) => path!)
    const paths = new Set(apiEndpoints.map(({ path }) => path))
    expect(named).toContain('/auth/sign-in')
    expect(named.filter((path) => !paths.has(path) && path !== '/openapi')).toEqual([])
  })

  test('works without scripts and names the address of its request', () => {
    expect(html).not.toContain('<script')
    expect(html).not.toContain('{origin}')
    expect(html).toContain('VITRIN=https://magaza.example')
    expect(ask().headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test('uses the chosen theme', async () => {
    expect(html).toMatch(/<html lang="tr">/)
    const dark = ask({ cookie: 'theme=dark' })
    expect(await dark.text()).toMatch(/<html lang="tr" data-theme="dark">/)
    expect(dark.headers.get('etag')).not.toBe(ask().headers.get('etag'))
    expect(await ask({ cookie: 'theme="><script>' }).text()).toBe(html)
  })
})

test('an example is written as it is typed into a shell', () => {
  const call = apiEndpoints.find(({ path }) => path === '/add-to-basket')!
  expect(curlOf(call)).toBe(`curl -b oturum -c oturum -X POST \\
  -H "Origin: $VITRIN" \\
  -H 'Idempotency-Key: 6f1c9a52-3a8e-4d0b-9f43-5d2f0c7e81aa' \\
  -H 'Content-Type: application/json' \\
  -d '{ "product_id": 1042, "product_variant_id": 4187, "amount": 2 }' \\
  "$VITRIN/api/add-to-basket"`)
})

test.each([
  [{ type: 'integer', minimum: 1, maximum: 30, default: 30 }, 'tam sayı, 1–30, verilmezse 30'],
  [{ type: 'string', minLength: 3, maxLength: 100 }, 'metin, 3–100 karakter'],
  [{ type: 'string', maxLength: 40 }, 'metin, en çok 40 karakter'],
  [
    { anyOf: [{ type: 'integer', minimum: 1, maximum: 2_147_483_647 }, { type: 'null' }] },
    'tam sayı, en az 1 ya da null',
  ],
  [{ enum: ['var', 'yok'] }, '"var" ya da "yok"'],
  [
    { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Product' } },
    'liste: Product, en çok 50 öğe',
  ],
])('%j is called %s', (schema, words) => {
  expect(typeOf(schema)).toBe(words)
})
