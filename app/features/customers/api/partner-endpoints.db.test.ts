import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import type { ApiBody, Browser } from '~/testing/browser'
import { openMember, openStaff } from '~/testing/members'
import { fingerprintRows } from '~/testing/access/rows'
import { openTestShop } from '~/testing/shop'
import { businessPartners } from '../tables.server'

const shop = await openTestShop()
const company = { kind: 'wholesale', approval: 1 } as const
const owner = await openMember(shop, { ...company, discounts: [1_000, 500] })
const { partnerId } = owner
const buyer = await openMember(shop, { partnerId, role: 'buyer' })
const other = await openMember(shop, company)
const sales = await openStaff(shop, 'sales')
const warehouse = await openStaff(shop, 'warehouse')

type Row = { id: number; revision: string; [field: string]: unknown }
const rowsOf = ({ body }: { body: ApiBody }) => body.data as unknown as Row[]
const rowOf = ({ body }: { body: ApiBody }) => body.data as unknown as Row
const put = { method: 'PUT' }
const remove = { method: 'DELETE' }

/** The record as staff read it, ready to be sent back with changes. */
async function readBack(path: string): Promise<Record<string, unknown>> {
  const {
    id: _,
    approval_status: _status,
    created_at: _at,
    is_user: _user,
    ...record
  } = rowOf(await sales.browser.api(path))
  return record
}

describe('business-partner', () => {
  test('shows members their own, and staff all', async () => {
    for (const { browser } of [owner, buyer]) {
      const list = await browser.api('/business-partner')
      expect(rowsOf(list)).toMatchObject([{ id: partnerId, discounts: [10, 5], approval_status: 1 }])
      expect(list.body.meta?.total).toBe(1)
      expect((await browser.api(`/business-partner/${partnerId}`)).status).toBe(200)
      expect((await browser.api(`/business-partner/${other.partnerId}`)).status).toBe(404)
    }
    expect((await sales.browser.api('/business-partner')).body.meta!.total).toBeGreaterThan(3)
    expect(rowOf(await sales.browser.api(`/business-partner/${other.partnerId}`)).id).toBe(other.partnerId)
  })

  test('is refused to guests and other staff, and cannot be changed by members', async () => {
    const path = `/business-partner/${partnerId}`
    const body = await readBack(path)
    const person = await readBack(`/business-partner-details/${buyer.detailId}`)
    const before = await fingerprintRows(shop.db)
    for (const [browser, status] of [
      [shop.browser(), 401],
      [warehouse.browser, 403],
    ] as const)
      expect((await browser.api('/business-partner')).status).toBe(status)
    const changes: [Browser, number][] = [
      [shop.browser(), 401],
      [owner.browser, 403],
      [buyer.browser, 403],
      [warehouse.browser, 403],
    ]
    for (const [browser, status] of changes) {
      const tries = [
        await browser.api('/business-partner', { kind: 'retail', name: 'Ayşe' }),
        await browser.api(path, { ...body, credit_limit: 1_000_000 }, put),
        await browser.api(path, undefined, remove),
        await browser.api(
          `/business-partner-details/${buyer.detailId}`,
          { ...person, order_limit: null },
          put,
        ),
      ]
      expect(tries.map((answer) => answer.status)).toEqual(Array(4).fill(status))
    }
    expect(await fingerprintRows(shop.db)).toEqual(before)
  })

  test('gets new terms from sales that hold from the next request on, with an entry in the audit log', async () => {
    const { browser } = sales
    const body = { kind: 'wholesale', name: 'Yeni Saat', tax_number: '10000000146' }
    const made = rowOf(await browser.api('/business-partner', body))
    expect(made).toMatchObject({ approval_status: 0, price_list: null, tax_number: '10000000146' })
    const path = `/business-partner/${made.id}`
    const terms = { price_list: 1, discounts: [12.5], payment_term_days: 60, credit_limit: 1_234.5 }
    const changed = await browser.api(path, { ...(await readBack(path)), ...terms }, put)
    expect(rowOf(changed)).toMatchObject({ ...terms, tax_number: '10000000146', approval_status: 0 })
    expect((await browser.api(path, undefined, remove)).status).toBe(200)
    const [row] = await shop.db.select().from(businessPartners).where(eq(businessPartners.id, made.id))
    expect(row?.deletedAt).not.toBeNull()
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `business_partners ${made.id}`))
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([`user ${sales.id}`]))
    // The log must not contain identity numbers.
    expect(entries).toHaveLength(3)
    expect(JSON.stringify(entries)).not.toContain('10000000146')
  })

  test.each([
    { price_list: 999_999 },
    { discounts: [100] },
    { discounts: [10.001] },
    { tax_number: '4540536921' },
    { approval_status: 1 },
    { credit_limit: '100' },
    { kind: 'retail' },
  ])('refuses %j', async (change) => {
    const path = `/business-partner/${partnerId}`
    const answer = await sales.browser.api(path, { ...(await readBack(path)), ...change }, put)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
  })

  test('turns its users into guests when it is removed, from the next request on', async () => {
    const { browser, partnerId: id } = await openMember(shop, { ...company, discounts: [5_000] })
    expect((await browser.api('/business-partner')).status).toBe(200)
    await sales.browser.api(`/business-partner/${id}`, undefined, remove)
    expect((await browser.api('/business-partner')).status).toBe(401)
  })
})

describe('business-partner-details', () => {
  test('an owner reads all users of the company, others only themselves', async () => {
    const ids = async (browser: Browser, query = '') =>
      rowsOf(await browser.api(`/business-partner-details${query}`)).map(({ id }) => id)
    expect(await ids(owner.browser)).toEqual([owner.detailId, buyer.detailId])
    expect(await ids(buyer.browser)).toEqual([buyer.detailId])
    expect(await ids(owner.browser, `?business_partner_id=${other.partnerId}`)).toEqual([])
    expect((await owner.browser.api(`/business-partner-details/${other.detailId}`)).status).toBe(404)
    expect((await buyer.browser.api(`/business-partner-details/${owner.detailId}`)).status).toBe(404)
    expect((await owner.browser.api(`/business-partner-details/${buyer.detailId}`)).status).toBe(200)
    expect(await ids(sales.browser, `?business_partner_id=${partnerId}`)).toEqual([
      owner.detailId,
      buyer.detailId,
    ])
  })

  test('role and limit of a buyer can be changed; the last owner stays', async () => {
    const change = async (id: number, more: object) => {
      const path = `/business-partner-details/${id}`
      return sales.browser.api(path, { ...(await readBack(path)), ...more }, put)
    }
    expect(rowOf(await change(buyer.detailId, { order_limit: 2_500.5 }))).toMatchObject({
      partner_role: 'buyer',
      order_limit: 2_500.5,
      is_user: true,
    })
    expect(rowOf(await change(buyer.detailId, { order_limit: null }))).toMatchObject({ order_limit: null })
    const ended = [
      await change(owner.detailId, { partner_role: 'viewer' }),
      await sales.browser.api(`/business-partner-details/${owner.detailId}`, undefined, remove),
    ]
    for (const { status, body } of ended)
      expect([status, body.errors?.[0]?.code]).toEqual([409, 'last_owner'])
    // A person without a sign-in decides nothing.
    const added = await sales.browser.api('/business-partner-details', {
      business_partner_id: partnerId,
      name: 'Hakan Işık',
      partner_role: 'owner',
    })
    expect(rowOf(added)).toMatchObject({ partner_role: 'owner', is_user: false })
    expect((await change(owner.detailId, { partner_role: 'viewer' })).body.errors?.[0]?.code).toBe(
      'last_owner',
    )
    const contact = `/business-partner-details/${rowOf(added).id}`
    expect((await sales.browser.api(contact, undefined, remove)).status).toBe(200)
    const moved = await change(buyer.detailId, { business_partner_id: other.partnerId })
    expect(moved.status).toBe(400)
  })
})

test('kinds of customers are categories of business partners', async () => {
  const { body } = await shop.browser().api('/categories?categoryable=business%20partner')
  expect(body.data).toEqual([
    { id: 1, code: 'retail', name: 'Perakende' },
    { id: 2, code: 'wholesale', name: 'Toptan' },
  ])
  expect((await shop.browser().api('/categories?categoryable=product')).status).toBe(400)
})
