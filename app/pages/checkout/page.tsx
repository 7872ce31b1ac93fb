import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { BasketTotals } from '~/features/basket/ui/basket-totals'
import {
  type CheckoutAnswer,
  checkoutPath,
  type CheckoutView,
  draftValues,
} from '~/features/checkout/steps/answer'
import { type CheckoutStep, checkoutSteps } from '~/features/checkout/checkout'
import { formatAddress, formatCarrier, receiverPays } from '~/features/orders/orders'
import { AddressStep } from '~/features/checkout/ui/address-step'
import { CarrierStep, PaymentStep } from '~/features/checkout/ui/choice-steps'
import { OrderSummary } from '~/features/checkout/ui/order-summary'
import { ReviewStep } from '~/features/checkout/ui/review-step'
import { text } from '~/features/checkout/ui/text'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'

type Props = { view: CheckoutView; answer: CheckoutAnswer | null }

/** The checkout, step by step: finished steps fold to one line, later ones wait below. */
export function CheckoutPage({ view, answer }: Props) {
  const current = answer?.step ?? view.step
  useFocusOnStep(current, Boolean(answer?.errors.length))
  return (
    <div className="page grid gap-6 pt-6 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.title}
      </h1>
      <StepTrail current={current} />
      {view.openPayment && <StillPaying {...view.openPayment} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ol className="grid gap-4">
          {checkoutSteps.map((step, i) => (
            <li key={step} className="rounded-lg border border-line bg-surface p-5 sm:p-6" data-step={step}>
              {step === current ? (
                <OpenStep
                  key={answer ? JSON.stringify(answer.values) : step}
                  view={view}
                  step={step}
                  number={i + 1}
                  answer={answer}
                />
              ) : (
                <ClosedStep
                  view={view}
                  step={step}
                  number={i + 1}
                  done={checkoutSteps.indexOf(view.firstOpenStep) > i}
                />
              )}
            </li>
          ))}
        </ol>
        <div className="lg:sticky lg:top-6">
          <OrderSummary
            basket={view.quote.basket}
            totals={<BasketTotals basket={view.quote.basket} receiverPays={buyerPays(view)} />}
          />
        </div>
      </div>
    </div>
  )
}

/** A buyer who returns from the bank without its answer may have paid; this warns before a second payment. */
function StillPaying({ code, attemptId }: NonNullable<CheckoutView['openPayment']>) {
  return (
    <Notice kind="warning">
      {text.stillPaying(code)}{' '}
      <ShopLink to={`/3dpayment?odeme=${attemptId}`} className="link" ahead={false}>
        {text.stillPayingLink}
      </ShopLink>
    </Notice>
  )
}

function StepTrail({ current }: { current: CheckoutStep }) {
  const at = checkoutSteps.indexOf(current)
  return (
    <nav aria-label={text.steps}>
      <ol className="breadcrumb">
        {checkoutSteps.map((step, i) => (
          <li
            key={step}
            aria-current={i === at ? 'step' : undefined}
            className={i === at ? 'font-semibold text-ink' : ''}
          >
            {i < at && <Icon name="check" className="mr-1 text-xs text-ok" />}
            {text.step[step]}
          </li>
        ))}
      </ol>
    </nav>
  )
}

// Focuses the opened step, since the address stays the same from step to step. The error summary focuses itself.
function useFocusOnStep(current: CheckoutStep, hasErrors: boolean): void {
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    if (!hasErrors) document.getElementById(headingId(current))?.focus()
  }, [current, hasErrors])
}

const headingId = (step: CheckoutStep) => `adim-${step}`

function StepHeading({ step, number }: { step: CheckoutStep; number: number }) {
  return (
    <h2 id={headingId(step)} tabIndex={-1} className="text-xl">
      <span className="mr-2 text-tan tabular-nums">{number}.</span>
      {text.heading[step]}
    </h2>
  )
}

function OpenStep({ view, step, number, answer }: Props & { step: CheckoutStep; number: number }) {
  const { state, formMethod } = useNavigation()
  const pending = state !== 'idle' && formMethod === 'POST'
  const values = answer?.values ?? (step === 'adres' ? draftValues(view.draft) : {})
  const errors = Object.fromEntries((answer?.errors ?? []).map(({ path, message }) => [path, message]))
  const summary = (answer?.errors ?? []).map(({ path, message }) => ({ field: path || undefined, message }))
  return (
    <Form method="post" action={checkoutPath} className="grid gap-6" noValidate>
      <StepHeading step={step} number={number} />
      <ErrorSummary errors={summary} />
      <input type="hidden" name="step" value={step} />
      {step === 'adres' && (
        <AddressStep
          values={values}
          errors={errors}
          places={answer?.places ?? view.places}
          member={view.member}
        />
      )}
      {step === 'kargo' && (
        <CarrierStep
          quote={view.quote}
          values={values}
          depot={view.draft.depot}
          error={errors.cargo_id}
          depotError={errors.depot}
        />
      )}
      {step === 'odeme' && (
        <PaymentStep quote={view.quote} values={values} error={errors.payment_type} card={answer?.card} />
      )}
      {step === 'onay' && <ReviewStep view={view} values={values} errors={errors} pending={pending} />}
      {step !== 'onay' && (
        <div className="grid sm:justify-start">
          <Button look="primary" size="large" pending={pending}>
            {text.goOn}
          </Button>
        </div>
      )}
    </Form>
  )
}

function ClosedStep({
  view,
  step,
  number,
  done,
}: {
  view: CheckoutView
  step: CheckoutStep
  number: number
  done: boolean
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4">
      <div className={`min-w-0 flex-[1_1_8rem] ${done ? '' : 'text-ink-3'}`}>
        <StepHeading step={step} number={number} />
        {done && <p className="mt-1 text-sm text-ink-2">{doneLine(view, step)}</p>}
      </div>
      {done && (
        <ShopLink
          to={`${checkoutPath}?adim=${step}`}
          ahead={false}
          preventScrollReset
          aria-label={text.changeStep(text.step[step])}
          className="link py-1 text-sm"
        >
          {text.change}
        </ShopLink>
      )}
    </div>
  )
}

const depotOf = ({ depot }: CheckoutView['draft'], { carrier }: CheckoutView['quote']) =>
  carrier?.kind === 'ambar' ? depot : ''

const buyerPays = ({ quote: { carrier } }: CheckoutView) => carrier !== null && receiverPays(carrier.kind)

function doneLine({ draft, quote }: CheckoutView, step: CheckoutStep): string {
  if (step === 'kargo')
    return quote.carrier ? formatCarrier({ carrier: quote.carrier.name, depot: depotOf(draft, quote) }) : ''
  if (step === 'odeme')
    return [quote.payment?.name, quote.installments > 1 && text.inInstallments(quote.installments)]
      .filter(Boolean)
      .join(', ')
  return draft.address
    ? `${draft.address.firstName} ${draft.address.lastName}, ${formatAddress(draft.address)}`
    : ''
}
