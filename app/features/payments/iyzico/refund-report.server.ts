import { textOf } from '../ask-provider.server'
import type { ProviderRefund } from '../gateway'

type Entry = Record<string, unknown>
/** `tl`: the refunded part of the payment. */
type Tried = { entry: Entry; refundId: string; tl: number }

/**
 * The refunds in a payment's report (`/v2/reporting/payment/details`): one cancellation of the whole on its own day,
 * or refunds, each with the conversationId of its request. Null when the report is unclear.
 */
export function refundsIn(payment: Entry): ProviderRefund[] | null {
  const paid = Number(payment.paidPrice)
  const tried = [
    ...entriesOf(payment.cancels).map((entry) => ({
      entry,
      refundId: textOf(entry.cancelConversationId),
      tl: paid,
    })),
    ...entriesOf(payment.itemTransactions)
      .flatMap((item) => entriesOf(item.refunds))
      .map((entry) => ({
        entry,
        refundId: textOf(entry.refundConversationId),
        tl: Number(entry.refundPrice),
      })),
  ]
  const isClear = tried.every(({ entry, tl }) => (isDone(entry) && tl > 0) || hasFailed(entry))
  if (!isClear || !(paid > 0)) return null
  const done = sumUp(tried.filter(({ entry }) => isDone(entry)))
  switch (textOf(payment.paymentRefundStatus).trim()) {
    case 'NOT_REFUNDED':
      return done
    case 'TOTALLY_REFUNDED': {
      const rest = toKurus(paid) - done.reduce((sum, { amount }) => sum + amount, 0)
      return rest > 0 ? [...done, { refundId: null, amount: rest }] : done
    }
    default:
      return done.length > 0 ? done : null
  }
}

const isDone = ({ refundStatus }: Entry) => refundStatus === 1
// Failed tries stay in the list with their error.
const hasFailed = ({ refundStatus, errorCode, errorGroup }: Entry) =>
  refundStatus === 0 || textOf(errorCode) !== '' || textOf(errorGroup) !== ''

// A refund is spread over the payment's items in parts with more than two decimals; only their sum is an amount of
// money.
function sumUp(done: readonly Tried[]): ProviderRefund[] {
  const sums = new Map<string, number>()
  for (const { refundId, tl } of done) sums.set(refundId, (sums.get(refundId) ?? 0) + tl)
  return Array.from(sums, ([refundId, tl]) => ({ refundId: refundId || null, amount: toKurus(tl) }))
}

const toKurus = (tl: number) => Math.round(tl * 100)
const entriesOf = (list: unknown) => (Array.isArray(list) ? (list as Entry[]) : [])
