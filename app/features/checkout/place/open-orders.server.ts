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

/**
 * Limits of unpaid transfer orders. Settings of the group `checkout` with the same names override
 * them; 0 means unlimited.
 */
const defaults = { open_orders_per_guest: 3, open_orders_per_member: 10, open_orders_per_address: 10 }

/** A group of orders that count together towards one limit. */
type Circle = { name: string; setting: keyof typeof defaults; theirs: SQL }

type Asker = { shopperId: number | null; email: string }

/**
 * Allows a customer one more order that waits for a transfer; the limit exists because such an
 * order reserves stock for days. Throws `NotPlaced` at the limit. A guest is counted by session and
 * by email, so that a new session does not avoid the limit. The limit by IP address is higher,
 * because many people can share an address. The count holds until the transaction ends. Returns the
 * jobs that email the shop about a limit reached by this order, at most once a day for each
 * customer.
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

/**
 * Returns one email for all limits reached together; none when the shop was already told about one
 * of them today.
 */
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

// IP addresses are stored in one notation; an order without an IP address stores a word that is not
// an address.
const isOfGroup = (group: string) => sql`
  case when ${orders.ip} in ('', 'unknown') then false else ${orders.ip}::inet <<= ${group}::inet end`

/**
 * Returns the unpaid transfer orders of some groups; `isOf` tells for each group whether the order
 * belongs to it.
 */
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

/**
 * Names only the orders of the visitor's own session: a typed email or an IP address does not prove
 * that the other orders are theirs.
 */
function refusal(
  setting: Circle['setting'],
  open: { code: string; shopperId: number | null }[],
  shopperId: number | null,
): TooManyOpen {
  const own = open.filter((order) => shopperId !== null && order.shopperId === shopperId)
  return { status: 'too_many_open', by: words[setting], codes: own.map(({ code }) => code) }
}

/** Deletes the alert records of past days. */
export async function dropOldAlerts(db: Db, now: Date): Promise<void> {
  await db.delete(openOrderAlerts).where(lt(openOrderAlerts.day, dayInIstanbul(now)))
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex')
