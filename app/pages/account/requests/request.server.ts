import { text as phoneText } from '~/features/checkout/phone/text'
import { fieldSentence } from '~/kernel/field-text'
import { orderBarText } from '~/features/customers/customers'
import type { Member } from '~/features/identity/identity'
import { confirmInput, reasonInput } from '~/features/checkout/schema'
import { readConfirmForm } from '~/features/checkout/steps/forms'
import {
  type BasketRefusal,
  type DecideOutcome,
  blockedLineText,
  paymentRefusalText,
  tooManyOpenText,
} from '~/features/checkout/checkout'
import { approveRequest, refuseRequest, takeBackRequest } from '~/features/checkout/checkout.server'
import { text } from '~/features/checkout/text'
import type { DecisionErrors } from '~/features/checkout/ui/request-decision'
import { text as requestText } from '~/features/checkout/ui/request.text'
import { couponRefusalText } from '~/features/promotions/promotions'
import { formatPrice } from '~/kernel/turkish'
import type { RequestContext } from '~/server/shop.server'
import { tellToWait } from '../../shared/tell-to-wait.server'

export const requestFields = { once: ['intent', 'reason'], matching: /^contracts\.[\w-]{1,60}$/ }

type Outcome =
  | { status: 'leads-to'; path: string }
  | { status: 'not_found' }
  | { status: 'shows'; errors: DecisionErrors; code: number }

const shows = (errors: DecisionErrors, code = 409): Outcome => ({ status: 'shows', errors, code })

/** Approves, refuses or withdraws, by the form's intent; an obstacle comes back as a message. */
export async function actOnRequest(
  visit: RequestContext & { visitor: Member },
  id: number,
  form: FormData,
): Promise<Outcome> {
  const { db, visitor, ip, origin } = visit
  const now = visit.clock()
  const sentence = await tellToWait(visit, 'basket')
  if (sentence) return shows([{ path: '', message: sentence }], 429)
  switch (form.get('intent')) {
    case 'take-back': {
      const outcome = await takeBackRequest(db, visitor, id, now)
      return outcome.status === 'not_found' ? outcome : { status: 'leads-to', path: '/sepetim' }
    }
    case 'refuse': {
      const read = reasonInput.safeParse({ reason: form.get('reason') })
      if (!read.success)
        return shows(
          [{ path: 'reason', message: fieldSentence(text.refusalReason, form.get('reason')) }],
          422,
        )
      return after(await refuseRequest(db, visitor, { id, reason: read.data.reason }, now), id)
    }
    case 'approve': {
      const read = confirmInput.safeParse(readConfirmForm(form))
      const contracts = read.success ? read.data.contracts : []
      return after(await approveRequest(db, visitor, { id, contracts }, { now, ip, origin }), id)
    }
    default:
      return { status: 'not_found' }
  }
}

function after(outcome: DecideOutcome, id: number): Outcome {
  const whole = (message: string) => shows([{ path: '', message }])
  switch (outcome.status) {
    case 'placed':
      return { status: 'leads-to', path: `/siparis/${outcome.order.code}/tesekkurler` }
    case 'refused':
      return { status: 'leads-to', path: `/User/requests/${id}` }
    case 'not_found':
      return outcome
    case 'ended':
      return whole(requestText.ended(requestText.state[outcome.state]))
    case 'may_not_order':
      return whole(orderBarText[outcome.reason])
    case 'contracts_not_accepted':
      return shows(
        outcome.contracts.map(({ id, title }) => ({
          path: `contracts.${id}`,
          message: text.acceptNamed(title),
        })),
        422,
      )
    case 'price_changed':
      return whole(text.priceChanged)
    case 'empty_basket':
      return whole(text.emptyBasket)
    case 'coupon_refused':
      return whole(couponRefusalText(outcome.refusal))
    case 'approval_needed':
      return whole(text.approvalNeeded(formatPrice(outcome.limit)))
    case 'too_many_open':
      return whole(tooManyOpenText(outcome))
    case 'phone_unconfirmed':
      return whole(phoneText.needed)
    default:
      return whole(refusalSentence(outcome))
  }
}

/** The sentence for goods that cannot be ordered as they are. */
export function refusalSentence(refusal: BasketRefusal): string {
  switch (refusal.status) {
    case 'blocked_lines':
      return refusal.lines.map(blockedLineText).join(' ')
    case 'below_minimum':
      return text.belowMinimum(formatPrice(refusal.minimum))
    case 'carrier_unavailable':
      return text.carrierUnavailable[refusal.reason]
    case 'payment_unavailable':
      return paymentRefusalText(refusal)
  }
}
