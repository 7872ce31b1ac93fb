import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { addLine } from '~/features/basket/basket.server'
import { getOffers } from '~/features/catalogue/catalogue.server'
import { products, stockBalances, variants } from '~/features/catalogue/tables.server'
import { addAddress, findStanding, getAddress } from '~/features/customers/customers.server'
import type { SavedAddress } from '~/features/customers/customers'
import type { Member, Visitor } from '~/features/identity/identity'
import { users } from '~/features/identity/tables.server'
import { laterDay } from '~/features/ledger/ledger'
import { postOpening, postPayment } from '~/features/ledger/ledger.server'
import { makeOrderList, replaceFavourites } from '~/features/lists/lists.server'
import { changeStatus } from '~/features/orders/status/change-status.server'
import { missingContracts } from '~/features/orders/contracts/contracts.server'
import { fromBasket, placeOrder } from '~/features/checkout/checkout.server'
import { carriers } from '~/features/orders/tables.server'
import { dayInIstanbul } from '~/kernel/dates'
import { cities, districts, neighbourhoods } from '~/features/places/tables.server'
import { ticketMessages, tickets } from '~/features/support/tables.server'
import { type DemoHistory, demoHistories, type DemoOrder } from '../shop/orders'

const hour = 3_600_000
const day = 24 * hour
const origin = 'https://vitrin.example'

/** Gives demo accounts a past: addresses, orders in every state, a list, favourites. Returns the number of orders. */
export async function loadOrders(db: Transaction, now = new Date()): Promise<number> {
  let made = 0
  for (const history of demoHistories) made += await loadHistory(db, history, now)
  return made
}

async function loadHistory(db: Transaction, history: DemoHistory, now: Date): Promise<number> {
  const member = await findMember(db, history.email)
  if (!member) return 0
  const home = await loadAddresses(db, member, history.addresses)
  const shelf = await readShelf(db, member)
  const favourites = [...new Set(shelf.map(({ productId }) => productId))].slice(0, history.favourites)
  await replaceFavourites(db, member, favourites)
  await loadAccount(db, member, history, now)
  for (const [i, order] of history.orders.entries()) {
    const { id, code } = await loadOrder(db, member, { order, home, shelf: shelf.slice(i * 7), now })
    if (i === 0) await makeOrderList(db, member, history.list, { orderId: id })
    if (i === 1) await loadTicket(db, member, history, { orderCode: code, now })
  }
  return history.orders.length
}

// Rows are inserted directly, so that no email is sent about invented events.
async function loadTicket(
  db: Transaction,
  { user: { userId } }: Member,
  { ticket }: DemoHistory,
  { orderCode, now }: { orderCode: string; now: Date },
): Promise<void> {
  if (!ticket) return
  const createdAt = new Date(now.getTime() - ticket.daysAgo * day)
  const messages = ticket.messages.map(({ side, message, after }) => ({
    side,
    message,
    actor: 'demo',
    sentAt: new Date(createdAt.getTime() + after * hour),
  }))
  const { sentAt: updatedAt, side } = messages.at(-1)!
  const status = side === 'shop' ? 'answered' : 'open'
  const row = { userId, orderCode, subject: ticket.subject, status, createdAt, updatedAt } as const
  const [made] = await db.insert(tickets).values(row).returning({ id: tickets.id })
  await db.insert(ticketMessages).values(messages.map((message) => ({ ...message, ticketId: made!.id })))
}

async function loadAccount(
  db: Transaction,
  { partner }: Member,
  { email, account }: DemoHistory,
  now: Date,
): Promise<void> {
  if (!account) return
  const today = dayInIstanbul(now)
  const paper = (daysAgo: number, documentNo: string) => {
    const postedOn = laterDay(today, -daysAgo)
    return { partnerId: partner.id, postedOn, documentNo, key: `demo ${email} ${documentNo}`, actor: 'demo' }
  }
  const { daysAgo, dueAfter, amount, documentNo } = account.opening
  const opening = paper(daysAgo, documentNo)
  await postOpening(db, { ...opening, amount, dueOn: laterDay(opening.postedOn, dueAfter) })
  for (const { daysAgo, amount, means, documentNo, note } of account.payments)
    await postPayment(db, { ...paper(daysAgo, documentNo), amount, means, description: note })
}

export async function findMember(db: Transaction, email: string): Promise<Member | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const standing = user && (await findStanding(db, user.id))
  if (!standing) return null
  const { id: userId, uid, name, emailVerified } = user
  const signedIn = { userId, uid, name, email, emailVerified, sessionId: 0 }
  return { kind: 'member', sessionHash: '', isNew: false, user: signedIn, ...standing }
}

async function loadAddresses(
  db: Transaction,
  { user, partner }: Member,
  wanted: DemoHistory['addresses'],
): Promise<SavedAddress> {
  const [first = '', ...rest] = user.name.split(' ')
  let home: SavedAddress | null = null
  for (const { title, city, district, street, company } of wanted) {
    const place = await findPlace(db, city, district)
    const saved = await addAddress(db, partner.id, {
      title,
      street,
      first_name: first,
      last_name: rest.join(' '),
      phone: '+905321112233',
      ...place,
      postal_code: '',
      is_default: false,
      invoice: company
        ? {
            kind: 'kurumsal',
            unvan: 'Çağlar Saat ve Aksesuar Ltd. Şti.',
            vergi_dairesi: 'Kadıköy',
            vkn: '1234567890',
          }
        : { kind: 'bireysel', tckn: null },
    })
    if (saved.status !== 'saved') throw new Error(`Demo address ${title}: ${saved.status}`)
    home ??= saved.address
  }
  return home!
}

export async function findPlace(db: Transaction, city: string, district: string) {
  const [row] = await db
    .select({ city_id: cities.id, district_id: districts.id, neighbourhood: neighbourhoods.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(neighbourhoods, eq(neighbourhoods.districtId, districts.id))
    .where(and(eq(cities.name, city), eq(districts.name, district)))
    .orderBy(asc(neighbourhoods.name))
    .limit(1)
  if (!row) throw new Error(`No place ${district}/${city}`)
  return row
}

type Shelf = { productId: number; variantId: number; size: number }[]

/** Goods with plenty of stock that this member can buy, from the end of the catalogue, so that the first products keep their stock. */
export async function readShelf(db: Transaction, member: Visitor): Promise<Shelf> {
  const rows = await db
    .selectDistinctOn([products.code], { variantId: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stockBalances, eq(stockBalances.variantId, variants.id))
    .where(gte(stockBalances.onHand, 150))
    .orderBy(desc(products.code), asc(variants.code))
    .limit(80)
  const offers = await getOffers(
    db,
    member,
    rows.map(({ variantId }) => variantId),
  )
  return rows.flatMap(({ variantId }) => {
    const offer = offers.get(variantId)
    return offer?.price ? [{ productId: offer.productId, variantId, size: offer.price.packageSize }] : []
  })
}

type OrderInput = { order: DemoOrder; home: SavedAddress; shelf: Shelf; now: Date }

async function loadOrder(
  db: Transaction,
  member: Member,
  { order, home, shelf, now }: OrderInput,
): Promise<{ id: number; code: string }> {
  for (const { productId, variantId, size } of shelf.slice(0, order.kinds))
    await addLine(db, member, { productId, variantId, quantity: size * order.packages })
  const placedAt = new Date(now.getTime() - order.daysAgo * day)
  const {
    id: addressId,
    businessPartnerId: _,
    isDefault: _d,
    usedAt: _u,
    invoice,
    ...address
  } = (await getAddress(db, member.partner.id, home.id))!
  const [carrier] = await db
    .select()
    .from(carriers)
    .where(eq(carriers.cashOnDelivery, true))
    .orderBy(carriers.position)
  const request = {
    address: { ...address, email: member.user.email },
    invoice,
    addressId,
    carrierId: carrier!.id,
    paymentType: order.payment,
    note: order.note ?? '',
    contracts: (await missingContracts(db, member, [])).map(({ id, version }) => ({
      id,
      version,
      accepted: true as const,
    })),
  }
  const outcome = await placeOrder(db, member, fromBasket(request), {
    now: placedAt,
    ip: '127.0.0.1',
    origin,
  })
  if (outcome.status !== 'placed') throw new Error(`Demo order of ${member.user.email}: ${outcome.status}`)
  const { id, code } = outcome.order
  for (const { status, after } of order.changes) {
    const cause = {
      actor: 'demo',
      reason: status === 99 ? 'payment_expired' : '',
      now: new Date(placedAt.getTime() + after * day),
    }
    const changed = await changeStatus(db, code, status, status === 1 ? { ...cause, reason: 'paid' } : cause)
    if (changed.status !== 'changed') throw new Error(`Demo order to ${status}: ${changed.status}`)
  }
  // No email about an invented order, and no second end of a finished one.
  await db.execute(sql`select graphile_worker.remove_job(${`order-mail-${code}`})`)
  if (order.changes.length > 0)
    await db.execute(sql`select graphile_worker.remove_job(${`expire-order-${code}`})`)
  return { id, code }
}
