import { eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { dropAccountMail, enqueue } from '~/db/jobs/jobs.server'
import { normalizeEmail } from '~/kernel/turkish'
import { shoppers, users } from '../tables.server'

/** Somebody who is going to be forgotten. */
export type Leaving = Pick<typeof users.$inferSelect, 'id' | 'uid' | 'email' | 'name' | 'staffRole'>

/**
 * Finds who signs in with this e-mail and locks them, with what they keep, until the transaction ends: nothing more is
 * ordered or kept in their name meanwhile. Null when nobody does.
 */
export async function lockUser(db: Transaction, email: string): Promise<Leaving | null> {
  const { id, uid, name, staffRole } = users
  const [user] = await db
    .select({ id, uid, email: users.email, name, staffRole })
    .from(users)
    .where(eq(users.email, normalizeEmail(email)))
    .for('update')
  if (!user) return null
  await db.select({ id: shoppers.id }).from(shoppers).where(eq(shoppers.userId, user.id)).for('update')
  return user
}

/**
 * Deletes a user for good. What is theirs alone goes with the row, as the tables say: sessions, password, second factor,
 * tokens, basket, drafts and lists. A hosted provider is told by a job. The e-mail is free from then on.
 */
export async function forgetUser(db: Transaction, { id, uid, email }: Leaving): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
  await dropAccountMail(db, email)
  await enqueue(db, { name: 'forget-at-provider', payload: { uid } })
}
