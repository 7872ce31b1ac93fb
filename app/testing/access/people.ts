import { desc, sql } from 'drizzle-orm'
import { businessPartnerAddresses } from '~/features/customers/tables.server'
import type { Sees, StaffRole } from '~/features/identity/identity'
import { orderLists } from '~/features/lists/tables.server'
import { orders } from '~/features/orders/tables.server'
import { orderBody, type SampleFacts } from '../api/api-samples'
import type { Browser } from '../browser'
import { openMember, openStaff } from '../members'
import type { TestShop } from '../shop'

type Options = Parameters<typeof openMember>[1] & { sees: Sees; mayOrder: boolean }

/** A visitor who asks for everything, with things of their own that carry a mark nobody else may see. */
export type Person = {
  name: string
  kind: 'guest' | 'member' | 'staff'
  role: StaffRole | null
  /** Opens a browser with their cookies as they were at first, so that requests do not change each other's. */
  browser: () => Browser
  sees: Sees
  mayOrder: boolean
  /** A word in each of their names, addresses and orders. */
  mark: string
  /** The company; its members know each other's marks. */
  company: string
  order: { id: number; code: string } | null
  listId: number | null
}

const retail = { kind: 'retail', sees: 1, mayOrder: true } as const
const wholesale = { kind: 'wholesale', priceListId: 2 } as const

/** Runs before the first request: stocks enough for all, and lets everybody buy a single piece. */
export async function letAllBuy({ db }: TestShop, { line }: SampleFacts): Promise<void> {
  const variantId = line.product_variant_id
  await db.execute(sql`update stock_balances set on_hand = 10000 where variant_id = ${variantId}`)
  await db.execute(sql`update offers set package_size = 1 where variant_id = ${variantId}`)
  await db.execute(sql`update price_lists set minimum_order = 0 where minimum_order > 0`)
}

/** One visitor for every kind of permission: from a guest to the admin. */
export async function openPeople(shop: TestShop, facts: SampleFacts): Promise<Person[]> {
  const members: [string, Options][] = [
    ['member A', retail],
    ['member B', retail],
    ['waiting dealer', { ...wholesale, approval: 0, sees: 0, mayOrder: true }],
    ['suspended dealer', { ...wholesale, approval: 3, sees: 0, mayOrder: false }],
    ['owner', { ...wholesale, sees: 2, mayOrder: true }],
    ['buyer', { ...wholesale, role: 'buyer', sees: 2, mayOrder: true }],
    ['viewer', { ...wholesale, role: 'viewer', sees: 2, mayOrder: false }],
  ]
  const people: Person[] = [await openGuest(shop, facts)]
  let companyId: number | undefined
  for (const [name, { sees, mayOrder, ...options }] of members) {
    const mark = markOf(name)
    const colleague = name === 'buyer' || name === 'viewer'
    const member = await openMember(shop, {
      ...options,
      name: mark,
      email: `${mark.toLowerCase()}@uye.example`,
      ...(colleague ? { partnerId: companyId } : {}),
    })
    if (name === 'owner') companyId = member.partnerId
    if (!colleague) await saveAddress(shop, member.partnerId, mark)
    people.push({
      name,
      kind: 'member',
      role: null,
      browser: copies(shop, member.browser),
      sees,
      mayOrder,
      mark,
      company: colleague || name === 'owner' ? 'company' : name,
      order: mayOrder ? await placeOrder(shop, member.browser, mark, facts) : null,
      listId: await saveList(shop, member.id, mark),
    })
  }
  for (const role of ['admin', 'sales', 'warehouse', 'content'] as const) {
    const { browser } = await openStaff(shop, role)
    people.push({
      name: role,
      kind: 'staff',
      role,
      browser: copies(shop, browser),
      sees: 0,
      mayOrder: true,
      mark: markOf(role),
      company: role,
      order: null,
      listId: null,
    })
  }
  return people
}

async function openGuest(shop: TestShop, facts: SampleFacts): Promise<Person> {
  const mark = markOf('guest')
  const browser = shop.browser()
  await browser.page('/')
  const order = await placeOrder(shop, browser, mark, facts)
  return {
    name: 'guest',
    kind: 'guest',
    role: null,
    browser: copies(shop, browser),
    sees: 0,
    mayOrder: true,
    mark,
    company: 'guest',
    order,
    listId: null,
  }
}

export const markOf = (name: string) => `Kanarya${name.replace(/\W/g, '')}`

export function copies(shop: TestShop, { cookies }: Browser): () => Browser {
  const kept = [...cookies]
  return () => {
    const browser = shop.browser()
    for (const [name, value] of kept) browser.cookies.set(name, value)
    return browser
  }
}

export async function placeOrder({ db }: TestShop, browser: Browser, mark: string, { line }: SampleFacts) {
  await browser.api('/add-to-basket', { ...line, amount: 1 })
  const body = await orderBody(browser)
  const address = { ...(body.address as object), first_name: mark, street: `${mark} Sokak No: 1` }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { status, body: answer } = await browser.api(
    '/shopping/orders',
    { ...body, address, note: mark },
    { headers },
  )
  if (status !== 200) throw new Error(`No order of ${mark}: ${JSON.stringify(answer)}`)
  const [order] = await db
    .select({ id: orders.id, code: orders.code })
    .from(orders)
    .orderBy(desc(orders.id))
    .limit(1)
  return order!
}

/** A saved address of a partner, in an existing place. */
export async function saveAddress({ db }: TestShop, businessPartnerId: number, mark: string): Promise<void> {
  const { rows } = await db.execute<{ id: number; neighbourhood: string }>(sql`
    select d.id, n.name as neighbourhood from districts d join neighbourhoods n on n.district_id = d.id
    where d.city_id = 34 and d.name = 'Kadıköy' order by n.id limit 1`)
  const [{ id: districtId, neighbourhood }] = rows as [{ id: number; neighbourhood: string }]
  await db.insert(businessPartnerAddresses).values({
    businessPartnerId,
    title: 'Ev',
    firstName: mark,
    lastName: 'Işık',
    phone: '+905321234567',
    cityId: 34,
    city: 'İstanbul',
    districtId,
    district: 'Kadıköy',
    neighbourhood,
    street: `${mark} Cad. No: 12`,
    postalCode: '34710',
    invoice: { kind: 'bireysel', tckn: null },
  })
}

async function saveList({ db }: TestShop, userId: number, mark: string): Promise<number> {
  const [list] = await db
    .insert(orderLists)
    .values({ userId, name: `${mark} listesi` })
    .returning({ id: orderLists.id })
  return list!.id
}

/** Products with limited visibility, by their viewers; `nobody` is one that is no longer sold. Their names carry marks too. */
export async function hideProducts({ db }: TestShop) {
  const { rows } = await db.execute<{ id: number; link: string }>(sql`
    select p.id, p.link from products p join variants v on v.product_id = p.id
    join stock_balances s on s.variant_id = v.id
    where p.visibility = 0 and p.published group by p.id having sum(s.on_hand) > 50 order by p.id desc limit 3`)
  const [members, wholesale, nobody] = rows as [Hidden, Hidden, Hidden]
  for (const [{ id }, change] of [
    [members, sql`name = 'Kanaryauyelere', visibility = 1`],
    [wholesale, sql`name = 'Kanaryatoptan', visibility = 2`],
    [nobody, sql`name = 'Kanaryakalkan', published = false`],
  ] as const)
    await db.execute(sql`update products set ${change} where id = ${id}`)
  return [
    { ...members, mark: 'Kanaryauyelere', least: 1 },
    { ...wholesale, mark: 'Kanaryatoptan', least: 2 },
    { ...nobody, mark: 'Kanaryakalkan', least: 3 },
  ]
}

type Hidden = { id: number; link: string }
