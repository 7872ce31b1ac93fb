import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueueAll } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { Member } from '~/features/identity/identity'
import { findUserById } from '~/features/identity/identity.server'
import type { DeletionRequest } from './profile'
import { deletionRequests } from '../tables.server'

const { id, userId, requestedAt, takenBackAt, doneAt } = deletionRequests
const isOpen = and(isNull(takenBackAt), isNull(doneAt))
const openOf = (user: number) => and(eq(userId, user), isOpen)

/** The user's open deletion request, or null. */
export async function findDeletionRequest(
  db: Db,
  user: Pick<Member['user'], 'userId'>,
): Promise<DeletionRequest | null> {
  const [row] = await db.select({ requestedAt }).from(deletionRequests).where(openOf(user.userId))
  return row ?? null
}

/** Records a deletion request, unless one is open, and queues emails to the shop and the member. */
export async function requestDeletion(db: Db, { user }: Member, now: Date): Promise<void> {
  await transaction(db, async (db) => {
    const [added] = await db
      .insert(deletionRequests)
      .values({ userId: user.userId, requestedAt: now })
      .onConflictDoNothing()
      .returning({ id })
    if (!added) return
    const name = 'send-deletion-mail'
    await enqueueAll(db, [
      { name, payload: { to: 'shop', requestId: added.id } },
      { name, payload: { to: 'member', requestId: added.id } },
    ])
  })
}

/** Withdraws the member's open request for deletion; does nothing without one. */
export async function takeBackDeletion(db: Db, { user }: Member, now: Date): Promise<void> {
  await transaction(db, (db) =>
    db.update(deletionRequests).set({ takenBackAt: now }).where(openOf(user.userId)),
  )
}

/** Open deletion requests, oldest first. */
export async function listDeletionRequests(db: Db): Promise<{ userId: number; requestedAt: Date }[]> {
  const rows = await db
    .select({ userId, requestedAt })
    .from(deletionRequests)
    .where(isOpen)
    .orderBy(asc(requestedAt), asc(id))
  // Only fulfilled requests have no user id.
  return rows.flatMap((row) => (row.userId === null ? [] : [{ ...row, userId: row.userId }]))
}

/** Content of the emails about a request; null when it was withdrawn or fulfilled. */
export async function getDeletionForEmail(db: Db, requestId: number) {
  const [row] = await db
    .select({ userId, requestedAt })
    .from(deletionRequests)
    .where(and(eq(id, requestId), isOpen))
  const user = row?.userId ? await findUserById(db, row.userId) : null
  return user && { name: user.name, email: user.email, requestedAt: row!.requestedAt }
}

/**
 * Marks the request as fulfilled before the user is deleted. The row stays without the user, because deletions must
 * be recorded (Kişisel Verilerin Silinmesi Yönetmeliği art. 7). A request made by other means gets its row now.
 * Returns the row's id.
 */
export async function finishDeletion(db: Transaction, user: { id: number }, now: Date): Promise<number> {
  const done = { doneAt: now }
  const [open] = await db.update(deletionRequests).set(done).where(openOf(user.id)).returning({ id })
  if (open) return open.id
  const row = { userId: user.id, requestedAt: now, ...done }
  const [added] = await db.insert(deletionRequests).values(row).returning({ id })
  return added!.id
}
