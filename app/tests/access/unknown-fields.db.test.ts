import { describe, expect, test } from 'vitest'
import { readApiDocument } from '~/testing/api/api-document'
import { sampleFacts, sampleOf } from '~/testing/api/api-samples'
import { callerOf } from '~/testing/api/callers'
import { dataAddress } from '~/testing/pages/addresses'
import { pageWritesOf, preferencesWrite, sendWrite } from '~/testing/pages/page-writes'
import { fingerprintRows } from '~/testing/access/rows'
import { openTestShop } from '~/testing/shop'

// Promises P07 and P17: a write with undeclared or ambiguous input is refused as a whole.
const shop = await openTestShop()
const document = await readApiDocument(shop.browser())
const facts = await sampleFacts(shop.db)
const names = document.calls.map(({ name }) => name)
const writes = names.filter((name) => !name.startsWith('GET'))
const formVisitor = shop.browser()
const forms = [...(await pageWritesOf(shop, formVisitor)), preferencesWrite]

const privileged = [
  'approval_status',
  'group_id',
  'role',
  'is_admin',
  'price_list_id',
  'user_id',
  'status',
  'sees',
  'listId',
]
/** Fields of records that the staff may write, and the id that apps repeat, which the schema of the call ignores. */
const declared: Record<string, readonly string[]> = {
  '/api/banners': ['group_id'],
  '/api/contact-messages': ['status'],
  '/api/contents': ['status'],
  '/api/newsletters': ['price_list_id', 'status'],
  '/api/redirects': ['status'],
  '/api/sms-campaigns': ['status'],
  '/api/push-campaigns': ['status'],
  '/api/user-notification-subscribers': ['user_id'],
}
const undeclaredIn = (name: string) => {
  const own = declared[name.replace(/^\w+ |\/\{id\}.*$/g, '')] ?? []
  return privileged.filter((field) => !own.includes(field))
}
const json = { 'content-type': 'application/json' }

describe('a privileged field', () => {
  test.each(writes)('in %s is 400 and changes no row', async (name) => {
    const visitor = await callerOf(shop, document.callNamed(name))
    const { method, path, body, headers } = await sampleOf(name, facts, visitor)
    const before = await fingerprintRows(shop.db)
    for (const field of undeclaredIn(name)) {
      const inBody = await visitor.api(path, { ...body, [field]: 1 }, { method, headers })
      expect([field, inBody.status, inBody.body.errors?.[0]?.code]).toEqual([field, 400, 'unknown_field'])
    }
    for (const field of name.includes('/{category}/') ? [] : privileged) {
      const inAddress = await visitor.api(`${path}${path.includes('?') ? '&' : '?'}${field}=1`, body, {
        method,
        headers,
      })
      expect([field, inAddress.status]).toEqual([field, 400])
    }
    expect(await fingerprintRows(shop.db)).toEqual(before)
  })

  test('inside the address, the invoice or a contract of an order is 400 too', async () => {
    const visitor = shop.browser()
    const { path, body, headers } = await sampleOf('POST /api/shopping/orders', facts, visitor)
    const order = body as { address: object; invoice: object; contracts: object[] }
    const before = await fingerprintRows(shop.db)
    for (const altered of [
      { ...order, address: { ...order.address, role: 'admin' } },
      { ...order, invoice: { ...order.invoice, approval_status: 1 } },
      { ...order, contracts: order.contracts.map((contract) => ({ ...contract, price: 1 })) },
    ]) {
      const { status, body } = await visitor.api(path, altered, { headers })
      expect([status, body.errors?.[0]?.code]).toEqual([400, 'unknown_field'])
    }
    expect(await fingerprintRows(shop.db)).toEqual(before)
  })

  test.each(forms)('in the form "$name" is 400 and changes no row', async (form) => {
    const before = await fingerprintRows(shop.db)
    for (const field of privileged) {
      const fields = { ...form.fields, [field]: '1' }
      expect((await sendWrite(formVisitor, { ...form, fields })).status).toBe(400)
      const path = dataAddress(form.path)
      expect((await sendWrite(formVisitor, { ...form, path, fields }, { accept: '*/*' })).status).toBe(400)
    }
    expect(await fingerprintRows(shop.db)).toEqual(before)
  })
})

describe('an ambiguous body', () => {
  test.each(names)('is refused by %s', async (name) => {
    const visitor = await callerOf(shop, document.callNamed(name))
    const { method, path, body, headers } = await sampleOf(name, facts, visitor)
    const ask = (query: string, source = body && JSON.stringify(body)) =>
      visitor.api(`${path}${path.includes('?') ? '&' : '?'}${query}`, source, { method, headers })
    const before = await fingerprintRows(shop.db)
    for (const query of [
      '__proto__=1',
      '__proto__[polluted]=1&__proto__=2',
      'uid=&uid=',
      '%5F_proto__=1',
      'a=1&a=2',
    ]) {
      expect([query, (await ask(query)).status]).toEqual([query, 400])
    }
    const bodies = method === 'GET' ? [] : ambiguous(body ?? {})
    for (const source of bodies) {
      const { status, body } = await ask('', source)
      expect([source.slice(0, 80), status]).toEqual([source.slice(0, 80), 400])
      document.expectProblem(body)
    }
    expect(await fingerprintRows(shop.db)).toEqual(before)
  })

  function ambiguous(body: object): string[] {
    const inside = JSON.stringify(body).slice(1, -1)
    const rest = inside === '' ? '' : `,${inside}`
    return [
      `{"__proto__":{"polluted":1}${rest}}`,
      `{"\\u005f_proto__":{"polluted":1}${rest}}`,
      `{"constructor":{"prototype":{"polluted":1}}${rest}}`,
      `{"uid":null,"uid":null${rest}}`,
      `{"uid":null,"\\u0075id":null${rest}}`,
      `[${JSON.stringify(body)}]`,
      `{"uid":null${rest}} {}`,
      `null`,
      `"text"`,
      `{${inside}`,
    ]
  }

  test.each(forms)('is refused by the form "$name"', async ({ name, path, fields }) => {
    const before = await fingerprintRows(shop.db)
    const well = new URLSearchParams(fields).toString()
    const twice = Object.entries(fields).map(([field, value]) =>
      new URLSearchParams({ [field]: value }).toString(),
    )
    for (const more of ['__proto__=1', 'constructor=1', 'toString=1', ...twice]) {
      const answer = await formVisitor.send(path, {
        method: 'POST',
        body: `${well}&${more}`,
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([name, more, answer.status]).toEqual([name, more, 400])
    }
    expect(await fingerprintRows(shop.db)).toEqual(before)
  })

  test.each(forms)('or an invalid form is refused by the form "$name"', async ({ path }) => {
    const bodies: [string, string][] = [
      ['text/plain', 'intent=add'],
      ['application/json', '{"intent":"add"}'],
      ['multipart/form-data', 'broken'],
      ['multipart/form-data; boundary=x', '--x\r\nbroken'],
      ['application/octet-stream', '\0\u0001'],
    ]
    for (const [type, body] of bodies) {
      const answer = await formVisitor.send(path, { method: 'POST', body, headers: { 'content-type': type } })
      expect([type, answer.status]).toEqual([type, 400])
    }
    const file = new FormData()
    file.append('product_id', new Blob(['1']), 'x.txt')
    expect((await formVisitor.send(path, { method: 'POST', body: file })).status).toBe(400)
  })

  test('in the address of a page is ignored, because visitors follow links that others made', async () => {
    const odd = [
      '__proto__=1',
      'a=1&a=2',
      'siralama=ad&siralama=yeni',
      'constructor[prototype]=1',
      'renk=__proto__',
      'q=%00',
      'sayfa=1e3',
    ]
    for (const path of [
      '/',
      '/deri-kordonlar',
      '/category/list',
      '/search-results',
      '/sepetim',
      '/yeni-gelenler',
    ]) {
      for (const query of odd)
        expect([200, 400]).toContain((await shop.browser().send(`${path}?${query}`)).status)
    }
  })
})

test('JSON is sent as JSON', async () => {
  const visitor = shop.browser()
  const line = { ...facts.line, amount: 1 }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/json',
    '',
  ]) {
    const { status } = await visitor.api('/add-to-basket', line, { headers: { 'content-type': type } })
    expect([type, status]).toEqual([type, 415])
  }
  expect((await visitor.api('/add-to-basket', line, { headers: json })).status).toBe(200)
})

test('no sent field has reached the prototypes of the program', () => {
  const plain: Record<string, unknown> = {}
  expect([...privileged, 'polluted'].map((field) => plain[field])).toEqual(
    Array(privileged.length + 1).fill(undefined),
  )
})
