import { describe, expect, test } from 'vitest'
import { readApiDocument } from '~/testing/api/api-document'
import { dataAddress } from '~/testing/pages/addresses'
import { type Sample, sampleFacts, sampleOf } from '~/testing/api/api-samples'
import type { Browser } from '~/testing/browser'
import { callerOf } from '~/testing/api/callers'
import { pageWritesOf, preferencesWrite, sendWrite } from '~/testing/pages/page-writes'
import { fingerprintRows } from '~/testing/access/rows'
import { openTestShop } from '~/testing/shop'

// Promise B50: a page of another site cannot change anything of a visitor, although the browser sends the shop's cookies.
const shop = await openTestShop()
const document = await readApiDocument(shop.browser())
const facts = await sampleFacts(shop.db)
const writes = document.calls.filter(({ method }) => method !== 'GET').map(({ name }) => name)
const victim = shop.browser()
const forms = [...(await pageWritesOf(shop, victim)), preferencesWrite]
const calls: (Sample & { caller: Browser })[] = []
for (const name of writes) {
  const call = document.callNamed(name)
  const caller = call['x-policy'] === 'anyone' ? victim : await callerOf(shop, call)
  calls.push({ ...(await sampleOf(name, facts, caller)), caller })
}

/** Headers by which a browser marks a request that another site has caused. */
const foreign: [string, Record<string, string>][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['a sandboxed frame or a redirect', { origin: 'null' }],
  ['the same host on another port', { origin: 'http://127.0.0.1:4000' }],
  ['the same host over https', { origin: 'https://127.0.0.1:3000' }],
  ['a host that begins like ours', { origin: 'http://127.0.0.1:3000.evil.example' }],
  ['a sibling domain', { origin: 'http://evil.127.0.0.1:3000', 'sec-fetch-site': 'same-site' }],
  ['another site without an Origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ['an old browser without an Origin', { origin: '' }],
  [
    'another site that claims to be ours',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin', host: 'evil.example' },
  ],
]

const types = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/json',
  'text/plain; charset=application/json',
]

describe.each(foreign)('from %s', (_, { origin, ...headers }) => {
  /** The request as the victim's browser would send it; without an Origin where browsers send none. */
  async function sendForeign(
    path: string,
    method: string,
    body: string | undefined,
    type: string,
    { cookies } = victim,
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const all = new Headers({ cookie, ...headers, ...(body === undefined ? {} : { 'content-type': type }) })
    if (origin) all.set('origin', origin)
    return shop.fetch(
      new Request(new URL(path, shop.origin), { method, body, headers: all, redirect: 'manual' }),
    )
  }

  test('no form changes a row', async () => {
    const before = await fingerprintRows(shop.db)
    for (const { path, fields } of forms) {
      for (const type of types) {
        for (const address of [path, dataAddress(path)]) {
          const answer = await sendForeign(address, 'POST', new URLSearchParams(fields).toString(), type)
          expect([address, type, answer.status]).toEqual([address, type, 403])
          expect(answer.headers.getSetCookie()).toEqual([])
        }
      }
    }
    expect(await fingerprintRows(shop.db)).toEqual(before)
  })

  test('no call of the API changes a row', async () => {
    const before = await fingerprintRows(shop.db)
    for (const { method, path, body, caller } of calls) {
      for (const type of types) {
        const answer = await sendForeign(`/api${path}`, method, JSON.stringify(body ?? {}), type, caller)
        expect([path, type, answer.status]).toEqual([path, type, 403])
        document.expectProblem(await answer.json())
      }
    }
    expect(await fingerprintRows(shop.db)).toEqual(before)
  })
})

test('a GET or HEAD never changes a row', async () => {
  const before = await fingerprintRows(shop.db)
  for (const { path, fields } of forms) {
    for (const method of ['GET', 'HEAD']) {
      const query = new URLSearchParams({ ...fields, _method: 'POST', _action: 'x' })
      await victim.send(`${path}?${query}`, { method, headers: { 'x-http-method-override': 'POST' } })
      await victim.send(`${dataAddress(path)}?${query}`, { method })
    }
  }
  for (const name of writes) {
    const path = name.split(' ')[1]!
    const address = path.replace('{id}', '1').replace('{category}', 'deri-kordonlar')
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      await victim.send(`${address}?product_id=${facts.goods.productId}&amount=3&type=1`, {
        method,
        headers: { 'x-http-method-override': 'POST' },
      })
    }
  }
  expect(await fingerprintRows(shop.db)).toEqual(before)
})

test('other sites may not read answers: no header allows another origin', async () => {
  for (const path of ['/api/site/start', '/api/cities', '/sepetim', '/api/openapi.json']) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }
      const answer = await victim.send(path, { method, headers })
      const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect([path, method, allowed]).toEqual([path, method, []])
    }
  }
})

test('the same forms from the shop itself are accepted', async () => {
  const owner = shop.browser()
  const names: string[] = []
  for (const form of [...(await pageWritesOf(shop, owner)), preferencesWrite]) {
    const { status } = await sendWrite(owner, form)
    if (status === 302 || status === 303 || status === 200) names.push(form.name)
  }
  expect(names).toEqual(
    expect.arrayContaining([
      'basket: add',
      'basket: set',
      'favourites',
      'checkout: adres',
      'cancellation',
      'preferences',
    ]),
  )
})
