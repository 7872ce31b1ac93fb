import type { Db } from '~/db/connection.server'
import type { Gateway, PaymentState, RefundResult } from '../gateway'
import { type BankPayment, findByReference, addRefund, openPayment, readRefunds } from './bank.server'
import { cardInfo } from './cards'
import { readNotice } from './signing.server'

/** The demo's bank, in the same process. */
export function testBank({ db, secret, clock }: { db: Db; secret: string; clock: () => Date }): Gateway {
  return {
    name: 'test',
    testMode: true,
    frameOrigin: null,
    acknowledgement: 'OK',
    async start(payment) {
      const { token } = await openPayment(db, payment)
      return { status: 'started', token, pageUrl: `${payment.origin}/dev/banka/${token}` }
    },
    complete: ({ id }) => query(id),
    query: ({ id }) => query(id),
    refund: ({ token }, refund) => refundPayment(token, refund),
    cancel: ({ token }, refund) => refundPayment(token, refund),
    listRefunds: ({ token }) => (token === null ? Promise.resolve(null) : readRefunds(db, token)),
    cardOf: (bin) => Promise.resolve(cardInfo(bin)),
    check: () => Promise.resolve({ status: 'works' }),
    verify({ fields }) {
      const notice = readNotice(secret, fields)
      return notice && { attemptId: notice.attempt, token: notice.token, state: null }
    },
  }

  async function query(reference: string): Promise<PaymentState> {
    const payment = await findByReference(db, reference)
    if (!payment) return { status: 'pending' }
    if (payment.silentUntil && clock() < payment.silentUntil)
      throw new Error('The test bank does not answer: that is what this card is for')
    return stateOf(payment, clock())
  }

  async function refundPayment(
    token: string | null,
    { refundId, amount }: { refundId: string; amount: number },
  ): Promise<RefundResult> {
    const outcome = token === null ? 'refused' : await addRefund(db, token, { id: refundId, amount })
    return outcome === 'done'
      ? { status: 'done', reference: refundId }
      : { status: 'refused', reason: 'amount' }
  }
}

/** The state of a payment as the bank reports it at this moment. */
export function stateOf(payment: BankPayment, now: Date): PaymentState {
  const { state, reason, captured, capturedAt, amount, card, currency, token } = payment
  if (state === 'declined') return { status: 'failed', reason: reason ?? 'other' }
  if (state !== 'captured' || !capturedAt || now < capturedAt) return { status: 'pending' }
  const asked = card === 'changed_amount' ? captured : amount
  return {
    status: 'captured',
    asked,
    taken: captured,
    currency,
    providerPaymentId: token,
  }
}
