import { eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { dropJobs, enqueue } from '~/db/jobs/jobs.server'
import { normalizeEmail } from '~/kernel/turkish'
import { shoppers, users } from '../tables.server'

/** A user about to be forgotten. */
export type Leaving = Pick<typeof users.$inferSelect, 'id' | 'uid' | 'email' | 'name' | 'staffRole'>

/**
 * The user with this e-mail, locked with their shopper until the transaction ends, so that no new order or basket
 * appears meanwhile. Null when there is none.
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
 * Deletes a user. Foreign keys delete their own data with the row: sessions, password, second factor, tokens, basket,
 * drafts and lists. A job deletes the account at a hosted provider. The e-mail becomes free.
 */
export async function forgetUser(db: Transaction, { id, uid, email }: Leaving): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
  await dropJobs(db, 'send-account-mail', { email })
  await enqueue(db, { name: 'forget-at-provider', payload: { uid } })
}
