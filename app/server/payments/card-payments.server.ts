import { transaction } from '~/db/transaction.server'
import { settlePayment } from '~/features/checkout/checkout.server'
import type { Message, PaymentAttempt, PaymentState } from '~/features/payments/payments'
import {
  askAboutPayments,
  findAttempt,
  recordResult,
  settleAccountPayment,
} from '~/features/payments/payments.server'
import type { Transaction } from '~/db/connection.server'
import type { Deps } from '../shop.server'

type Said = Exclude<PaymentState, { status: 'pending' }>
type RequestContext = Pick<Deps, 'db' | 'gateways' | 'clock' | 'log'>

/**
 * Handles a provider's message or a browser that returns from one: verifies it, asks the provider outside of any transaction,
 * and places the order or books the payment once (promises P22 to P24). Null: the message belongs to no payment. Throws when
 * the provider does not answer; it is asked again later.
 */
export async function takeNotice(shop: RequestContext, message: Message): Promise<PaymentAttempt | null> {
  for (const gateway of Object.values((await shop.gateways()).named)) {
    const callback = gateway.verify(message)
    if (!callback) continue
    const attempt = await findAttempt(shop.db, callback.attemptId)
    const isOurs = attempt?.gateway === gateway.name
    if (!attempt || !isOurs || (callback.token !== null && callback.token !== attempt.token)) return null
    if (attempt.state === 'settled' || attempt.state === 'returned') return attempt
    const state = await gateway.complete(attempt, callback)
    return state.status === 'pending' ? attempt : conclude(shop, attempt.id, state)
  }
  return null
}

/** Records the end of a payment and carries out its purpose, in one transaction. */
function conclude({ db, clock }: RequestContext, id: string, said: Said): Promise<PaymentAttempt> {
  return transaction(db, async (db) => {
    const now = clock()
    const attempt = await recordResult(db, id, said, now)
    if (attempt.state === 'captured') await settle(db, attempt, now)
    return (await findAttempt(db, id))!
  })
}

function settle(db: Transaction, attempt: PaymentAttempt, now: Date): Promise<void> {
  return attempt.purpose === 'order'
    ? settlePayment(db, attempt, now)
    : settleAccountPayment(db, attempt, now)
}

/** Asks the providers about payments without a known end; see `askAboutPayments`. */
export async function askForPayments(shop: RequestContext): Promise<void> {
  return askAboutPayments(shop.db, await shop.gateways(), {
    now: shop.clock(),
    conclude: (id, said) => conclude(shop, id, said),
    onError: (err, attempt) => shop.log.error({ err, attempt }, 'a payment could not be asked about'),
  })
}

/** A message that consists of form fields alone. */
export function messageOf(fields: URLSearchParams): Message {
  return { fields, query: new URLSearchParams(), body: String(fields), headers: new Headers() }
}
