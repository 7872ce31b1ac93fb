// @module-tag once
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { prices } from '~/features/catalogue/tables.server'
import { contentVersions } from '~/features/content/tables.server'
import type { StaffRole } from '~/features/identity/identity'
import { sampleFacts } from '~/testing/api/api-samples'
import { openMember, openStaff } from '~/testing/members'
import { madeRecord, newRecord } from '~/testing/api/record-samples'
import { openTestShop } from '~/testing/shop'

// The generic verbs of the shop's own records, over the API.
const shop = await openTestShop()
const facts = await sampleFacts(shop.db)
const roles: StaffRole[] = ['admin', 'sales', 'warehouse', 'content']
const staff = Object.fromEntries(
  await Promise.all(roles.map(async (role) => [role, await openStaff(shop, role)] as const)),
) as Record<StaffRole, Awaited<ReturnType<typeof openStaff>>>
const admin = staff.admin.browser
const member = (await openMember(shop)).browser
const guest = shop.browser()

const writers: Record<string, StaffRole[]> = {
  '/content-categories': ['admin', 'content'],
  '/contents': ['admin', 'content'],
  '/faqs': ['admin', 'content'],
  '/products': ['admin', 'content', 'sales'],
  '/countries': ['admin'],
  '/cities': ['admin'],
  '/districts': ['admin'],
  '/cargos': ['admin'],
  '/galleries': ['admin', 'content'],
  '/banner-groups': ['admin', 'content'],
  '/banners': ['admin', 'content'],
  '/coupons': ['admin', 'sales'],
  '/search-synonyms': ['admin', 'content', 'sales'],
  '/brands': ['admin', 'content', 'sales'],
  '/features': ['admin', 'content', 'sales'],
  '/price-lists': ['admin', 'sales'],
  '/campaigns': ['admin', 'sales'],
  '/redirects': ['admin', 'content'],
  '/business-partner': ['admin', 'sales'],
  '/business-partner-details': ['admin', 'sales'],
}

type Row = Record<string, unknown> & { id: number; revision: string }
const dataOf = ({ body }: { body: { data?: never } }) => body.data as unknown as Row
/** Products and contents have a record for their authors beside what visitors read. */
const pathOf = (path: string, id: number) =>
  path === '/products' || path === '/contents' ? `${path}/${id}/record` : `${path}/${id}`

describe.each(Object.entries(writers))('%s', (path, allowed) => {
  test('is written only with permission', async () => {
    const { id, revision } = await madeRecord(path, newRecord(path, facts)!, admin)
    for (const role of roles) {
      const { status } = await staff[role].browser.api(path, newRecord(path, facts))
      expect([role, status]).toEqual([role, allowed.includes(role) ? 200 : 403])
    }
    const body = { ...newRecord(path, facts), revision }
    for (const [who, status] of [
      [guest, 401],
      [member, 403],
    ] as const) {
      expect((await who.api(path, newRecord(path, facts))).status).toBe(status)
      expect((await who.api(`${path}/${id}`, body, { method: 'PUT' })).status).toBe(status)
      expect((await who.api(`${path}/${id}`, undefined, { method: 'DELETE' })).status).toBe(status)
    }
  })

  test('is listed, thirty at a time', async () => {
    const reader = isInner(path) ? admin : guest
    const total = async () => (await reader.api(path)).body.meta!.total
    const before = await total()
    await madeRecord(
      path,
      { ...newRecord(path, facts), ...(path === '/cargos' ? { active: true } : {}) },
      admin,
    )
    expect(await total()).toBe(before + 1)
    const { body } = await reader.api(`${path}?start=0&length=1`)
    expect(body).toMatchObject({
      data: [expect.anything()],
      meta: { total: before + 1, start: 0, length: 1 },
    })
    expect((await reader.api(`${path}?length=31`)).status).toBe(400)
  })

  test('is read as it was written, changed only in its latest version, and removed', async () => {
    const body = newRecord(path, facts)!
    const made = await admin.api(path, body)
    const { id, revision } = dataOf(made)
    expect(dataOf(await admin.api(pathOf(path, id)))).toEqual(dataOf(made))
    expect(dataOf(made)).toMatchObject(Object.fromEntries(Object.entries(body).slice(0, 3)))

    const other = { ...newRecord(path, facts), ...(path === '/products' ? codeOf(body) : {}) }
    const changed = await admin.api(`${path}/${id}`, { ...other, revision }, { method: 'PUT' })
    expect(changed.status).toBe(200)
    expect(dataOf(changed).revision).not.toBe(revision)
    const late = await admin.api(`${path}/${id}`, { ...body, revision }, { method: 'PUT' })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(dataOf(await admin.api(pathOf(path, id)))).toEqual(dataOf(changed))

    const kept = ['/products', '/cargos', '/business-partner'].includes(path)
    const removed = await admin.api(`${path}/${id}`, undefined, { method: 'DELETE' })
    expect(removed).toMatchObject({ status: 200, body: { data: { id, kept } } })
    expect((await guest.api(`${path}/${id}`)).status).toBe(isInner(path) ? 401 : 404)
    expect((await admin.api(pathOf(path, id))).status).toBe(kept && !isInner(path) ? 200 : 404)
    const log = await shop.db.select().from(auditLog).orderBy(asc(auditLog.id))
    const table = tables[path] ?? path.slice(1).replaceAll('-', '_')
    const own = log.filter(({ subject }) => subject === `${table} ${id}`)
    expect(own.map(({ action }) => action.split(' ')[1])).toEqual(['add', 'change', 'remove'])
    expect(new Set(own.map(({ actor }) => actor))).toEqual(new Set([`user ${staff.admin.id}`]))
  })
})

/** Only the staff sees customers, coupons, campaigns, synonyms, brands, features, price lists, redirects, and banners that nobody is shown yet. */
const isInner = (path: string) =>
  /^\/(business-partner|coupons|campaigns|banner|search-synonyms|brands|features|price-lists|redirects)/.test(
    path,
  )

/** Resources whose name differs from their path. */
const tables: Record<string, string> = { '/cargos': 'carriers', '/business-partner': 'business_partners' }

const codeOf = (body: object) => {
  const { product_code } = body as { product_code: string }
  return { product_code }
}

test('of simultaneous edits one is saved, and the others are refused', async () => {
  const body = newRecord('/faqs', facts)!
  const { id, revision } = await madeRecord('/faqs', body, admin)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      admin.api(`/faqs/${id}`, { ...body, position: n + 1, revision }, { method: 'PUT' }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)])
})

describe('a product', () => {
  test('is sold, found and priced as soon as it is written; its price has a history', async () => {
    const body = newRecord('/products', facts)! as {
      name: string
      variants: [{ offers: [{ price: number }] }]
    }
    const { id, revision } = await madeRecord('/products', body, admin)
    const shown = dataOf(await guest.api(`/products/${id}`)) as unknown as {
      master: { link: string }
      prices: { satisFiyati: number }
      variants: { id: number }[]
    }
    expect(shown.prices.satisFiyati).toBe(449.9)
    expect((await guest.page(`/${shown.master.link}`)).status).toBe(200)
    const found = await guest.api(`/products/find?q=${encodeURIComponent(body.name)}`)
    expect((found.body.data as unknown as Row[]).map((row) => row.id)).toContain(id)

    const dearer = structuredClone(body)
    dearer.variants[0].offers[0].price = 499.9
    const changed = await admin.api(`/products/${id}`, { ...dearer, revision }, { method: 'PUT' })
    expect(changed.status).toBe(200)
    expect(await guest.api(`/products/${id}`)).toMatchObject({
      body: { data: { prices: { satisFiyati: 499.9 } } },
    })
    const history = await shop.db
      .select()
      .from(prices)
      .where(eq(prices.variantId, shown.variants[0]!.id))
      .orderBy(asc(prices.id))
    expect(history.filter(({ minQuantity }) => minQuantity === 1).map(({ amount }) => amount)).toEqual([
      44_990, 49_990,
    ])
    expect((await admin.api(`/products/${id}`, undefined, { method: 'DELETE' })).status).toBe(200)
    expect((await guest.page(`/${shown.master.link}`)).status).toBe(410)
  })

  test('names only existing products, parts and lists, and a code of its own', async () => {
    const body = newRecord('/products', facts)! as Record<string, unknown> & { variants: object[] }
    const variants = (more: object) => ({ variants: body.variants.map((one) => ({ ...one, ...more })) })
    const unknown = 999_999
    for (const [field, altered] of [
      ['brand_id', { brand_id: unknown }],
      ['category_ids', { category_ids: [facts.category.id, unknown] }],
      ['variants.offers', variants({ offers: [{ price_list_id: unknown, price: 1 }] })],
      ['variants.feature_details', variants({ feature_details: [unknown] })],
      ['pictures', { pictures: [{ picture_id: unknown, alt: 'Kordon' }] }],
    ] as const) {
      const { status, body: answer } = await admin.api('/products', { ...body, ...altered })
      expect([status, answer.errors?.[0]?.path]).toEqual([400, field])
    }
    const taken = variants({ product_code: facts.goods.code })
    expect(await admin.api('/products', { ...body, ...taken })).toMatchObject({
      status: 409,
      body: { code: 'already_exists', errors: [{ path: 'variants.code' }] },
    })
    for (const price of [0, -1, 0.001, 1e9])
      expect(
        (await admin.api('/products', { ...body, ...variants({ offers: [{ price_list_id: 1, price }] }) }))
          .status,
      ).toBe(400)
  })

  test('shows the record with all its price lists only to staff who may write it', async () => {
    const path = `/products/${facts.goods.productId}/record`
    for (const [who, status] of [
      [guest, 401],
      [member, 403],
      [staff.warehouse.browser, 403],
      [staff.sales.browser, 200],
    ] as const)
      expect((await who.api(path)).status).toBe(status)
  })
})

describe('a content', () => {
  test('keeps its address alive when its link changes, and its version when its text does not', async () => {
    const body = newRecord('/contents', facts)!
    const made = dataOf(await admin.api('/contents', body)) as Row & { link: string; version: string }
    await shop.db
      .update(contentVersions)
      .set({ version: '2020-01-02' })
      .where(eq(contentVersions.contentId, made.id))
    const read = dataOf(await admin.api(`/contents/${made.id}/record`))
    const other = { ...body, link: `${made.link}-rehberi`, revision: read.revision }
    const changed = dataOf(await admin.api(`/contents/${made.id}`, other, { method: 'PUT' }))
    expect(changed).toMatchObject({ link: `${made.link}-rehberi`, version: '2020-01-02' })
    expect((await guest.page(`/${made.link}`)).path).toContain(`${made.link}-rehberi`)
  })

  test('refuses the link of a page, a category or a product', async () => {
    for (const link of ['sepetim', facts.category.link, facts.goods.link]) {
      const { link: given } = dataOf(
        await admin.api('/contents', { ...newRecord('/contents', facts), link }),
      ) as Row & {
        link: string
      }
      expect(given).toMatch(new RegExp(`^${link}-\\d+$`))
    }
  })

  test('that the shop itself links to cannot be removed', async () => {
    for (const id of [1, 8, 11]) {
      const { status, body } = await admin.api(`/contents/${id}`, undefined, { method: 'DELETE' })
      expect([status, body.code]).toEqual([409, 'in_use'])
    }
  })
})

test.each(['/countries/1', '/cities/34', '/districts/1', '/content-categories/1'])(
  '%s cannot be removed while it is in use',
  async (path) => {
    expect(await admin.api(path, undefined, { method: 'DELETE' })).toMatchObject({
      status: 409,
      body: { code: 'in_use' },
    })
    expect((await guest.api(path)).status).toBe(200)
  },
)

test('a carrier that is not active is shown to the staff alone', async () => {
  const { id } = await madeRecord('/cargos', newRecord('/cargos', facts)!, admin)
  expect((await admin.api(`/cargos/${id}`)).status).toBe(200)
  for (const who of [guest, member]) expect((await who.api(`/cargos/${id}`)).status).toBe(404)
  const listed = (await guest.api('/cargos')).body.data as unknown as Row[]
  expect(listed.map((row) => row.id)).not.toContain(id)
})
