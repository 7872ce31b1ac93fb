import { data, redirect } from 'react-router'
import { readOrderList, type RowAnswer } from '~/features/basket/basket'
import {
  type BehalfOutcome,
  placeOnBehalf,
  quoteOnBehalf,
  type Wish,
} from '~/features/checkout/checkout.server'
import { text as checkoutText } from '~/features/checkout/text'
import { findBuyer } from '~/features/customers/customers.server'
import type { OrderQuote, PaymentRefusal } from '~/features/orders/orders'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import { formatPrice } from '~/kernel/turkish'
import { refusalSentence } from '~/pages/account/requests/request.server'
import { readId } from '../shared/list-address'
import { readAction } from '../shared/staff.server'
import { text } from './text'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }

export type BehalfAnswer = {
  refused: string | null
  rows: RowAnswer[]
  quote: OrderQuote | null
  /** The open account of an order on account; `missing`: the part of the total that it does not cover. Kuruş. */
  account: { available: number; missing: number } | null
  values: Record<string, string>
}

const { transfer, openAccount, cashOnDelivery } = paymentTypes
const offered: readonly PaymentType[] = [transfer, openAccount, cashOnDelivery]

/** Prices the rows of the form for the customer (`hesapla`), or places the order (`ver`). */
export async function actOnBehalf(args: Args) {
  const { visit, values, verb, staff } = await readAction(args, {
    once: ['satirlar', 'adres', 'kargo', 'odeme', 'not', 'onay', 'anahtar'],
  })
  const { db, ip, origin } = visit
  const partnerId = readId(args.params.id)
  const buyer = partnerId === null ? null : await findBuyer(db, partnerId)
  if (!buyer) throw data(null, 404)
  const answer = (part: Partial<BehalfAnswer>, status: number) =>
    data(
      { refused: null, rows: [], quote: null, account: null, values, ...part } satisfies BehalfAnswer,
      status,
    )
  const { rows, rest } = readOrderList(values['satirlar'] ?? '')
  if (rows.length === 0) return answer({ refused: text.wrong.empty }, 422)
  if (rest !== '') return answer({ refused: text.wrong.tooMany }, 422)
  const wish: Wish = {
    rows,
    addressId: readId(values['adres']) ?? 0,
    carrierId: readId(values['kargo']) ?? 0,
    paymentType: offered.find((type) => String(type) === values['odeme']) ?? transfer,
    note: (values['not'] ?? '').slice(0, 500),
  }
  const priced = async () => {
    const { rows, quote } = await quoteOnBehalf(db, buyer, wish, staff.now)
    return { rows, quote, ...(quote ? paymentOf(quote, wish.paymentType) : {}) }
  }
  if (verb === 'hesapla') return answer(await priced(), 200)
  const key = values['anahtar'] ?? ''
  if (!/^[0-9a-f-]{36}$/.test(key)) return answer({ refused: text.wrong.key }, 422)
  if (values['onay'] !== '1') return answer({ ...(await priced()), refused: text.wrong.agreed }, 422)
  const outcome = await placeOnBehalf(db, buyer, { key, wish }, { now: staff.now, ip, origin }, staff)
  if (outcome.status === 'placed') return redirect(`/yonetim/siparisler/${outcome.order.code}`, 303)
  return answer({ ...(await priced()), refused: whyNot(outcome) }, 409)
}

/** Why the chosen payment cannot be used, and the state of the open account. */
function paymentOf(quote: OrderQuote, type: PaymentType): Pick<BehalfAnswer, 'refused' | 'account'> {
  const offer = quote.payments.find((one) => one.type === type)
  const refusal = offer ? offer.refusal : ({ reason: 'not_offered' } as const)
  const missing = refusal?.reason === 'credit' ? refusal.missing : 0
  return {
    refused: refusal && paymentSentence(refusal),
    account: offer?.credit ? { available: Math.max(offer.credit.available, 0), missing } : null,
  }
}

/** The sentence for a payment that cannot be used, about the customer rather than to them. */
const paymentSentence = (refusal: PaymentRefusal): string =>
  refusal.reason === 'credit'
    ? text.wrong.credit(formatPrice(refusal.missing), formatPrice(refusal.available))
    : checkoutText.paymentUnavailable[refusal.reason]

function whyNot(outcome: Exclude<BehalfOutcome, { status: 'placed' }>): string {
  switch (outcome.status) {
    case 'payment_unavailable':
      return paymentSentence(outcome)
    case 'bad_rows':
      return text.wrong.rows
    case 'address_not_found':
      return text.wrong.address
    case 'may_not_order':
      return text.wrong.bars[outcome.reason]
    case 'approval_needed':
      return text.wrong.approval(formatPrice(outcome.limit))
    case 'blocked_lines':
    case 'below_minimum':
    case 'carrier_unavailable':
      return refusalSentence(outcome)
    case 'empty_basket':
      return text.wrong.empty
    case 'coupon_refused':
    case 'contracts_not_accepted':
    case 'price_changed':
    case 'phone_unconfirmed':
    case 'too_many_open':
      return text.wrong.changed
  }
}
