import type { Db } from '~/db/connection.server'
import { findOpenOrder } from '~/features/basket/basket.server'
import type { Visitor } from '~/features/identity/identity'
import { findLatestAttempt } from '~/features/payments/payments.server'
import type { OpenPayment } from '../steps/answer'

/** The card payment for what is in the visitor's basket that nobody has heard the end of; null: there is none. */
export async function findOpenPayment(db: Db, visitor: Visitor): Promise<OpenPayment | null> {
  const code = await findOpenOrder(db, visitor)
  const latest = code === null ? null : await findLatestAttempt(db, code)
  if (code === null || !latest) return null
  const isOpen = latest.state === 'started' || latest.state === 'captured'
  return isOpen ? { code, attemptId: latest.id } : null
}
