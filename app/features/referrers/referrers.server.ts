import type { SQL } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Touches } from './referrers'
import * as store from './store.server'

export { countArrival, writeArrivals } from './arrivals.server'
export {
  agreesToMeasuring,
  hasTouches,
  measuredBy,
  readTouches,
  referrerCookieName,
  touchesCookie,
  touchesOf,
  writeTouches,
} from './cookie.server'
export { dropOldArrivals } from './store.server'
export { referrerField, referrerToWire, touchExample, visitorReferrer } from './api/referrer-wire.server'

/** Keeps first and last touch of a new user; nothing when the visitor has not agreed to measuring. */
export async function noteRegistration(
  db: Transaction,
  userId: number,
  { touches, now }: { touches: Touches | null; now: Date },
): Promise<void> {
  if (touches) await store.insertUser(db, userId, touches, now)
}

/** Parts of the statement that inserts an order, which keep the touches of its buyer. */
export function notedTouches(orderCode: string, touches: Touches | null | undefined): SQL[] {
  return touches ? [store.referredOrder(orderCode, touches)] : []
}

/** First and last touch before an order; null when the buyer had not agreed to measuring, or came by no link. */
export async function findOrderReferrer(db: Db, orderCode: string): Promise<Touches | null> {
  const [row] = await store.listOfOrders(db, [orderCode])
  return row ? { first: row.first, last: row.last } : null
}

/** Forgets where the buyer of these orders came from; what is kept of the registration goes with the user. */
export const forgetReferrers = store.removeOfOrders

/** A member's touches for the data export (KVKK art. 11): at registration and with these orders. */
export async function exportReferrers(db: Db, userId: number, orderCodes: readonly string[]) {
  const registration = await store.findOfUser(db, userId)
  return {
    referrers: {
      registration,
      orders: await store.listOfOrders(db, orderCodes),
    },
  }
}
