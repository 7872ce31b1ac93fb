import type { Database } from '../../app/db/connection.server'
import { orderBody } from '../../app/testing/api/api-samples'
import type { Browser } from '../../app/testing/browser'
import { openMember, openStaff } from '../../app/testing/members'
import { openBook } from './book'
import type { Customer } from './customer'
import { beCustomer } from './fulfil-wishes'
import { checkInvariants } from './invariants/check'
import type { Finding } from './invariants/check'
import { checkDone } from './invariants/done'
import { checkTold } from './invariants/told'
import { type CustomerKind, type Plan, tasksOf } from './plan'
import type { Report } from './report'
import { gather, rush } from './rush'
import { comeToRest, leftJobs } from './rest'
import { type Good, giveCredit } from './shop'
import { beStaff } from './staff'
import { text } from './text'
import { leap } from './time'
import { type Doors, watchTraffic } from './traffic'

type Field = {
  database: Database
  doors: Doors
  secret: string
  /** The shop's data, in which its emails are. */
  folder: string
  goods: Good[]
  scarce: Good[]
  dealerList: number
  minutes: number
  /** Errors that the processes have logged. */
  errors: () => ReadonlyMap<string, number>
  /** What happens to the shop until a moment (`Date.now()`); afterwards all of it works again. Returns how much happened. */
  trouble(end: number, shop: Besieged): Promise<{ faults: number; findings: Finding[] }>
  /** Whether acknowledged orders may be missing: a standby that follows asynchronously loses the last moment. */
  mayLose: boolean
}

export type Besieged = {
  goods: readonly Good[]
  /** Guests with filled baskets; the function returned lets them order at once. */
  gather(): Promise<() => Promise<void>>
  /** The shop for more visitors, whose answers count as well. */
  shop: Shop
  book: ReturnType<typeof openBook>
}

const besiegers = 8

/** Runs the storm as planned, waits until the shop has come to rest, and checks all invariants. */
export async function rage(plan: Plan, field: Field): Promise<Report> {
  const { database, goods, scarce, minutes } = field
  const traffic = watchTraffic(field.doors)
  const book = openBook()
  const shop = { ...traffic, db: database.db, deps: { secret: field.secret, clock: () => new Date() } }
  const body = await orderBody(traffic.browser())
  const customers: Customer[] = []
  const partners = new Map<Customer, number>()
  for (const [i, kind] of plan.customers.entries()) {
    const { browser, partnerId } = await arrive(shop, kind, field.dealerList)
    const email = `musteri${i}@firtina.example`
    const customer = { kind, browser, email, traffic, book, goods, body, orders: [] }
    customers.push(customer)
    if (kind === 'dealer') partners.set(customer, partnerId!)
  }
  await giveCredit(database, [...partners.values()])
  const offices = await Promise.all([openStaff(shop, 'sales'), openStaff(shop, 'warehouse')])

  const end = Date.now() + minutes * 60_000
  const isOver = () => Date.now() >= end
  const crowd = { database, traffic, book, body }
  const [{ faults, findings: found }] = await Promise.all([
    field.trouble(end, { goods, shop, book, gather: () => gather(crowd, scarce.at(-1)!, besiegers) }),
    live(plan.leaps, end, ({ minutes }) => leap(database.pool, minutes)),
    live(plan.rushes, end, ({ buyers }, i) => rush(crowd, scarce[i % scarce.length]!, buyers)),
    ...offices.map(({ browser }, i) =>
      beStaff({ browser, database, goods, seed: `${plan.seed} staff ${i}` }, isOver),
    ),
    ...customers.map((customer, i) => beCustomer(customer, tasksOf(plan.seed, i, customer.kind), isOver)),
  ])
  console.log(text.resting)
  const from = Date.now()
  const left = await comeToRest(database.pool)
  console.log(
    left ? text.notRested(JSON.stringify(left)) : text.rested(Math.round((Date.now() - from) / 1_000)),
  )
  if (left) for (const job of await leftJobs(database.pool)) console.log(text.fault(job))
  const findings = [
    ...(await checkInvariants(database.pool)),
    ...(await checkTold(database.pool, { book, traffic, partners, mayLose: field.mayLose })),
    ...(await checkDone(database.pool, field.folder)),
    ...found,
  ]
  const { rows } = await database.pool.query<Report['totals']>(totals)
  return {
    findings,
    rested: left === null,
    kills: faults,
    requests: traffic.requests(),
    errors: field.errors(),
    totals: rows[0]!,
    answers: traffic.answers,
    outcomes: book.outcomes,
  }
}

const totals = `
  select (select count(*)::int from orders) as "orders",
    (select count(*)::int from payment_attempts) as "payments",
    (select string_agg(status || ': ' || n, ', ' order by status)
      from (select status, count(*) as n from orders group by 1) s) as "states"`

/** A shop that customers and staff are opened in. */
export type Shop = Parameters<typeof openMember>[0] & { browser(): Browser }

async function arrive(shop: Shop, kind: CustomerKind, dealerList: number) {
  if (kind === 'guest') return { browser: shop.browser(), partnerId: null }
  return openMember(shop, kind === 'dealer' ? { kind: 'wholesale', priceListId: dealerList } : {})
}

/** Runs planned events at their moments, one after the other. Returns how many came before the end. */
export async function live<Moment extends { at: number }>(
  moments: readonly Moment[],
  end: number,
  happen: (moment: Moment, place: number) => Promise<unknown>,
): Promise<number> {
  const from = Date.now()
  for (const [place, moment] of moments.entries()) {
    const wait = from + moment.at - Date.now()
    if (wait > 0) await new Promise((resume) => setTimeout(resume, wait))
    if (Date.now() >= end) return place
    await happen(moment, place)
  }
  return moments.length
}
