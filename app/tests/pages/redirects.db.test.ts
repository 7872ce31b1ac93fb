import { describe, expect, test } from 'vitest'
import { routePaths } from '~/testing/pages/addresses'
import { goodsInStock, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { readTags } from '~/testing/pages/html'
import { openTestShop } from '~/testing/shop'

// Promise P20: no address, field or header makes the shop redirect to another site.
const shop = await openTestShop()
const behind = await openTestShop({ publicUrl: 'https://vitrin.example' })
const visitor = shop.browser()
const [goods] = await goodsInStock(shop.db, 1)
const { code } = await orderAsGuest(visitor, [goods!])
await putIntoBasket(visitor, goods!)

const evil = [
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http:evil.example',
  'http://evil.example@vitrin.example',
  'http://vitrin.example@evil.example',
  '//vitrin.example@evil.example',
  '//evil.example:80',
  '//evil%E3%80%82example',
  '//evil\u3002example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20//evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  '/sepetim/..//evil.example',
  'javascript:alert(document.domain)//evil.example',
  'java\nscript:alert(1)//evil.example',
  'data:text/html,evil.example',
  'vbscript:evil.example',
  'ftp://evil.example',
  '?//evil.example',
  '#//evil.example',
  '@evil.example',
  '.evil.example',
  '//evil.example\\@127.0.0.1:3000',
]

/** The address to which a browser on the shop would go. */
function target(response: Response, from: string): URL | null {
  const location = response.headers.get('location')
  return location === null ? null : new URL(location, new URL(from, shop.origin))
}

function expectAtHome(response: Response, from: string): void {
  const to = target(response, from)
  if (to) expect([from, to.origin, to.protocol]).toEqual([from, shop.origin, new URL(shop.origin).protocol])
  expect(response.headers.get('refresh')).toBeNull()
}

const parameters = [
  'returnTo',
  'return_to',
  'redirect',
  'redirect_uri',
  'next',
  'url',
  'to',
  'continue',
  'kategori',
  'geri-al',
  'adim',
  'q',
  'imza',
]

describe.each(evil)('%j', (wanted) => {
  test('stays in the shop as the return path of a form', async () => {
    for (const choice of ['theme=dark', 'cookies=reject', 'density=compact']) {
      const body = new URLSearchParams([...new URLSearchParams(choice), ['returnTo', wanted]])
      const answer = await visitor.send('/tercihler', { method: 'POST', body })
      expect(answer.status).toBe(302)
      expectAtHome(answer, '/tercihler')
    }
  })

  test('stays in the shop as a parameter of pages that redirect', async () => {
    const query = new URLSearchParams(parameters.map((name) => [name, wanted]))
    const pages = [
      '/category/list',
      '/checkout/steps',
      '/contents/gizlilik',
      '/hakkimizda',
      '/tercihler',
      `/siparis/${code}`,
    ]
    for (const path of pages) expectAtHome(await visitor.send(`${path}?${query}`), path)
    const removed = await visitor.send(`/sepetim?${query}`, {
      method: 'POST',
      body: new URLSearchParams({
        intent: 'remove',
        product_id: String(goods!.productId),
        variant_id: String(goods!.variantId),
      }),
      headers: { accept: 'text/html', referer: 'https://evil.example/', host: 'evil.example' },
    })
    expectAtHome(removed, '/sepetim')
    const cancelled = await visitor.send(`/siparis/${code}?${query}`, {
      method: 'POST',
      body: new URLSearchParams(),
    })
    expectAtHome(cancelled, `/siparis/${code}`)
  })

  test('stays in the shop as a path', async () => {
    const paths = [
      wanted,
      `/${wanted}`,
      `/contents/${wanted}`,
      `/contents/${wanted}/11`,
      `/siparis/${wanted}`,
      `/sepetim/${wanted}`,
    ]
    for (const path of paths) {
      const address = new URL(shop.origin + (path.startsWith('/') ? path : `/${path}`))
      const response = await shop.fetch(new Request(address, { redirect: 'manual' }))
      expect(response.status).not.toBe(500)
      expectAtHome(response, address.pathname)
    }
  })
})

test.each(routePaths.filter((path) => !/[:*]/.test(path)))(
  '%s shows no external link that its query or headers name',
  async (path) => {
    const query = new URLSearchParams(parameters.map((name) => [name, `https://evil.example/${name}`]))
    const response = await visitor.send(`${path}?${query}`, {
      headers: {
        referer: 'https://evil.example/',
        'x-forwarded-host': 'evil.example',
        host: 'evil.example',
        'x-original-url': '//evil.example',
      },
    })
    expectAtHome(response, path)
    const html = await response.text()
    for (const { name, attributes } of readTags(html)) {
      const { href, action, formaction, src, content } = attributes
      const goesTo = [href, action, formaction, src, name === 'meta' ? content : undefined]
      for (const address of goesTo) {
        const out =
          address && URL.canParse(address, shop.origin) ? new URL(address, shop.origin).hostname : ''
        expect([name, address, out]).not.toEqual([name, address, 'evil.example'])
      }
    }
  },
)

test('links in emails and pages use the configured address, with any Host of a request', async () => {
  for (const host of ['evil.example', 'vitrin.example.evil.example', 'localhost:1', '127.0.0.1', '']) {
    const headers = new Headers({ host, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' })
    const response = await behind.fetch(new Request('http://127.0.0.1:3000/deri-kordonlar', { headers }))
    const html = await response.text()
    expect(html).toContain('<link rel="canonical" href="https://vitrin.example/deri-kordonlar"')
    expect(html).not.toContain('evil.example')
  }
  const buyer = behind.browser()
  await orderAsGuest(buyer, await goodsInStock(behind.db, 1))
  await behind.runJobs()
  const links = behind.emails[0]!.html.matchAll(/href="(https?:\/\/[^/"]+)/g)
  expect(new Set([...links].map(([, origin]) => origin))).toEqual(new Set(['https://vitrin.example']))
})
