import { describe, expect, test } from 'vitest'
import { isFullTest } from '~/testing/full-test'
import { type Answer, crawlApi, crawlPages } from '~/testing/pages/crawl'
import { goodsInStock, orderAsGuest, putIntoBasket } from '~/testing/guest'
import { readTags, type Tag } from '~/testing/pages/html'
import { openTestShop, type TestShop } from '~/testing/shop'

/** Every page, call, file and refusal, for a visitor with an order, a basket and a sort order. */
async function crawl(shop: TestShop): Promise<Answer[]> {
  const visitor = shop.browser()
  const [one, two] = await goodsInStock(shop.db, 2)
  const { code } = await orderAsGuest(visitor, [one!])
  await putIntoBasket(visitor, two!)
  const home = await visitor.page('/')
  const files = [...home.html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path!)
  const others = [
    '/healthz',
    '/readyz',
    '/dev/mail',
    '/media/0123456789abcdef/320.avif',
    '/media/x',
    '/assets/none.js',
    '/api/none',
    '/api/openapi.json',
  ]
  const more: Answer[] = []
  for (const path of [...new Set(files), ...others]) {
    const response = await visitor.send(path)
    more.push({
      request: path,
      status: response.status,
      headers: response.headers,
      body: await response.text(),
    })
  }
  const writes = [
    ['/tercihler', 'theme=dark&cookies=accept&density=compact&returnTo=/'],
    ['/sepetim', `intent=remove&product_id=${two!.productId}&variant_id=${two!.variantId}`],
    ['/sepetim', 'role=admin'],
  ] as const
  for (const [path, form] of writes) {
    for (const origin of [shop.origin, 'https://evil.example']) {
      const response = await visitor.send(path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { origin },
      })
      more.push({
        request: `POST ${path}`,
        status: response.status,
        headers: response.headers,
        body: await response.text(),
      })
    }
  }
  return [...(await crawlPages(visitor, shop.db, { code })), ...(await crawlApi(shop)), ...more]
}

const http = await openTestShop()
const https = await openTestShop({ publicUrl: 'https://vitrin.example' })
const answers = { http: await crawl(http), https: await crawl(https) }
const isPage = ({ headers }: Answer) => headers.get('content-type')?.startsWith('text/html')
const cookiesOf = (all: Answer[]) =>
  all.flatMap(({ request, headers }) => headers.getSetCookie().map((cookie) => ({ request, cookie })))

/** The directives of a Content-Security-Policy by name. */
function policyOf({ headers }: Answer): Record<string, string> {
  const parts = headers
    .get('content-security-policy')!
    .split('; ')
    .map((part) => part.split(' '))
  return Object.fromEntries(parts.map(([name, ...values]) => [name, values.join(' ')]))
}

describe.each(['http', 'https'] as const)('over %s', (scheme) => {
  const all = answers[scheme]
  const pages = all.filter(isPage)

  test('enough answers are checked', () => {
    expect(all.length).toBeGreaterThan(isFullTest ? 290 : 250)
    expect(pages.length).toBeGreaterThan(isFullTest ? 100 : 70)
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(
        [200, 202, 301, 302, 303, 400, 403, 404, 500].filter((status) =>
          all.some((answer) => answer.status === status),
        ),
      ),
    )
  })

  // Promise B49
  test('100 % of the answers forbid sniffing and frames', () => {
    for (const answer of all) {
      expect(answer.headers.get('x-content-type-options'), answer.request).toBe('nosniff')
      expect(answer.headers.get('x-frame-options'), answer.request).toBe('DENY')
      expect(policyOf(answer)['frame-ancestors'], answer.request).toBe("'none'")
      expect(answer.headers.get('x-request-id'), answer.request).toMatch(/^[\da-f-]{36}$/)
    }
  })

  test(`100 % of the answers ${scheme === 'https' ? 'ask for https for two years' : 'leave the transport alone'}`, () => {
    const wanted = scheme === 'https' ? 'max-age=63072000; includeSubDomains' : null
    for (const { request, headers } of all)
      expect(headers.get('strict-transport-security'), request).toBe(wanted)
  })

  test('no header tells the software of the shop', () => {
    for (const { request, headers } of all) {
      expect([headers.get('server'), headers.get('x-powered-by')], request).toEqual([null, null])
    }
  })

  // Promise B49
  test('every cookie is HttpOnly, SameSite and of this host, over https Secure', () => {
    const cookies = cookiesOf(all)
    const names = new Set(cookies.map(({ cookie }) => cookie.split('=')[0]))
    const bound = ['sessionId', 'device', 'refresh'].map((name) =>
      scheme === 'https' ? `__Host-${name}` : name,
    )
    const choices = ['sortBy', 'coupon', 'theme', 'density', 'acceptCookieStatus', 'lastRoute']
    expect(names).toEqual(new Set([...bound, ...choices]))
    for (const { request, cookie } of cookies) {
      expect(cookie, request).toMatch(/; Path=\/;(.*;)? HttpOnly; SameSite=Lax/)
      expect(cookie, request).not.toMatch(/; Domain=/i)
      expect(cookie.endsWith('; Secure'), request).toBe(scheme === 'https')
    }
  })

  // Promise B48
  test('every page allows only its own scripts, each by the nonce of this very answer', () => {
    for (const page of pages) {
      const policy = policyOf(page)
      const nonce = /^'self' 'nonce-([\w+/]{22}==)'$/.exec(policy['script-src']!)?.[1]
      expect(nonce, `${page.request}: ${policy['script-src']}`).toBeDefined()
      for (const { name, closes, attributes } of readTags(page.body)) {
        if (name !== 'script' || closes || attributes.type === 'application/ld+json') continue
        if (attributes.src) expect(attributes.src, page.request).toMatch(/^\/assets\//)
        else expect(attributes.nonce, page.request).toBe(nonce)
      }
    }
    expect(new Set(pages.map((page) => policyOf(page)['script-src'])).size).toBe(pages.length)
  })

  test('every page forbids inline styles, plug-ins, foreign bases, forms and connections', () => {
    for (const page of pages) {
      expect(policyOf(page), page.request).toMatchObject({
        'default-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data:",
        'connect-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
      })
      expect(
        Object.entries(policyOf(page)).filter(
          ([name, value]) => name !== 'style-src-attr' && /unsafe|\*|https?:/.test(value),
        ),
      ).toEqual([])
      expect('upgrade-insecure-requests' in policyOf(page)).toBe(scheme === 'https')
    }
  })

  test('no page needs what its policy forbids', () => {
    for (const { request, body } of pages) {
      expect([request, readTags(body).filter(breaksPolicy)]).toEqual([request, []])
    }
  })
})

function breaksPolicy({ name, attributes }: Tag): boolean {
  const { href = '', action = '', rel = '' } = attributes
  const isForeign = name === 'link' && /stylesheet|preload|icon/.test(rel) && !href.startsWith('/')
  const runsScript = Object.keys(attributes).some((attribute) => /^on[a-z]+$/.test(attribute))
  const isForbidden = ['style', 'base', 'object', 'embed', 'applet'].includes(name)
  return isForeign || runsScript || isForbidden || /^\s*javascript:/i.test(href + action)
}
