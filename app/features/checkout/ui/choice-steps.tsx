import { formatDate } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { ChoiceGroup, RadioCard } from '~/ui/forms/choices'
import { TextField } from '~/ui/forms/field'
import { receiverPays, type OrderQuote, receiverPaysNote } from '~/features/orders/orders'
import { text } from './text'
import type { CardAnswer } from '../steps/answer'
import { Installments } from './installments'
import { paymentTypes } from '~/features/payments/payments'
import { paymentRefusalText } from '../text'
import { CreditNote } from './credit-note'

type Props = { quote: OrderQuote; values: Record<string, string>; error: string | undefined }

/**
 * The carriers with their price and delivery days for this basket. The fields of a freight depot
 * show while such a carrier is chosen, also without scripts.
 */
export function CarrierStep({
  quote,
  values,
  depot,
  error,
  depotError,
}: Props & { depot: string; depotError: string | undefined }) {
  const current = values.cargo_id ?? String(quote.carrier?.id ?? quote.carriers[0]?.id ?? '')
  return (
    <div className="group/cargo grid gap-5">
      <ChoiceGroup legend={text.carrier} error={error}>
        {quote.carriers.map((carrier, i) => (
          <RadioCard
            key={carrier.id}
            id={i === 0 ? 'cargo_id' : undefined}
            name="cargo_id"
            value={carrier.id}
            data-kind={carrier.kind}
            defaultChecked={String(carrier.id) === current}
            required
            title={carrier.name}
            aside={asideOf(carrier)}
            note={
              <>
                {text.delivery(formatDate(carrier.delivery.from), formatDate(carrier.delivery.to))}
                {carrier.cashOnDelivery && <span className="block">{text.cashHere}</span>}
                {carrier.kind === 'receiver_pays' && <span className="block">{receiverPaysNote}</span>}
                {carrier.kind === 'ambar' && <span className="block">{text.depotPays}</span>}
              </>
            }
          />
        ))}
      </ChoiceGroup>
      {quote.carriers.some(({ kind }) => kind === 'ambar') && (
        <div className="hidden group-has-[[data-kind=ambar]:checked]/cargo:block">
          <TextField
            id="depot"
            name="depot"
            label={text.depot}
            hint={text.depotHint}
            maxLength={120}
            defaultValue={values.depot ?? depot}
            error={depotError}
          />
        </div>
      )}
    </div>
  )
}

function asideOf({ kind, shipping }: OrderQuote['carriers'][number]) {
  if (receiverPays(kind)) return text.receiverPaysShort
  return shipping === 0 ? <span className="text-ok">{text.free}</span> : formatPrice(shipping)
}

/** The payment methods; one that cannot be chosen shows the reason. */
export function PaymentStep({ quote, values, error, card }: Props & { card: CardAnswer | undefined }) {
  const current = values.payment_type ?? String(quote.payment?.type ?? '')
  // The error summary links to a method that can be chosen.
  const first = quote.payments.find(({ refusal }) => refusal === null) ?? quote.payments[0]
  return (
    <div className="group/pay grid gap-5">
      <ChoiceGroup legend={text.payment} error={error}>
        {quote.payments.map((method) => (
          <RadioCard
            key={method.type}
            id={method === first ? 'payment_type' : undefined}
            name="payment_type"
            value={method.type}
            data-way={method.type === paymentTypes.card ? 'card' : undefined}
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
