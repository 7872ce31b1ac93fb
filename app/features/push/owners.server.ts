import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Member, Visitor } from '~/features/identity/identity'
import { openShopper, shopperOf } from '~/features/identity/identity.server'
import { daysUnseen, maxDevices } from './push'
import * as store from './store.server'
import { groupOf } from './subscribe.server'
import { pushSubscriptions } from './tables.server'

/** A device as its owner's page lists it. */
export type PushDevice = { id: number; agent: string; since: Date; isThis: boolean }

/** The member's devices that receive notifications, last seen first. */
export async function listPushDevices(db: Db, visitor: Member): Promise<PushDevice[]> {
  const { id, agent, createdAt, seenAt, sessionId, shopperId } = pushSubscriptions
  const rows = await db
    .select({ id, agent, since: createdAt, sessionId })
    .from(pushSubscriptions)
    .where(eq(shopperId, shopperOf(visitor)))
    .orderBy(desc(seenAt), desc(id))
  return rows.map(({ sessionId, ...row }) => ({ ...row, isThis: sessionId === visitor.user.sessionId }))
}

/** Deletes a device of the visitor; false when it is not the visitor's. */
export async function dropPushDevice(db: Db, visitor: Visitor, deviceId: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, deviceId), eq(pushSubscriptions.shopperId, shopperOf(visitor))))
  return (rowCount ?? 0) > 0
}

/** Moves a guest's devices to the member who signs in. The caller holds the lock of the guest's shopper. */
export async function mergeDevices(
  db: Transaction,
  guestShopperId: number,
  member: Exclude<Visitor, { kind: 'guest' }>,
): Promise<void> {
  const { rowCount } = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.shopperId, guestShopperId))
    .limit(1)
    .then((rows) => ({ rowCount: rows.length }))
  if (rowCount === 0) return
  const shopperId = await openShopper(db, member)
  await db
    .update(pushSubscriptions)
    .set({ shopperId, sessionId: member.user.sessionId || null, group: groupOf(member) })
    .where(eq(pushSubscriptions.shopperId, guestShopperId))
  await store.dropBeyond(db, shopperId, maxDevices)
}

/** A member's devices for the data export (KVKK art. 11), without what only the device itself may use. */
export async function exportDevices(db: Db, member: Member) {
  const { provider, agent, hasMobileApp, topics, group, createdAt, seenAt, shopperId } = pushSubscriptions
  const rows = await db
    .select({ provider, agent, hasMobileApp, topics, group, createdAt, seenAt })
    .from(pushSubscriptions)
    .where(eq(shopperId, shopperOf(member)))
    .orderBy(pushSubscriptions.id)
  return { notificationDevices: rows }
}

/** Deletes devices that were not seen for 270 days: their subscriptions have ended or nobody visits the shop. */
export async function dropUnseenDevices(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysUnseen * 24 * 3_600_000)
  await db.execute(sql`delete from push_subscriptions where seen_at < ${before.toISOString()}`)
}
