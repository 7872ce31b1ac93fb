import type { Db } from '~/db/connection.server'
import { enqueueAll, type Job } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'

/**
 * Queues a job for each owner of a company: an address that takes no letter neither keeps it from the others nor has it
 * sent to them with every new try.
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
