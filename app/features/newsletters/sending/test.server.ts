import type { Db } from '~/db/connection.server'
import { enqueueAll } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import '../jobs.server'
import { readNewsletter } from '../store.server'

/** The number of queued emails that try a newsletter out, one for each address; null for an unknown newsletter. */
export function queueTest(
  db: Db,
  newsletterId: number,
  emails: readonly string[],
  now: Date,
): Promise<number | null> {
  return transaction(db, async (db) => {
    if (!(await readNewsletter(db, newsletterId))) return null
    const addresses = [...new Set(emails)]
    await enqueueAll(
      db,
      addresses.map((email) => ({
        name: 'send-newsletter-test',
        payload: { newsletterId, email, at: now.getTime() },
      })),
    )
    return addresses.length
  })
}
