import type { BasketGoods, BasketLine } from '~/features/basket/basket'
import type { PaymentType } from '~/features/payments/payments'
import type { BasketRefusal, BlockedLine } from './outcome'
import type { OrderQuote } from '~/features/orders/orders'

type Choice = { paymentType: PaymentType }

/** Returns why these goods cannot be ordered; null when they can. */
export function refuseGoods({ lines }: BasketGoods, quote: OrderQuote, choice: Choice): BasketRefusal | null {
  const blocked = lines.filter(({ state }) => state !== 'ok')
  if (blocked.length > 0) return { status: 'blocked_lines', lines: blocked.map(blockedLine) }
  return refuseQuote(quote, choice)
}

function refuseQuote(quote: OrderQuote, { paymentType }: Choice): BasketRefusal | null {
  const { basket, minimumOrder } = quote
  if (basket.goods < minimumOrder)
    return { status: 'below_minimum', minimum: minimumOrder, goods: basket.goods }
  if (quote.carrierRefusal) return { status: 'carrier_unavailable', reason: quote.carrierRefusal }
  if (quote.payment) return null
  const refusal = quote.payments.find(({ type }) => type === paymentType)?.refusal
  return { status: 'payment_unavailable', ...(refusal ?? { reason: 'not_offered' }) }
}

/** Returns the lines with too little stock. `available`: the pieces left of each such variant. */
export function lackingLines(
  lines: readonly BasketLine[],
  available: ReadonlyMap<number, number>,
): BasketRefusal {
  const lacking = lines.flatMap((line) => {
    const left = available.get(line.variantId)
    return left === undefined
      ? []
      : [{ ...line, state: 'insufficient' as const, available: Math.max(left, 0) }]
  })
  return { status: 'blocked_lines', lines: lacking.map(blockedLine) }
}

function blockedLine({ id, variantId, name, state, available }: BasketLine): BlockedLine {
  return { lineId: id, variantId, name, reason: state === 'unsellable' ? state : 'insufficient', available }
}
