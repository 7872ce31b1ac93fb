import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { addLine } from '~/features/basket/basket.server'
import { fromBasket, placeOrder } from '~/features/checkout/checkout.server'
import { getAddress, listAddresses, retailPriceKey } from '~/features/customers/customers.server'
import type { Guest, Visitor } from '~/features/identity/identity'
import { missingContracts } from '~/features/orders/contracts/contracts.server'
import { changeStatus } from '~/features/orders/status/change-status.server'
import { type OrderStatus, orderStatuses } from '~/features/orders/orders'
import { carriers } from '~/features/orders/tables.server'
import type { PaymentType } from '~/features/payments/payments'
import { fold } from '~/kernel/turkish'
import { between, createRandom, pick, type Random } from '../random'
import { pastBuyers } from '../shop/past'
import { findMember, findPlace, readShelf } from './orders'
import type { PastBuyer } from './past-types'
import type { Storage } from '~/features/media/media.server'
import { loadApplications } from './applications'
import { loadStaffDay } from './staff-day'
import { loadVoices } from './voices'

const hour = 3_600_000
const day = 24 * hour
const days = 90
const origin = 'https://vitrin.example'

/**
 * Gives the demo shop 90 days behind it: orders of guests, members and dealers in every status, tickets, messages, applications and
 * searches, and what staff did on the day of the first start. Orders are placed by the shop's own operations with the time of each day, so their sums, stock and accounts are right. No
 * email is sent. Returns the number of orders.
 */
export async function loadPast(db: Db, storage: Storage, now = new Date()): Promise<number> {
  const made = await loadOrdersOfPast(db, now)
  await transaction(db, (db) => loadVoices(db, now))
  await loadApplications({ db, storage }, now)
  await loadStaffDay(db, now)
  // Nothing is told to anybody about an invented event.
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier like 'send-%' or t.identifier in ('report-purchase', 'stock-returned')))`)
  return made
}

/** Rolls back an order whose goods no longer suffice. */
class Skipped extends Error {}

async function loadOrdersOfPast(db: Db, now: Date): Promise<number> {
  const random = createRandom(90)
  const guest: Guest = {
    kind: 'guest',
    sessionHash: '',
    isNew: true,
    priceKey: await retailPriceKey(db),
    sees: 0,
  }
  const emails = ['perakende@vitrin.test', 'bayi@vitrin.test', 'bayi2@vitrin.test']
  const members = await transaction(db, async (db) => {
    const found = []
    for (const email of emails) found.push(await findMember(db, email))
    return found
  })
  const buyers = [guest, ...members.filter((one) => one !== null)]
  const shelves = new Map<Visitor, Awaited<ReturnType<typeof readShelf>>>()
  await transaction(db, async (db) => {
    for (const buyer of buyers) shelves.set(buyer, await readShelf(db, buyer))
  })
  const [carrier] = await db
    .select()
    .from(carriers)
    .where(eq(carriers.cashOnDelivery, true))
    .orderBy(carriers.position)
  let made = 0
  for (let age = days; age >= 1; age--) {
    // More orders towards today, fewer on Sundays.
    const weekday = new Date(now.getTime() - age * day).getUTCDay()
    const count = Math.max(0, between(random, 1, 2) + Math.floor((days - age) / 45) - (weekday === 0 ? 1 : 0))
    for (let i = 0; i < count; i++) {
      const buyer = buyers[random() < 0.8 ? 0 : between(random, 0, buyers.length - 1)]!
      const at = new Date(now.getTime() - age * day + between(random, -8, 9) * hour)
      const place = { buyer, shelf: shelves.get(buyer)!, carrierId: carrier!.id, at, age }
      made += await transaction(db, (db) => loadOrder(db, random, place)).catch((error: unknown) => {
        if (error instanceof Skipped) return 0
        throw error
      })
    }
  }
  return made
}

type Place = {
  buyer: Visitor
  shelf: Awaited<ReturnType<typeof readShelf>>
  carrierId: number
  at: Date
  age: number
}

/** Places one order and takes it as far as its age; returns 1, or 0 when its goods no longer suffice. */
async function loadOrder(db: Transaction, random: Random, { buyer, shelf, carrierId, at, age }: Place) {
  const visitor = buyer.kind === 'guest' ? { ...buyer, sessionHash: randomBytes(32).toString('hex') } : buyer
  const wanted = buyer.kind === 'guest' ? between(random, 1, 3) : between(random, 2, 5)
  for (let line = 0; line < wanted; line++) {
    const { productId, variantId, size } = pick(random, shelf)
    const packages = buyer.kind === 'guest' ? between(random, 1, 2) : 1
    await addLine(db, visitor, { productId, variantId, quantity: size * packages })
  }
  const isDealer = buyer.kind === 'member' && buyer.partner.kind === 'wholesale'
  const payment: PaymentType = isDealer ? 3 : random() < 0.6 ? 2 : 4
  const delivery =
    buyer.kind === 'member' ? await addressOf(db, buyer) : await guestAddress(db, pick(random, pastBuyers))
  if (!delivery) throw new Skipped('no address')
  const contracts = (await missingContracts(db, visitor, [])).map(({ id, version }) => ({
    id,
    version,
    accepted: true as const,
  }))
  const request = { ...delivery, carrierId, paymentType: payment, note: '', contracts }
  const outcome = await placeOrder(db, visitor, fromBasket(request), { now: at, ip: '127.0.0.1', origin })
  if (outcome.status !== 'placed') throw new Skipped(outcome.status)
  const { code } = outcome.order
  let moment = at.getTime()
  for (const status of stepsOf(random, payment, age)) {
    moment += between(random, 4, 30) * hour
    const reason =
      status === orderStatuses.placed ? 'paid' : status === orderStatuses.cancelled ? 'payment_expired' : ''
    await changeStatus(db, code, status, {
      actor: 'demo',
      reason,
      now: new Date(Math.min(moment, at.getTime() + age * day)),
    })
  }
  return 1
}

/** The statuses that an order of this age has passed. */
function stepsOf(random: Random, payment: number, age: number): OrderStatus[] {
  const { placed, preparing, shipped, delivered, completed, cancelled } = orderStatuses
  const isTransfer = payment === 2
  if (isTransfer && age > 4 && random() < 0.12) return [cancelled]
  const paid = isTransfer ? [placed] : []
  if (isTransfer && age <= 2 && random() < 0.5) return []
  if (age <= 1) return paid
  if (age <= 2) return [...paid, preparing]
  if (age <= 5) return [...paid, preparing, shipped]
  if (age <= 18) return [...paid, preparing, shipped, delivered]
  return [...paid, preparing, shipped, delivered, completed]
}

async function addressOf(db: Transaction, buyer: Extract<Visitor, { kind: 'member' }>) {
  const [home] = await listAddresses(db, buyer.partner.id)
  if (!home) return null
  const {
    id: addressId,
    businessPartnerId: _,
    isDefault: _d,
    usedAt: _u,
    invoice,
    ...address
  } = (await getAddress(db, buyer.partner.id, home.id))!
  return { address: { ...address, email: buyer.user.email }, invoice, addressId }
}

const places = new Map<string, Awaited<ReturnType<typeof findPlace>>>()

const emailPart = (name: string) => fold(name).replace(/[^a-z]/g, '')

async function guestAddress(db: Transaction, { first, last, city, district, street }: PastBuyer) {
  const key = `${city} ${district}`
  const place = places.get(key) ?? (await findPlace(db, city, district))
  places.set(key, place)
  const email = `${emailPart(first)}.${emailPart(last)}@ornek.example`
  return {
    address: {
      title: '',
      firstName: first,
      lastName: last,
      phone: '+905320000000',
      email,
      cityId: place.city_id,
      city,
      districtId: place.district_id,
      district,
      neighbourhood: place.neighbourhood,
      street,
      postalCode: '',
    },
    invoice: { kind: 'bireysel' as const, tckn: null },
    addressId: null,
  }
}
