import type { Db } from '~/db/connection.server'
import { enqueueAll, type Job } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'

/**
 * Queues one job per owner of a company, so that a failing address neither blocks the others nor repeats their
 * emails.
 */
export function enqueueForEach(
  db: Db,
  owners: readonly { id: number }[],
  jobOf: (owner: number) => Job,
): Promise<void> {
  return transaction(db, (db) =>
    enqueueAll(
      db,
      owners.map(({ id }) => jobOf(id)),
    ),
  )
}
