import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { PaymentAttempt } from './attempt'
import { recordResult, recordStarted } from './attempts.server'
import * as store from './attempt-store.server'
import type { Gateways, Started } from '../providers/gateway'

/**
 * Starts an attempt at the provider, outside any transaction, and returns it: started with its page, or ended. A
 * second call leads to the same page.
 */
export async function beginPayment(
  db: Db,
  gateways: Gateways,
  { id, origin, now }: { id: string; origin: string; now: () => Date },
): Promise<PaymentAttempt> {
  const attempt = await store.readAttempt(db, id)
  if (!attempt) throw new Error(`There is no attempt ${id}`)
  if (attempt.state !== 'created') return attempt
  const gateway = attempt.gateway ? gateways.named[attempt.gateway] : gateways.chosen
  // Recorded before the call, so that status queries know which provider to ask.
  if (gateway && !attempt.gateway) await store.writeGateway(db, id, gateway.name)
  const started: Started = gateway
    ? await gateway.start({ ...attempt, origin })
    : { status: 'refused', reason: 'unavailable' }
  return transaction(db, (db) =>
    started.status === 'started'
      ? recordStarted(db, id, started, now())
      : recordResult(db, id, { status: 'failed', reason: started.reason }, now()),
  )
}
