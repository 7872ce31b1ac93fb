// @module-tag once
import { describe, expect, test } from 'vitest'
import { openBrowser } from '~/testing/browser'
import { goodsInStock, putIntoBasket } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const safe = await openTestShop({ publicUrl: 'https://vitrin.example' })
const inStock = await goodsInStock(shop.db, 30)
const [goods] = inStock
const other = inStock.find(({ productId }) => productId !== goods!.productId)

// Specification §4: a version-4 style id; docs/product.md §2: at least 128 random bits, for rolling 365 days.
const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}-[\da-f]{16}$/
const year = 365 * 24 * 60 * 60

const cookieLine = (response: Response, name = 'sessionId') =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
const tokenIn = (response: Response) => /^sessionId=([^;]*)/.exec(cookieLine(response) ?? '')?.[1]
const withCookie = (cookie: string) =>
  shop.fetch(new Request(`${shop.origin}/sepetim`, { headers: { cookie } }))

describe('a guest', () => {
  test('without a session gets one, with another id each time', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 100 }, async () =>
        tokenIn(await shop.browser().send('/api/site/users/permission'))!,
      ),
    )
    for (const token of tokens) expect(token).toMatch(form)
    expect(new Set(tokens).size).toBe(100)
    // Every random position of the id varies.
    const digits = tokens.map((token) => token.replaceAll('-', ''))
    const places = Array.from({ length: 48 }, (_, i) => new Set(digits.map((token) => token[i])).size)
    expect(places.filter((kinds) => kinds > 8).length * 4).toBeGreaterThanOrEqual(128)
  })

  test('keeps the session for 365 days from the last visit', async () => {
    const visitor = shop.browser()
    const first = await visitor.send('/')
    for (const path of ['/', '/sepetim', '/api/site/start', '/sepetim.data', '/yok']) {
      const again = await visitor.send(path)
      expect(tokenIn(again)).toBe(tokenIn(first))
      expect(cookieLine(again)).toContain(`Max-Age=${year}`)
    }
  })

  test('with a new session has no sort order and no coupon of the earlier session', async () => {
    const fresh = await withCookie('sortBy=fiyat-artan; coupon=X')
    for (const name of ['sortBy', 'coupon']) expect(cookieLine(fresh, name)).toContain('Max-Age=0')
    const visitor = openBrowser(shop.fetch, shop.origin, new Map([['sortBy', 'fiyat-azalan']]))
    await visitor.send('/')
    expect([...visitor.cookies.keys()]).toEqual(['sessionId', 'lastRoute'])
    await visitor.send('/deri-kordonlar?siralama=fiyat-artan')
    const known = await visitor.send('/deri-kordonlar')
    expect(cookieLine(known, 'sortBy')).toBeUndefined()
    expect(visitor.cookies.get('sortBy')).toBe('fiyat-artan')
  })

  test('that only looks leaves no row behind', async () => {
    const count = () =>
      shop.database.pool.query('select count(*) from shoppers').then(({ rows }) => rows[0].count)
    const before = await count()
    for (const path of ['/', `/${goods!.link}`, '/sepetim', '/user/favorites', '/checkout/steps'])
      await shop.browser().send(path)
    expect(await count()).toBe(before)
  })

  test('is stored as a hash alone, so a reader of the database cannot act as the guest', async () => {
    const visitor = shop.browser()
    await putIntoBasket(visitor, goods!)
    const token = visitor.cookies.get('sessionId')!
    const { rows } = await shop.database.pool.query(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type in ('text', 'jsonb')`,
    )
    for (const { table_name: table, column_name: column } of rows as {
      table_name: string
      column_name: string
    }[]) {
      const found = await shop.database.pool.query(
        `select 1 from "${table}" where "${column}"::text like $1 limit 1`,
        [`%${token}%`],
      )
      expect([table, column, found.rowCount]).toEqual([table, column, 0])
    }
    const kept = await shop.database.pool.query(`select encode(token_hash, 'hex') as hash from shoppers`)
    for (const { hash } of kept.rows as { hash: string }[]) {
      expect(tokenIn(await withCookie(`sessionId=${hash}`))).not.toBe(hash)
    }
  })
})

describe('an id that the shop has not made', () => {
  const real = '9151d8a8-d91a-4827-8295-5a0ca5123b46-6ba42b34d9810f8b'
  test.each([
    '',
    'x',
    '1',
    'admin',
    '0'.repeat(53),
    real.toUpperCase(),
    real.slice(0, 36),
    `${real}0`,
    ` ${real} x`,
    `"${real}"`,
    real.replace('-4827-', '-1827-'),
    real.replace('-8295-', '-c295-'),
    `${real};sessionId=x`.replace(';', ','),
    `${real}%00`,
    '../../etc/passwd',
    "' or 1=1 --",
    'ş'.repeat(53),
    'a'.repeat(4_000),
  ])('such as %j is replaced by a new one', async (given) => {
    const response = await withCookie(
      `sessionId=${encodeURIComponent(given) === given ? given : given.replace(/[^\x20-\x7e]/g, '?')}`,
    )
    expect(response.status).toBe(200)
    expect(tokenIn(response)).toMatch(form)
    expect(tokenIn(response)).not.toBe(given)
  })

  test('over https only the name bound to this host counts', async () => {
    const ask = (cookie: string) =>
      safe.fetch(new Request('http://127.0.0.1/sepetim', { headers: { cookie } }))
    expect(cookieLine(await ask(`sessionId=${real}`), '__Host-sessionId')).not.toContain(real)
    expect(cookieLine(await ask(`__Host-sessionId=${real}`), '__Host-sessionId')).toContain(real)
  })

  // An attacker gains nothing from planting a guest's session; signing in creates a new one.
  test('but has the right form starts an empty session for the visitor who sends it', async () => {
    const chosen = '11111111-1111-4111-8111-111111111111-1111111111111111'
    const response = await withCookie(`sessionId=${chosen}`)
    expect(tokenIn(response)).toBe(chosen)
    const visitor = openBrowser(shop.fetch, shop.origin, new Map([['sessionId', chosen]]))
    expect((await visitor.page('/sepetim')).text).toContain('Sepetiniz boş')
  })

  test('of two the first counts everywhere', async () => {
    const [one, two] = [shop.browser(), shop.browser()]
    await putIntoBasket(one, goods!)
    await putIntoBasket(two, other!)
    const both = `sessionId=${one.cookies.get('sessionId')}; sessionId=${two.cookies.get('sessionId')}`
    const html = await (await withCookie(both)).text()
    expect([html.includes(goods!.name), html.includes(other!.name)]).toEqual([true, false])
  })
})

// Promise P02
describe('the session alone identifies a visitor', () => {
  const places: [
    string,
    (id: string) => { query?: string; body?: object; headers?: Record<string, string> },
  ][] = [
    ['session_id in the body', (id) => ({ body: { session_id: id } })],
    ['session_id in the address', (id) => ({ query: `?session_id=${id}` })],
    ['uid in the body', (id) => ({ body: { uid: id } })],
    ['uid in the address', (id) => ({ query: `?uid=${id}` })],
    ['user-uid in a header', (id) => ({ headers: { 'user-uid': id } })],
  ]

  test.each(places)('%s that names another visitor is 403', async (_, place) => {
    const [victim, thief] = [shop.browser(), shop.browser()]
    await putIntoBasket(victim, goods!)
    await thief.send('/')
    const stolen = victim.cookies.get('sessionId')!
    for (const id of [stolen, stolen.toUpperCase(), '1', 'null']) {
      const { query = '', body = {}, headers } = place(id)
      const { status, body: answer } = await thief.api(`/shopping/get-basket${query}`, body, { headers })
      expect([id, status, answer.code]).toEqual([id, 403, 'foreign_identity'])
      expect(JSON.stringify(answer)).not.toContain(goods!.name)
    }
  })

  test('the visitor’s own session_id and empty ids are accepted and have no effect', async () => {
    const visitor = shop.browser()
    await putIntoBasket(visitor, goods!)
    const own = visitor.cookies.get('sessionId')!
    for (const [query, body] of [
      ['', { session_id: own }],
      [`?session_id=${own}`, {}],
      ['?uid=&session_id=', { uid: null, session_id: '' }],
      ['', { uid: '', session_id: null }],
    ] as const) {
      const { status, body: answer } = await visitor.api(`/shopping/get-basket${query}`, body)
      expect([status, JSON.stringify(answer.data)]).toEqual([200, expect.stringContaining(goods!.name)])
    }
  })

  test('a group named in a header or an api token changes no price', async () => {
    const answers = await Promise.all(
      [{}, { 'group-id': '3' }, { group_id: '2' }, { authorization: 'Bearer ' }, { 'api-token': 'x' }].map(
        async (headers) =>
          (await shop.browser().get(`/api/products/${goods!.productId}`, headers as Record<string, string>))
            .text,
      ),
    )
    expect(new Set(answers).size).toBe(1)
    const { body } = await shop.browser().api('/site/user/get-id-guest', {}, { headers: { 'group-id': '3' } })
    expect(body.data).toMatchObject({ id: null, group_id: 1 })
  })
})
