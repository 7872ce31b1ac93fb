import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Scheduled } from '~/db/jobs/jobs.server'
import { lockNames } from '~/db/named-locks.server'
import { paymentTypes } from '~/features/payments/payments'
import type { Visitor } from '~/features/identity/identity'
import { getSettings } from '~/features/settings/settings.server'
import { addressGroup } from '~/http/reading/address.server'
import { dayInIstanbul } from '~/kernel/dates'
import { NotPlaced } from './not-placed'
import type { OrderCall } from './order-request'
import { orderStatuses } from '~/features/orders/orders'
import type { TooManyOpen } from './outcome'
import { openOrderAlerts } from './tables.server'
import { orders } from '~/features/orders/tables.server'

/** Most unpaid transfers at once; settings of the group `checkout` with the same names, where 0 means no limit. */
const defaults = { open_orders_per_guest: 3, open_orders_per_member: 10, open_orders_per_address: 10 }

/** Orders that count together for one limit. */
type Circle = { name: string; setting: keyof typeof defaults; theirs: SQL }

type Asker = { shopperId: number | null; email: string }

/**
 * Lets a customer have one more order that waits for a transfer, since such an order keeps goods from others for days.
 * Throws `NotPlaced` at the limit. A guest is counted by session and email, so that a new session alone is no way around
 * the limit, and more widely by address: many people can have the same. The count holds until the transaction ends.
 * Returns jobs that tell the shop, at most once a day for each customer, of a limit that this order reaches.
 */
export async function countOpenOrders(
  db: Transaction,
  visitor: Visitor,
  { shopperId, email, code }: Asker & { code: string },
  { ip, now }: OrderCall,
): Promise<Scheduled[]> {
  const settings = await getSettings(db)
  const circles = circlesOf(visitor, { shopperId, email }, ip)
    .map((circle) => ({
      ...circle,
      most: settings.number('checkout', circle.setting, defaults[circle.setting]),
    }))
    .filter(({ most }) => most > 0)
  await lockNames(
    db,
    circles.map(({ name }) => `open orders of ${name}`),
  )
  const reached: Reached[] = []
  const all = circles.length > 0 ? await readOpen(db, circles) : []
  for (const [i, { name, setting, most }] of circles.entries()) {
    const open = all.filter(({ isOf }) => isOf[i])
    if (open.length >= most) throw new NotPlaced(refusal(setting, open, shopperId))
    if (open.length + 1 === most)
      reached.push({ name, by: words[setting], codes: [...open.map((order) => order.code), code] })
  }
  return tellShop(db, reached, now)
}

type Reached = { name: string; by: TooManyOpen['by']; codes: string[] }

/** One email for all limits that are reached together; none when the shop has heard of one of them today. */
async function tellShop(db: Transaction, [first, ...more]: Reached[], now: Date): Promise<Scheduled[]> {
  if (!first) return []
  const rows = [first, ...more].map(({ name }) => ({ customer: name, day: dayInIstanbul(now) }))
  const { rowCount } = await db.insert(openOrderAlerts).values(rows).onConflictDoNothing()
  const { codes, by } = first
  return rowCount === rows.length ? [{ name: 'send-open-orders-mail', payload: { codes, by } }] : []
}

const words = {
  open_orders_per_guest: 'guest',
  open_orders_per_member: 'member',
  open_orders_per_address: 'address',
} as const

function circlesOf(visitor: Visitor, { shopperId, email }: Asker, ip: string): Circle[] {
  const ofShopper =
    shopperId === null ? [] : [{ name: `shopper ${shopperId}`, theirs: eq(orders.shopperId, shopperId) }]
  if (visitor.kind === 'member')
    return ofShopper.map((circle) => ({ ...circle, setting: 'open_orders_per_member' }))
  const isGuests = isNull(orders.businessPartnerId)
  const group = addressGroup(ip)
  return [
    ...ofShopper.map((circle) => ({ ...circle, setting: 'open_orders_per_guest' as const })),
    {
      name: `mail ${fingerprint(email)}`,
      setting: 'open_orders_per_guest',
      theirs: and(isGuests, eq(orders.email, email))!,
    },
    ...(group === null
      ? []
      : [
          {
            ...({ name: `address ${fingerprint(group)}`, setting: 'open_orders_per_address' } as const),
            theirs: and(isGuests, isOfGroup(group))!,
          },
        ]),
  ]
}

// Addresses are kept in one way of writing; where there was none, the word for it is no address.
const isOfGroup = (group: string) => sql`
  case when ${orders.ip} in ('', 'unknown') then false else ${orders.ip}::inet <<= ${group}::inet end`

/** Unpaid transfers of some circles; `isOf` says of each circle whether the order belongs to it. */
function readOpen(db: Transaction, circles: readonly Circle[]) {
  const theirs = circles.map((circle) => circle.theirs)
  const isOf = sql<boolean[]>`array[${sql.join(theirs, sql`, `)}]`
  return db
    .select({ code: orders.code, shopperId: orders.shopperId, isOf })
    .from(orders)
    .where(
      and(
        eq(orders.status, orderStatuses.awaitingPayment),
        eq(orders.paymentType, paymentTypes.transfer),
        or(...theirs),
      ),
    )
    .orderBy(orders.id)
}

/** Only orders of the asker's own session are named: an email or an address is no proof of whose the others are. */
function refusal(
  setting: Circle['setting'],
  open: { code: string; shopperId: number | null }[],
  shopperId: number | null,
): TooManyOpen {
  const own = open.filter((order) => shopperId !== null && order.shopperId === shopperId)
  return { status: 'too_many_open', by: words[setting], codes: own.map(({ code }) => code) }
}

/** Deletes notes of days that are over. */
export async function dropOldAlerts(db: Db, now: Date): Promise<void> {
  await db.delete(openOrderAlerts).where(lt(openOrderAlerts.day, dayInIstanbul(now)))
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex')
