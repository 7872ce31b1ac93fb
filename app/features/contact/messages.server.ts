import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { Member } from '~/features/identity/identity'
import type { Page } from '~/http/calls/list-query'
import { type ContactStatus, daysKept, daysKeptSuspect } from './contact'
import { contactMessages } from './tables.server'

export type ContactRow = typeof contactMessages.$inferSelect

/** A message by its id, or null. */
export async function findContact(db: Db, id: number): Promise<ContactRow | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row ?? null
}

/** Messages for the staff, latest first. */
export async function listContacts(
  db: Db,
  { start, length, status, suspect }: Page & { status?: ContactStatus | undefined; suspect: boolean },
): Promise<{ rows: ContactRow[]; total: number }> {
  const { createdAt, id } = contactMessages
  const wanted = and(
    eq(contactMessages.suspect, suspect),
    status === undefined ? undefined : eq(contactMessages.status, status),
  )
  const rows = await db
    .select()
    .from(contactMessages)
    .where(wanted)
    .orderBy(desc(createdAt), desc(id))
    .offset(start)
    .limit(length)
  return { rows, total: await db.$count(contactMessages, wanted) }
}

/** Marks a message as dealt with, or as open again. Null when it is missing. */
export function setContactStatus(
  db: Db,
  id: number,
  status: ContactStatus,
  actor: string,
): Promise<ContactRow | null> {
  return transaction(db, async (db) => {
    const [row] = await db
      .update(contactMessages)
      .set({ status })
      .where(eq(contactMessages.id, id))
      .returning()
    if (row)
      await audit(db, { actor, action: `contact_messages ${status}`, subject: `contact_messages ${id}` })
    return row ?? null
  })
}

/** Deletes a message; false when it is missing. */
export function removeContact(db: Db, id: number, actor: string): Promise<boolean> {
  return transaction(db, async (db) => {
    const gone = await db
      .delete(contactMessages)
      .where(eq(contactMessages.id, id))
      .returning({ id: contactMessages.id })
    if (gone.length > 0)
      await audit(db, { actor, action: 'contact_messages remove', subject: `contact_messages ${id}` })
    return gone.length > 0
  })
}

/** Deletes all messages of a member: sent while signed in, or under the same e-mail address. */
export async function forgetContacts(
  db: Transaction,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db.delete(contactMessages).where(or(eq(contactMessages.userId, id), eq(contactMessages.email, email)))
}

/** A member's messages for the data export (KVKK art. 11), also those sent as a guest under the verified address. */
export async function exportContacts(db: Db, { user }: Member) {
  const { userId, name, email, phone, subject, message, notice, copied, createdAt } = contactMessages
  const own = user.emailVerified ? eq(email, user.email) : undefined
  return {
    contactMessages: await db
      .select({ name, email, phone, subject, message, notice, copied, createdAt })
      .from(contactMessages)
      .where(or(eq(userId, user.userId), own))
      .orderBy(contactMessages.id),
  }
}

/** Deletes messages after their time. */
export async function dropOldContacts(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
  const { createdAt, suspect } = contactMessages
  await db
    .delete(contactMessages)
    .where(or(lt(createdAt, before(daysKept)), and(sql`${suspect}`, lt(createdAt, before(daysKeptSuspect)))))
}
