import { describe, expect, test } from 'vitest'
import { permissionsOfBuiltIn } from '~/features/identity/identity'
import { policyOfPage } from '~/page-policies'
import { dataAddress } from '~/testing/pages/addresses'
import { isFullTest } from '~/testing/full-test'
import { readApiDocument, type DocumentedCall } from '~/testing/api/api-document'
import { sampleFacts, sampleOf, type Sample } from '~/testing/api/api-samples'
import { hideProducts, letAllBuy, openPeople, type Person } from '~/testing/access/people'
import { madeRecord, newRecord } from '~/testing/api/record-samples'
import { openTestShop } from '~/testing/shop'
import { idOf, pageRoutes, pathOf } from '~/testing/pages/routes'

// Promise P03: every visitor asks every endpoint and every page with ids of their own, of others, of nothing, of hidden
// and of deleted things. Generated from the lists of endpoints and pages, so a new one is tried as well.
const shop = await openTestShop()
const facts = await sampleFacts(shop.db)
await letAllBuy(shop, facts)
const document = await readApiDocument(shop.browser())
const people = await openPeople(shop, facts)
const hidden = await hideProducts(shop)
const admin = people.find(({ name }) => name === 'admin')!

/**
 * Endpoints whose id means the same to everybody. The id of every other endpoint is somebody's own: an endpoint that is
 * missing here is expected to hide the thing from everybody else.
 */
const shared = new Set([
  '/products/{id}',
  '/products/link/{link}',
  '/products/related/{id}',
  '/showcases/products/{id}',
  '/countries/{id}',
  '/cities/{id}',
  '/districts/{id}',
  '/cargos/{id}',
  '/faqs/{id}',
  '/galleries/{id}',
  '/banner-groups/{id}/banners',
  '/contents/{id}',
  '/contents/{id}/record',
  '/contents/{id}/versions',
  '/contents/{id}/versions/{number}',
  '/contents/{id}/difference',
  '/contents/{id}/restore',
  '/contents/{id}/preview-link',
  // Anybody who knows the code of an order may pay it.
  '/orders/code/{code}',
  '/content-categories/{id}',
  '/{category}/product-list',
  '/enums/listByGroup/{group}',
  // Anybody who knows an order's code may pay it; the answer does not say whose it is.
  '/orders/code/{code}',
])
/** Endpoints that end or change the session of the request. */
const isLast = ({ path }: DocumentedCall) => /auth|password|update-userp|forgot/.test(path)
const calls = [...document.calls.filter((call) => !isLast(call)), ...document.calls.filter(isLast)]

type Allowed = 'yes' | 401 | 403

/** The meaning of an endpoint's policy, repeated here on purpose. */
function policySays({ 'x-policy': policy }: DocumentedCall, { kind, role }: Person): Allowed {
  if (policy === 'anyone') return 'yes'
  if (kind === 'guest') return 401
  if (kind === 'member') return policy === 'member' || policy.members === 'own' ? 'yes' : 403
  if (policy === 'member') return 403
  if (policy.staff === 'all') return 'yes'
  return permissionsOfBuiltIn(role!)!.includes(policy.staff) ? 'yes' : 403
}

type Answer = { status: number; code: string | undefined; text: string }

async function ask(
  person: Person,
  { method, path, body, headers }: Sample,
  browser = person.browser(),
): Promise<Answer> {
  const { response, status, body: answer } = await browser.api(path, body, { method, headers })
  return { status, code: answer.code, text: JSON.stringify([answer, [...response.headers]]) }
}

/** Marks of others in an answer. */
function foreignMarks(person: Person, text: string): string[] {
  const others = people.filter(({ company }) => company !== person.company)
  const goods = hidden.filter(({ least }) => least > person.sees)
  const known = text.toLowerCase()
  return [...others, ...goods].map(({ mark }) => mark).filter((mark) => known.includes(mark.toLowerCase()))
}

/**
 * The visitors that ask for one visitor's things: all others in the full test, else the next few, so that every visitor
 * asks for the things of some.
 */
function othersThan(owner: Person, mayAsk: (other: Person) => boolean = () => true): Person[] {
  const at = people.indexOf(owner)
  const others = [...people.slice(at + 1), ...people.slice(0, at)].filter(
    (other) => other.company !== owner.company && mayAsk(other),
  )
  return isFullTest ? others : others.slice(0, 3)
}

/** Staff with a role that the policy names may see customers and hidden products: that is their task. */
const mayKnowAll = ({ 'x-policy': policy }: DocumentedCall, { kind }: Person) =>
  typeof policy === 'object' && kind === 'staff'
const isForCustomers = ({ 'x-policy': policy }: DocumentedCall) =>
  typeof policy !== 'object' || policy.members !== undefined

/** A good request for a visitor's own thing; null when the visitor cannot have one, as a viewer has no basket. */
async function ownCall({ name }: DocumentedCall, person: Person, browser = person.browser()) {
  const sampled = sampleOf(name, facts, browser)
  return person.mayOrder ? sampled : sampled.catch(() => null)
}

const barred = new Set(['may_not_order', 'only_looks', 'line_not_found'])

describe.each(calls.map((call) => ({ call, name: call.name })))('$name', ({ call }) => {
  const path = call.path.replace('/api', '')
  const hasId = path.includes('{')

  test('answers each visitor as its policy says, without records of others', async () => {
    for (const person of people) {
      const allowed = policySays(call, person)
      if (allowed !== 'yes') {
        const asked = { method: call.method, path: path.replace(/\{\w+\}/g, '1') }
        const { status, text } = await ask(person, asked)
        expect([person.name, status, foreignMarks(person, text)]).toEqual([person.name, allowed, []])
        continue
      }
      // The request may need a cookie.
      const browser = person.browser()
      const own = await ownCall(call, person, browser)
      if (!own) continue
      const { status, code, text } = await ask(person, own, browser)
      // Only dealers have an account to pay onto.
      const isBarred = code === 'may_not_pay' || (!person.mayOrder && status >= 400 && barred.has(code ?? ''))
      if (!isBarred) expect([person.name, status, code]).toEqual([person.name, 200, undefined])
      if (!mayKnowAll(call, person))
        expect([person.name, foreignMarks(person, text)]).toEqual([person.name, []])
    }
  })

  test.runIf(hasId && !shared.has(path) && isForCustomers(call))(
    'hides the record of a visitor from all others',
    async () => {
      let tried = 0
      for (const owner of people) {
        if (policySays(call, owner) !== 'yes' || mayKnowAll(call, owner)) continue
        const own = await ownCall(call, owner)
        if (!own) continue
        const mayAsk = (other: Person) => policySays(call, other) === 'yes' && !mayKnowAll(call, other)
        for (const other of othersThan(owner, mayAsk)) {
          const { status, text } = await ask(other, own)
          expect([403, 404], `${other.name} asks for what is of ${owner.name}: ${status}`).toContain(status)
          expect(foreignMarks(other, text)).toEqual([])
          tried += 1
        }
      }
      expect(tried).toBeGreaterThan(0)
    },
  )

  test.runIf(hasId)('answers 404 for an unknown id', async () => {
    for (const person of people) {
      const allowed = policySays(call, person)
      const own = allowed === 'yes' ? await ownCall(call, person) : null
      if (!own) continue
      const unknown = { ...own, path: path.replace(/\{\w+\}/g, '999999') }
      const { status } = await ask(person, unknown)
      expect([person.name, status]).toEqual([person.name, 404])
    }
  })
})

describe.each(hidden)('a product with visibility $least', ({ id, link, least }) => {
  const asked: Sample[] = [
    { method: 'GET', path: `/products/${id}` },
    { method: 'GET', path: `/products/link/${link}` },
    { method: 'POST', path: `/products/related/${id}`, body: {} },
  ]
  test('is hidden from all others', async () => {
    for (const person of people) {
      const status = person.sees >= least ? 200 : 404
      for (const sample of asked)
        expect([person.name, (await ask(person, sample)).status]).toEqual([person.name, status])
      expect([person.name, (await person.browser().send(`/${link}`)).status]).toEqual([person.name, status])
    }
  })
})

test.each([
  '/faqs',
  '/contents',
  '/content-categories',
  '/countries',
  '/cities',
  '/districts',
  '/cargos',
  '/products',
])('%s: a deleted record is gone for all visitors', async (path) => {
  const { id } = await madeRecord(path, newRecord(path, facts)!, admin.browser())
  expect((await ask(admin, { method: 'DELETE', path: `${path}/${id}` })).status).toBe(200)
  for (const person of people) {
    const { status } = await ask(person, { method: 'GET', path: `${path}/${id}` })
    // A removed carrier is kept for its orders: the staff still sees it.
    const kept = path === '/cargos' && person.kind === 'staff'
    expect([person.name, status]).toEqual([person.name, kept ? 200 : 404])
  }
})

// ── pages ──

const pages = pageRoutes.map((route) => ({ path: pathOf(route), policy: policyOfPage(idOf(route)) }))

/** Addresses of a page for its owner; a page with parameters that is missing here fails. */
function addressesOf(path: string, owner: Person): { address: string; isOwn: boolean }[] {
  if (!/[:*]/.test(path)) return [{ address: path, isOwn: false }]
  // The records of the back office belong to the shop.
  if (path.startsWith('/yonetim/')) return [{ address: path.replace(/:\w+/g, '1'), isOwn: false }]
  const { order, listId } = owner
  const known: Record<string, string[] | { own: string | null }> = {
    '/contents/:link/:id?': ['/contents/gizlilik/11', '/contents/gizlilik'],
    '/page/:part?': ['/page', '/page/feature'],
    '/content-categories/:link?/:id': ['/content-categories/1', '/content-categories/kurumsal/1'],
    '/gallery/:id': ['/gallery/1'],
    // Only a signed link opens a preview.
    '/onizleme/:id': ['/onizleme/1', `/onizleme/1?surum=1&son=9999999999999&imza=${'A'.repeat(43)}`],
    '/User/help/:id': { own: null },
    '/*': [`/${facts.goods.link}`, `/${facts.category.link}`],
    // Only the link of its email opens an alert.
    '/stok-haberi/:id': ['/stok-haberi/1', `/stok-haberi/1?imza=${'A'.repeat(43)}`],
    '/bulten/:id': ['/bulten/1', `/bulten/1?imza=${'A'.repeat(43)}`],
    '/bulten/ayril/:token': ['/bulten/ayril/x', `/bulten/ayril/${'A'.repeat(90)}`],
    // Only the shop makes the text of a link.
    '/ileti-izni/konu/:token': ['/ileti-izni/konu/x', `/ileti-izni/konu/${'A'.repeat(90)}`],
    '/ileti-izni/:token': ['/ileti-izni/x', `/ileti-izni/${'A'.repeat(90)}`],
    '/siparis/:code': { own: order && `/siparis/${order.code}` },
    '/siparis/:code/tesekkurler': { own: order && `/siparis/${order.code}/tesekkurler` },
    // No parcel has left, so the address leads back to the order.
    '/siparis/:code/iade': order ? [`/siparis/${order.code}/iade`] : [],
    // A visitor without debt is led back to the order.
    '/siparis/:code/odeme-bildirimi': order ? [`/siparis/${order.code}/odeme-bildirimi`] : [],
    '/siparis/:code/belgeler/:paper': { own: order && `/siparis/${order.code}/belgeler/siparis` },
    '/odeme/:id': { own: null },
    '/odeme/:id/makbuz': { own: null },
    '/taksit/:id': [`/taksit/${facts.goods.variantId}`],
    '/User/orders/detail/:id': { own: order && `/User/orders/detail/${order.id}` },
    '/User/lists/:id': { own: listId === null ? null : `/User/lists/${listId}` },
    '/User/requests/:id': { own: null },
    '/User/payment/makbuz/:id': ['/User/payment/makbuz/1'],
    '/belge/:id': { own: null },
  }
  const found = known[path]
  if (!found) throw new Error(`Whose is what ${path} shows? Say so in app/tests/access/access.db.test.ts`)
  if (Array.isArray(found)) return found.map((address) => ({ address, isOwn: false }))
  return found.own === null ? [] : [{ address: found.own, isOwn: true }]
}

const isForStaff = (
  policy: ReturnType<typeof policyOfPage>,
): policy is Extract<typeof policy, { staff: unknown }> =>
  typeof policy === 'object' && !('members' in policy)

/** The statuses of a page for staff with its permission. */
function staffStatuses(path: string): number[] {
  if (path === '/yonetim/yetki') return [403]
  if (path === '/yonetim/*') return [404]
  return path.includes(':') || path.endsWith('/etiketler') ? [200, 404] : [200]
}

async function open(person: Person, address: string) {
  const response = await person.browser().send(address, { headers: { accept: 'text/html' } })
  const location = response.headers.get('location') ?? ''
  const text = `${location} ${JSON.stringify([...response.headers])} ${await response.text()}`
  return { status: response.status, location, text }
}

describe.each(pages)('$path', ({ path, policy }) => {
  test('opens for visitors whom its policy lets in, without records of others', async () => {
    for (const person of people) {
      for (const { address } of addressesOf(path, person)) {
        const { status, location, text } = await open(person, address)
        const told = [person.name, address, status, location]
        if (isForStaff(policy)) {
          // The work of the staff is about all customers.
          if (person.kind === 'staff') {
            const may = policy.staff === 'all' || permissionsOfBuiltIn(person.role!)!.includes(policy.staff)
            if (may) expect(staffStatuses(path), String(told)).toContain(status)
            else expect(told).toEqual([person.name, address, 303, `/yonetim/yetki?izin=${policy.staff}`])
          } else if (person.kind === 'member') expect(status, String(told)).toBe(404)
          else expect(location, String(told)).toMatch(/^\/user\/login\?donus=/)
          if (person.kind === 'staff') continue
        } else if (policy === 'member' && person.kind !== 'member')
          expect(told).toEqual([person.name, address, 302, expect.stringMatching(/^\/user\/login\?donus=/)])
        else expect(path === '/error' ? [500] : [200, 301, 302, 404], String(told)).toContain(status)
        expect(location, String(told)).not.toMatch(/^(https?:)?\/\//)
        expect([person.name, foreignMarks(person, text)]).toEqual([person.name, []])
        const data = await open(person, dataAddress(address))
        expect([person.name, 'data', foreignMarks(person, data.text)]).toEqual([person.name, 'data', []])
      }
    }
  })

  test.runIf(/:(id|code)\b/.test(path) && !path.includes('?'))(
    'never shows the record of another visitor',
    async () => {
      for (const owner of people) {
        for (const { address, isOwn } of addressesOf(path, owner)) {
          if (!isOwn) continue
          if (policy === 'anyone' || owner.kind === 'member')
            expect([owner.name, (await open(owner, address)).status]).toEqual([owner.name, 200])
          for (const other of othersThan(owner)) {
            for (const asked of [address, dataAddress(address)]) {
              const { status, text } = await open(other, asked)
              expect([other.name, asked, status === 200 && asked === address]).toEqual([
                other.name,
                asked,
                false,
              ])
              expect([other.name, asked, foreignMarks(other, text)]).toEqual([other.name, asked, []])
            }
          }
        }
      }
    },
  )
})

test('the marks can be found, because their owners see them', async () => {
  for (const person of people.filter(({ order }) => order)) {
    const { text } = await open(person, `/siparis/${person.order!.code}`)
    expect([person.name, text.includes(person.mark)]).toEqual([person.name, true])
  }
})
