import { amountsToWire } from '~/features/basket/basket.server'
import { orderBarText } from '~/features/customers/customers'
import { couponRefusalText } from '~/features/promotions/promotions'
import { Problem } from '~/http/answering/problem.server'
import { formatPrice } from '~/kernel/turkish'
import type { BlockedLine, PlaceOutcome } from '~/features/orders/orders'
import { paymentRefusalText, text, tooManyOpenText } from '~/features/orders/text'

/** How the API tells that no order came of it. */
export function refusalOf(outcome: Exclude<PlaceOutcome, { status: 'placed' }>): Problem {
  switch (outcome.status) {
    case 'may_not_order':
      return new Problem(403, 'may_not_order', orderBarText[outcome.reason])
    case 'empty_basket':
      return new Problem(409, 'empty_basket', text.emptyBasket)
    case 'blocked_lines':
      return new Problem(409, 'blocked_lines', text.blockedLines, outcome.lines.map(lineError))
    case 'below_minimum':
      return new Problem(409, 'below_minimum', text.belowMinimum(formatPrice(outcome.minimum)))
    case 'coupon_refused': {
      const message = couponRefusalText(outcome.refusal)
      const errors = [{ path: 'coupon', code: outcome.refusal.reason, message }]
      return new Problem(409, 'coupon_refused', message, errors)
    }
    case 'too_many_open':
      return new Problem(409, 'too_many_open_orders', tooManyOpenText(outcome))
    case 'approval_needed':
      return new Problem(409, 'approval_needed', text.approvalNeeded(formatPrice(outcome.limit)))
    case 'carrier_unavailable':
      return new Problem(409, 'carrier_unavailable', text.carrierUnavailable[outcome.reason])
    case 'payment_unavailable':
      return new Problem(409, 'payment_unavailable', paymentRefusalText(outcome))
    case 'contracts_not_accepted':
      return new Problem(
        409,
        'contracts_not_accepted',
        text.contractsNotAccepted,
        versionErrors(outcome.contracts),
      )
    case 'price_changed':
      return new Problem(
        409,
        'price_changed',
        text.priceChanged,
        versionErrors(outcome.contracts),
        {},
        {
          quote: amountsToWire(outcome.quote.basket),
        },
      )
  }
}

/** Sentence for a line that cannot be ordered. */
export function blockedLineText({ name, reason, available }: BlockedLine): string {
  return reason === 'unsellable' ? text.unsellableLine(name) : text.insufficientLine(name, available)
}

function lineError(line: BlockedLine) {
  return { path: `lines.${line.variantId}`, code: line.reason, message: blockedLineText(line) }
}

// Names the version to accept.
function versionErrors(contracts: readonly { id: string; version: string }[]) {
  return contracts.map(({ id, version }) => ({
    path: `contracts.${id}`,
    code: 'contract_version',
    message: text.currentVersion(version),
  }))
}
