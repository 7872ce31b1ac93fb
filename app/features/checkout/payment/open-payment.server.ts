import type { Db } from '~/db/connection.server'
import { findOpenOrder } from '~/features/basket/basket.server'
import type { Visitor } from '~/features/identity/identity'
import { findLatestAttempt } from '~/features/payments/payments.server'
import type { OpenPayment } from '../steps/answer'

/**
 * Returns the visitor's card payment for the goods of the basket that has no result yet; null when
 * there is none.
 */
export async function findOpenPayment(db: Db, visitor: Visitor): Promise<OpenPayment | null> {
  const code = await findOpenOrder(db, visitor)
  const latest = code === null ? null : await findLatestAttempt(db, code)
  if (code === null || !latest) return null
  const isOpen = latest.state === 'started' || latest.state === 'captured'
  return isOpen ? { code, attemptId: latest.id } : null
}
