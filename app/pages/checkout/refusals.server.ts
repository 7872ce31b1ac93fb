import type { StepOutcome } from '~/features/checkout/checkout'
import type { SubmitOutcome } from '~/features/checkout/checkout.server'
import { text as phoneText } from '~/features/checkout/phone/text'
import type { StepError } from '~/features/checkout/steps/answer'
import { paymentRefusalText, text, tooManyOpenText } from '~/features/checkout/text'
import { orderBarText } from '~/features/customers/customers'
import { couponRefusalText } from '~/features/promotions/promotions'
import { formatPrice } from '~/kernel/turkish'
import type { PhoneRefusal } from './phone.server'
import { text as page } from './text'

/** The outcome of a saved step. */
export type Save = StepOutcome | SubmitOutcome | PhoneRefusal

/** The mistakes that the page shows for a refused step, each beside its field. */
export function refusalErrors(
  outcome: Exclude<Save, { status: 'placed' | 'requested' | 'saved' }>,
): StepError[] {
  const whole = (message: string) => [{ path: '', message }]
  switch (outcome.status) {
    case 'invalid':
      return outcome.errors
    case 'may_not_order':
      return whole(orderBarText[outcome.reason])
    case 'address_not_found':
      return [{ path: 'address_id', message: text.addressUnknown }]
    case 'carrier_unavailable':
      return [
        {
          path: outcome.reason === 'depot' ? 'depot' : 'cargo_id',
          message: text.carrierUnavailable[outcome.reason],
        },
      ]
    case 'payment_unavailable':
      return [{ path: 'payment_type', message: paymentRefusalText(outcome) }]
    case 'too_many_open':
      return whole(tooManyOpenText(outcome))
    case 'contracts_not_accepted':
      return outcome.contracts.map(({ id, title }) => ({
        path: `contracts.${id}`,
        message: text.acceptNamed(title),
      }))
    case 'phone_unconfirmed':
      return [{ path: 'phone_code', message: phoneText.needed }]
    case 'code_refused':
      return [{ path: 'phone_code', message: outcome.sentence }]
    case 'too_often':
      return whole(outcome.sentence)
    case 'price_changed':
      return whole(text.priceChanged)
    case 'coupon_refused':
      return whole(couponRefusalText(outcome.refusal))
    case 'approval_needed':
      return whole(text.approvalNeeded(formatPrice(outcome.limit)))
    case 'not_needed':
      return whole(text.approvalNotNeeded)
    case 'no_owner':
      return whole(text.noOwner)
    case 'below_minimum':
      return whole(text.belowMinimum(formatPrice(outcome.minimum)))
    case 'in_flight':
      return whole(page.orderInFlight)
    case 'key_reused':
      return whole(page.orderSentBefore)
    default:
      return whole(text.emptyBasket)
  }
}
