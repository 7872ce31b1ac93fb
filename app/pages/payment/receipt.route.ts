import { data } from 'react-router'
import { makePaymentReceipt } from '~/features/payments/payments.server'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/receipt.route'
import { isOwnPayment, requireAttempt } from './page.server'
import { privateFile } from '../shared/private-file.server'
import { tellToWait } from '../shared/tell-to-wait.server'

/**
 * The receipt of a card payment, for holders of its id, which cannot be guessed. A payer other than the buyer does
 * not see the buyer's name.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const sentence = await tellToWait(visit, 'search')
  if (sentence) throw data(sentence, 429)
  const attempt = await requireAttempt(visit, params.id)
  const file = await makePaymentReceipt(visit.db, attempt, { named: await isOwnPayment(visit, attempt) })
  if (!file) throw data(null, 404)
  return privateFile(file)
}
