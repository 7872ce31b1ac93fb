import { describe, expect, test } from 'vitest'
import { accountCookie, requestOfKey, storedRequest } from './stored-key.server'

const live = { publicUrl: new URL('https://vitrin.example'), host: '127.0.0.1', port: 3000 }
type Headers = Parameters<typeof storedRequest>[0]['headers']
const read = (url: string, headers: Headers = {}, method = 'GET') =>
  storedRequest({ method, url, headers: { host: 'vitrin.example', ...headers } }, live)
const withCookies = (cookie: string, url = '/deri') => read(url, { cookie })?.cookies

describe('the address', () => {
  test('has one spelling for every order of its parameters, and none of those about the way', () => {
    const asked = read('/deri?siralama=ad&renk=taba&renk=siyah')!
    expect(asked.path).toBe('/deri?renk=taba&renk=siyah&siralama=ad')
    expect(asked.key).toContain('https://vitrin.example/deri?')
    expect(read('/deri?renk=taba&siralama=ad&renk=siyah')!.key).toBe(asked.key)
    expect(read('/deri?renk=siyah&siralama=ad&renk=taba')!.key).not.toBe(asked.key)
    for (const way of ['utm_source=x', 'gclid=1', 'fbclid=2&utm_medium=y', 'ref=z'])
      expect(read(`/deri?${way}`)!.key).toBe(read('/deri')!.key)
    expect(read('/deri?q=a+b')!.key).toBe(read('/deri?q=a%20b')!.key)
  })

  test('of a call keeps parameters about the way, which calls refuse', () => {
    expect(read('/api/products?utm_source=x')!.path).toBe('/api/products?utm_source=x')
  })

  test('is not stored with a coupon, a named account or session, or as part of a page', () => {
    for (const url of [
      '/deri?kupon=BAHAR',
      '/api/products?uid=1',
      '/api/products?session_id=1',
      '/deri?_routes=root',
      '//vitrin.example/deri',
      'http://evil.example/deri',
      '*',
      '/deri#x',
      `/deri?q=${'a'.repeat(500)}`,
    ])
      expect(read(url), url).toBeNull()
  })
})

test('only reads are stored, and none that name a person in a header', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get'])
    expect(read('/deri', {}, method), method).toBeNull()
  expect(read('/deri', {}, 'HEAD')?.key).toBe(read('/deri')!.key)
  expect(read('/deri', { authorization: '' })).toBeNull()
  expect(read('/deri', { 'user-uid': 'x' })).toBeNull()
})

test('the host of a request changes nothing when the shop knows its address', () => {
  for (const host of ['evil.example', '127.0.0.1', ''])
    expect(read('/deri', { host })!.key).toBe(read('/deri')!.key)
  const demo = (host: string) =>
    storedRequest({ method: 'GET', url: '/', headers: { host } }, { ...live, publicUrl: null })!.origin
  expect([demo('localhost:3000'), demo('evil.example')]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
  ])
})

describe('cookies', () => {
  test('of an account make the request one of its own', () => {
    for (const cookie of ['uid=x', '__Host-uid=x', 'theme=dark; uid=', 'a=b;uid=x', ' uid =x'])
      expect(read('/deri', { cookie }), cookie).toBeNull()
  })

  test('that no page depends on change nothing: sessions, baskets, and what others set', () => {
    for (const cookie of [
      '',
      ';;=;a',
      '=uid',
      'sessionId=abc; lastRoute=%2F; coupon=X.y; refresh=z',
      '__Host-sessionId=abc',
      '_ga=GA1.2; uidx=1; xuid=2; Theme=dark',
      'theme=auto; density=comfortable; sortBy=onerilen; kdv=net',
      'theme="><script>; density=huge; sortBy=x; kdv=1; intro=1',
      'acceptCookieStatus=1.accept.analitik.2020-01-01T00:00:00Z',
    ])
      expect(withCookies(cookie), cookie).toBe('')
  })

  test('with choices are part of the key, in any order', () => {
    const chosen = withCookies('kdv=gross; theme=dark; sortBy=ad; density=compact; intro=hidden; x=y')
    expect(chosen).toBe('theme=dark; density=compact; sortBy=ad; kdv=gross; intro=hidden')
    expect(withCookies('intro=hidden; density=compact; theme=dark; sortBy=ad; kdv=gross')).toBe(chosen)
    expect(read('/deri', { cookie: 'theme=dark' })!.key).not.toBe(read('/deri')!.key)
    // The first value counts, as for pages of one's own.
    expect(withCookies('theme=dark; theme=light')).toBe('theme=dark')
    expect(withCookies('sortBy=ad; theme=dark', '/deri?siralama=yeni')).toBe('theme=dark')
  })

  test('with the answer to the notice count by its kinds, without its time', () => {
    const answered = (value: string) => withCookies(`acceptCookieStatus=${value}`)
    const all = answered('2.accept.islevsel+analitik+pazarlama.2026-11-20T10:00:00Z')
    expect(all).toMatch(/^acceptCookieStatus=2\.custom\./)
    expect(answered('2.custom.pazarlama+islevsel+analitik.2026-11-21T10:00:00Z')).toBe(all)
    expect(answered('2.reject..2026-11-20T10:00:00Z')).not.toBe(all)
    expect(all).not.toContain('2026')
  })

  test('of a call are those that it depends on', () => {
    expect(withCookies('theme=dark; sortBy=ad; kdv=gross', '/api/products')).toBe('kdv=gross')
    expect(read('/api/site/start', { cookie: 'referrer=x' })).toBeNull()
    expect(read('/deri', { cookie: 'referrer=x' })).not.toBeNull()
  })
})

describe('an account', () => {
  const audiences: Record<string, string> = { ayse: 'retail.owner.1', bayi: 'wholesale.owner.2' }
  const asMember = (url: string, headers: Headers) =>
    storedRequest({ method: 'GET', url, headers: { host: 'vitrin.example', ...headers } }, live, (cookie) =>
      cookie in audiences ? audiences[cookie]! : null,
    )

  test('gets the answer of its audience, whose key leads back to the request', () => {
    const asked = asMember('/deri?b=1&a=2', { cookie: 'theme=dark; __Host-uid=ayse; sessionId=1' })!
    expect(asked).toMatchObject({ audience: 'retail.owner.1', path: '/deri?a=2&b=1', cookies: 'theme=dark' })
    expect(requestOfKey(asked.key)).toEqual(asked)
    expect(asMember('/deri?a=2&b=1', { cookie: '__Host-uid=bayi; theme=dark' })!.key).not.toBe(asked.key)
    const guest = read('/deri?a=2&b=1', { cookie: 'theme=dark' })!
    expect(guest.key).not.toBe(asked.key)
    expect(requestOfKey(guest.key)).toEqual(guest)
  })

  test('without one, with two, of another protocol, or in a call is answered by itself', () => {
    for (const cookie of ['__Host-uid=baska', 'uid=ayse', '__Host-uid=ayse; uid=ayse', '__Host-uid='])
      expect(asMember('/deri', { cookie }), cookie).toBeNull()
    expect(asMember('/api/products', { cookie: '__Host-uid=ayse' })).toBeNull()
  })

  test('of a dealer has the usual list of its device in the key', () => {
    const density = (headers: Headers, cookie = '') =>
      asMember('/deri', { ...headers, cookie: `__Host-uid=bayi; ${cookie}` })!.cookies
    const phone = 'Mozilla/5.0 (iPhone) Mobile/15E148'
    expect(density({})).toBe('density=compact')
    expect(density({ 'user-agent': phone })).toBe('density=comfortable')
    expect(density({ 'user-agent': phone, 'sec-ch-ua-mobile': '?0' })).toBe('density=compact')
    expect(density({ 'sec-ch-ua-mobile': '?1' }, 'density=compact')).toBe('density=compact')
    expect(density({}, 'density=comfortable')).toBe('density=comfortable')
    // Others have one usual list.
    expect(asMember('/deri', { cookie: '__Host-uid=ayse', 'user-agent': phone })!.cookies).toBe('')
  })

  test('is looked up for pages alone', () => {
    const cookieOf = (url: string, method = 'GET') =>
      accountCookie({ method, url, headers: { cookie: 'a=b; __Host-uid=ayse' } }, live)
    expect(cookieOf('/deri')).toBe('ayse')
    expect([cookieOf('/api/products'), cookieOf('/deri', 'POST')]).toEqual([null, null])
    expect(accountCookie({ method: 'GET', url: '/', headers: { cookie: 'uid=ayse' } }, live)).toBeNull()
  })
})
