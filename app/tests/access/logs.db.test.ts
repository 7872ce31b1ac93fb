import { expect, test } from 'vitest'
import { goodsInStock, orderAsGuest, putIntoBasket, sendAddress, stepForm } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'

// Promise L47: an error can be found by its request id, and the log tells nothing about a person.
const canaries = {
  firstName: 'Kanaryacan',
  lastName: 'Gizlioğlu',
  email: 'kanarya.gizli@alici.example',
  phone: '0532 987 65 43',
  street: 'Kanarya Sokağı No: 77 Daire: 7',
  tckn: '10000000146',
  vkn: '4540536920',
  unvan: 'Kanarya Gizli Ticaret Ltd. Şti.',
  note: 'Zili çalmayın, kanarya uyuyor',
}

const fields = {
  'address.first_name': canaries.firstName,
  'address.last_name': canaries.lastName,
  'address.email': canaries.email,
  'address.phone': canaries.phone,
  'address.street': canaries.street,
}

type Line = { requestId?: string; path?: string; status?: number; level: number; msg: string }

const shop = await openTestShop()
const read = () => shop.lines.map((line) => JSON.parse(line) as Line)

/** Personal data of these visitors, which must stay out of the log. */
function expectClean(secrets: string[]): void {
  const log = shop.lines.join('')
  expect(log.length).toBeGreaterThan(1_000)
  const forms = [...Object.values(canaries), '5329876543', '+905329876543', ...secrets]
  for (const secret of forms) expect(log, secret).not.toContain(secret)
}

test('after a whole order the log names requests, and no person, number, account or key', async () => {
  const visitor = shop.browser()
  const goods = await goodsInStock(shop.db, 2)
  const person = { ...fields, 'invoice.kind': 'bireysel', 'invoice.tckn': canaries.tckn }
  const { code, thanks } = await orderAsGuest(visitor, goods, { fields: person })
  const company = {
    ...fields,
    'invoice.kind': 'kurumsal',
    'invoice.unvan': canaries.unvan,
    'invoice.vergi_dairesi': 'Fatih',
    'invoice.vkn': canaries.vkn,
  }
  await orderAsGuest(visitor, goods, { fields: company })
  await shop.runJobs()
  const link = /imza=([\w-]{43})/.exec(shop.emails[0]!.html)![1]!
  await visitor.send(`/siparis/${code}?imza=${link}`)
  await shop.browser().send(`/siparis/${code}?imza=${link}`, { method: 'POST', body: new URLSearchParams() })
  // Faulty requests as well.
  await putIntoBasket(visitor, goods[0]!)
  await sendAddress(visitor, {
    fields: { ...fields, 'address.phone': `${canaries.phone}9`, 'invoice.tckn': '12345678901' },
  })
  await visitor.send(`/search-results?q=${encodeURIComponent(canaries.email)}`)
  await visitor.api('/shopping/orders', {
    address: { email: canaries.email, phone: canaries.phone },
    note: canaries.note,
  })
  await visitor.send('/api/add-to-basket', {
    method: 'POST',
    body: `{"email":"${canaries.email}"`,
    headers: { 'content-type': 'application/json' },
  })
  const ibans = [...thanks.text.matchAll(/TR\d\d(?: ?\d{4}){5} ?\d\d/g)].map(([iban]) => iban)
  expect(ibans.length).toBeGreaterThan(0)
  expectClean([
    visitor.cookies.get('sessionId')!,
    link,
    shop.deps.secret,
    ...ibans,
    ...ibans.map((iban) => iban.replaceAll(' ', '')),
  ])
})

test('a broken query is logged with its request id and without what the customer typed', async () => {
  const visitor = shop.browser()
  await putIntoBasket(visitor, (await goodsInStock(shop.db, 1))[0]!)
  await sendAddress(visitor, { fields })
  const form = stepForm(await visitor.page('/checkout/steps?adim=adres'))
  await shop.database.pool.query('alter table checkout_drafts rename to hidden_drafts')
  const body = new URLSearchParams(form.fields)
  const page = await visitor.send('/checkout/steps', {
    method: 'POST',
    body,
    headers: { accept: 'text/html' },
  })
  const data = await visitor.send('/checkout/steps.data', { method: 'POST', body })
  await shop.database.pool.query('alter table hidden_drafts rename to checkout_drafts')
  expect([page.status, data.status]).toEqual([500, 500])
  for (const response of [page, data]) {
    const requestId = response.headers.get('x-request-id')
    const lines = read().filter((line) => line.requestId === requestId && line.level >= 50)
    expect(lines.map(({ msg }) => msg)).toEqual(['page failed', 'request'])
  }
  expect(shop.lines.join('')).toContain('checkout_drafts')
  const html = await page.text()
  expect(html).toContain('Bir şeyler ters gitti.')
  expect(html).not.toMatch(/checkout_drafts|select |node_modules|at async/)
  expectClean([visitor.cookies.get('sessionId')!])
})

test('every line about a request has its id, and every request its line', async () => {
  shop.lines.length = 0
  const answers = []
  for (const path of ['/', '/yok', '/error', '/api/yok', '/healthz', '/sepetim.data', '/api/site/start']) {
    answers.push(await shop.browser().send(path))
  }
  const lines = read()
  for (const line of lines) expect(line.requestId, JSON.stringify(line)).toMatch(/^[\da-f-]{36}$/)
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests.map(({ requestId, status }) => [requestId, status])).toEqual(
    answers.map(({ headers, status }) => [headers.get('x-request-id'), status]),
  )
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(answers.length)
})

test('a visitor who leaves before the answer leaves no error in the log', async () => {
  shop.lines.length = 0
  const left = AbortSignal.abort()
  await shop.browser().send('/deri-kordonlar.data', { signal: left })
  expect(read().map(({ msg, level, status }) => ({ msg, level, status }))).toEqual([
    { msg: 'request', level: 30, status: 499 },
  ])
})

test('text of a request never becomes a log line of its own', async () => {
  const before = shop.lines.length
  await shop.browser().send(`/${encodeURIComponent('x\n{"level":60,"msg":"forged"}')}`)
  await shop.browser().send('/', { headers: { 'x-request-id': 'forged', 'user-agent': 'forged' } })
  const lines = shop.lines.slice(before)
  expect(lines.join('')).not.toMatch(/"msg":"forged"|"requestId":"forged"/)
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n')
})
