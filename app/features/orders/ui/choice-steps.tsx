import { formatDate } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { ChoiceGroup, RadioCard } from '~/ui/choices'
import type { CardAnswer } from '../checkout-answer'
import type { OrderQuote } from '../orders'
import { Installments } from './installments'
import { paymentRefusalText } from '../text'
import { CreditNote } from './credit-note'
import { text } from './text'

type Props = { quote: OrderQuote; values: Record<string, string>; error: string | undefined }

/** Carriers with what they cost for this basket and when the parcel would come. */
export function CarrierStep({ quote, values, error }: Props) {
  const current = values.cargo_id ?? String(quote.carrier?.id ?? quote.carriers[0]?.id ?? '')
  return (
    <ChoiceGroup legend={text.carrier} error={error}>
      {quote.carriers.map((carrier, i) => (
        <RadioCard
          key={carrier.id}
          id={i === 0 ? 'cargo_id' : undefined}
          name="cargo_id"
          value={carrier.id}
          defaultChecked={String(carrier.id) === current}
          required
          title={carrier.name}
          aside={
            carrier.shipping === 0 ? (
              <span className="text-ok">{text.free}</span>
            ) : (
              formatPrice(carrier.shipping)
            )
          }
          note={
            <>
              {text.delivery(formatDate(carrier.delivery.from), formatDate(carrier.delivery.to))}
              {carrier.cashOnDelivery && <span className="block">{text.cashHere}</span>}
            </>
          }
        />
      ))}
    </ChoiceGroup>
  )
}

/** Ways to pay; one that cannot be chosen says why. */
export function PaymentStep({ quote, values, error, card }: Props & { card: CardAnswer | undefined }) {
  const current = values.payment_type ?? String(quote.payment?.type ?? '')
  return (
    <div className="group/pay grid gap-5">
      <ChoiceGroup legend={text.payment} error={error}>
        {quote.payments.map((method, i) => (
          <RadioCard
            key={method.type}
            id={i === 0 ? 'payment_type' : undefined}
            name="payment_type"
            value={method.type}
            defaultChecked={String(method.type) === current}
            disabled={method.refusal !== null}
            required
            title={method.name}
            aside={method.fee > 0 ? text.fee(formatPrice(method.fee)) : undefined}
            note={
              <>
                {method.description}
                {method.refusal && (
                  <span className="block font-semibold">{paymentRefusalText(method.refusal)}</span>
                )}
                {method.credit && <CreditNote credit={method.credit} total={quote.basket.grandTotal} />}
                {method.limit !== null && !method.refusal && (
                  <span className="block">{text.limit(formatPrice(method.limit))}</span>
                )}
              </>
            }
          />
        ))}
      </ChoiceGroup>
      <Installments quote={quote} values={values} card={card} />
    </div>
  )
}
