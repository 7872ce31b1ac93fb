import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createApi } from '~/server/api.server'
import { route } from '~/http/calls/route.server'
import { readApiDocument } from '~/testing/api/api-document'
import { sampleFacts, sampleOf } from '~/testing/api/api-samples'
import { callerOf } from '~/testing/api/callers'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const document = await readApiDocument(shop.browser())
const facts = await sampleFacts(shop.db)
const names = document.calls.map(({ name }) => name)
const { callNamed } = document
/** A visitor who may make the call, and a good call of theirs. */
async function goodCall(name: string) {
  const visitor = await callerOf(shop, callNamed(name))
  return { visitor, ...(await sampleOf(name, facts, visitor)) }
}

describe('every call of the API document', () => {
  test.each(names)('%s answers what it declares and nothing more', async (name) => {
    const { visitor, method, path, body, headers } = await goodCall(name)
    const answer = await visitor.api(path, body, { method, headers })
    expect(answer.body).not.toHaveProperty('errors')
    expect(answer.status).toBe(200)
    document.expectAnswer(name, answer.body)
    expect(answer.response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(Object.keys(answer.body)).toEqual(callNamed(name).isList ? ['data', 'meta'] : ['data'])
    if (answer.body.meta) expect(answer.body.meta.length).toBeLessThanOrEqual(sizeOf(answer.body))
  })

  test.each(names)('%s has a policy and refuses a caller who claims to be another user', async (name) => {
    expect(callNamed(name)['x-policy']).toBeTruthy()
    const { visitor, method, path, body, headers } = await goodCall(name)
    const foreign = await visitor.api(path, body, { method, headers: { ...headers, 'user-uid': '42' } })
    expect(foreign.status).toBe(403)
    document.expectProblem(foreign.body)
    expect(foreign.body.code).toBe('foreign_identity')
  })

  // A list that is always sent whole has no fixed length.
  const sizeOf = ({ data }: { data?: unknown }) => Math.max(100, (data as unknown[]).length)

  const withIds = names.filter((name) => name.includes('{id}'))
  test.each(withIds)('%s does not find an unknown id', async (name) => {
    const { visitor, method, path, body, headers } = await goodCall(name)
    const unknown = path.replace(/\d+(?=$|[?/])/, '999999')
    const missing = await visitor.api(unknown, body, { method, headers })
    expect(missing.status).toBe(404)
    document.expectProblem(missing.body)
    for (const id of [
      '0',
      '-1',
      '1e3',
      '1.0',
      '0x1',
      'abc',
      '99999999999999999999',
      '1%00',
      '%F0%9F%98%80',
    ]) {
      const odd = await visitor.api(path.replace(/\d+(?=$|[?/])/, id), body, { method })
      expect([400, 404]).toContain(odd.status)
      document.expectProblem(odd.body)
    }
  })

  const parameters = document.calls.flatMap(({ name, parameters }) =>
    parameters.flatMap((parameter) => (parameter.in === 'query' ? [{ name, parameter }] : [])),
  )
  test.each(parameters)('$name never fails for any $parameter.name', async ({ name, parameter }) => {
    const { visitor, method, path, body, headers } = await goodCall(name)
    for (const value of [
      '',
      '-1',
      '1e9',
      'true',
      '[1]',
      "'",
      '\0',
      'ı'.repeat(500),
      '9'.repeat(30),
      '{"a":1}',
    ]) {
      const query = new URLSearchParams(path.split('?')[1])
      query.set(parameter.name, value)
      const answer = await visitor.api(`${path.split('?')[0]}?${query}`, body, { method, headers })
      expect([200, 400, 403, 404], `${parameter.name}=${value}`).toContain(answer.status)
      if (answer.status !== 200) document.expectProblem(answer.body)
    }
  })

  test('refers only to existing parts of the document', () => {
    const { components } = document.document
    const references = JSON.stringify(document.document).matchAll(/"\$ref":"([^"]+)"/g)
    for (const [, target] of references) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(target!)?.[1]
      expect(Object.keys(components.schemas), target).toContain(name)
    }
    expect(document.document.openapi).toMatch(/^3\.1\./)
  })
})

describe('a refusal', () => {
  test.each([
    ['GET', '/api/yok'],
    ['GET', '/api/'],
    ['PUT', '/api/products'],
    ['POST', '/api/site/start'],
    ['PUT', '/api/add-to-basket'],
    ['DELETE', '/api/products/link/x'],
    ['GET', '/api/add-to-basket'],
    ['PATCH', '/api/cities/34'],
    ['GET', '/api/../api/yok'],
    ['GET', '/api//cities'],
    ['GET', '/api/products/link/%E0%A4%A'],
  ])('of %s %s explains the error in Turkish, with the id of the request', async (method, path) => {
    const response = await shop.browser().send(path, { method })
    expect([400, 404, 405]).toContain(response.status)
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(response.headers.get('cache-control')).toContain('no-store')
    const body = (await response.json()) as { status: number; requestId: string }
    document.expectProblem(body)
    expect(body.status).toBe(response.status)
    expect(body.requestId).toBe(response.headers.get('x-request-id'))
    expect(JSON.stringify(body)).not.toMatch(/stack|node_modules|select |Error:/i)
  })

  test('names every wrong field with a stable code and a sentence', async () => {
    const wrong = { product_id: true, amount: 1.5, role: 'admin' }
    const { status, body } = await shop.browser().api('/add-to-basket', wrong)
    expect(status).toBe(400)
    document.expectProblem(body)
    expect(body).toMatchObject({ code: 'invalid_input', title: expect.stringMatching(/\.$/) })
    expect(body.errors!.map(({ path, code }) => [path, code])).toEqual(
      expect.arrayContaining([
        ['product_id', 'invalid_type'],
        ['amount', expect.any(String)],
        ['role', 'unknown_field'],
      ]),
    )
    for (const { message } of body.errors!) expect(message).toMatch(/^[A-ZÇĞİÖŞÜ].*\.$/)
  })
})

test.each(['/api/cities', '/api/site/start', '/api/openapi.json', '/sepetim'])(
  'HEAD %s answers as GET without a body',
  async (path) => {
    const browser = shop.browser()
    const [head, get] = [await browser.send(path, { method: 'HEAD' }), await browser.send(path)]
    expect(head.status).toBe(get.status)
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect(await head.text()).toBe('')
  },
)

describe('the shop does not start', () => {
  const call = route({
    method: 'get',
    path: '/x',
    tag: 'x',
    summary: 'x',
    policy: 'anyone',
    answer: z.null(),
    example: { data: null },
    run: () => Promise.resolve({ data: null }),
  })

  test('while a call has no policy (promise P03)', () => {
    expect(() => createApi([call])).not.toThrow()
    expect(() => createApi([{ ...call, policy: undefined as never }])).toThrow('No policy for get /api/x')
  })

  test('while two calls share an address', () => {
    expect(() => createApi([call, { ...call, tag: 'y' }])).toThrow('Two calls for get /api/x')
  })
})
