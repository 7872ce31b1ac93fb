import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { orderBar } from '~/features/customers/customers'
import { type CheckoutAnswer, checkoutPath, type CheckoutView } from '~/features/checkout/steps/answer'
import {
  carrierInput,
  confirmInput,
  deliveryInput,
  paymentInput,
  savedDeliveryInput,
} from '~/features/checkout/schema'
import { addAddress } from '~/features/customers/customers.server'
import {
  readCarrierForm,
  readConfirmForm,
  readDeliveryForm,
  readPaymentForm,
  readSavedDelivery,
} from '~/features/checkout/steps/forms'
import { type CheckoutStep, checkoutSteps, limitOver, type StepOutcome } from '~/features/checkout/checkout'
import {
  type SubmitOutcome,
  chooseAddress,
  chooseCarrier,
  choosePayment,
  findOpenPayment,
  getCheckout,
  getPhoneConfirmation,
  saveAddress,
  submitOrder,
} from '~/features/checkout/checkout.server'
import { mayAct } from '~/features/orders/orders.server'
import { isReachable } from '~/features/checkout/steps/steps'
import { text } from '~/features/checkout/text'
import type { PlaceLists } from '~/features/places/places'
import { getPlaceLists } from '~/features/places/places.server'
import { measuredBy } from '~/features/referrers/referrers.server'
import type { RequestContext } from '~/server/shop.server'
import { cardOf } from '../payment/card-of.server'
import { membersAddresses } from './member-delivery.server'
import { checkPhone } from './phone.server'
import { refusalErrors, type Save } from './refusals.server'
import { tellToWait } from '../shared/tell-to-wait.server'
import { text as pages } from './text'

type Outcome = { status: 'leads-to' | 'pays'; path: string } | { status: 'shows'; answer: CheckoutAnswer }

/** The visitor's step and data; null when the visitor may not order or the basket is empty. */
export async function loadCheckoutPage(visit: RequestContext, request: Request) {
  if (orderBar(visit.visitor)) return null
  const checkout = await getCheckout(visit.db, visit.visitor, { now: visit.clock(), origin: visit.origin })
  if (!checkout) return null
  const asked = checkoutSteps.find((step) => step === new URL(request.url).searchParams.get('adim'))
  const step = asked && isReachable(asked, checkout.firstOpenStep) ? asked : checkout.firstOpenStep
  const { address } = checkout.draft
  const view: CheckoutView = {
    ...checkout,
    step,
    openPayment: await findOpenPayment(visit.db, visit.visitor),
    phoneConfirmation: checkout.review
      ? await getPhoneConfirmation(visit.db, visit.visitor, {
          phone: address?.phone,
          paymentType: checkout.draft.paymentType,
          now: visit.clock(),
        })
      : null,
    approvalLimit: limitOver(visit.visitor, checkout.quote.basket.grandTotal),
    places:
      step === 'adres'
        ? await getPlaceLists(visit.db, String(address?.cityId ?? ''), String(address?.districtId ?? ''))
        : noPlaces,
    member: await membersAddresses(visit, checkout.draft),
    idempotencyKey: randomUUID(),
  }
  return {
    view,
    page: {
      title: pages.title,
      description: pages.description,
      canonical: visit.origin + checkoutPath,
      noindex: true,
    },
  }
}

/** Saves the step of a form. `intent=places` only loads the lists of the chosen province, without scripts. */
export async function saveCheckoutStep(
  visit: RequestContext,
  form: FormData,
  headers: Headers,
): Promise<Outcome> {
  const step = checkoutSteps.find((known) => known === form.get('step')) ?? 'adres'
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const places = () => getPlaceLists(visit.db, values['address.city_id'], values['address.district_id'])
  if (form.get('intent') === 'places') {
    return { status: 'shows', answer: { step, errors: [], values, places: await places() } }
  }
  // Enter presses this button even without card digits: then the step itself is meant.
  if (form.get('intent') === 'taksit' && values.bin?.trim())
    return {
      status: 'shows',
      answer: { step, errors: [], values, card: await cardOf(visit, values.bin) },
    }
  const outcome = await save(visit, step, form, headers)
  if (outcome.status === 'placed') {
    const { code, attemptId } = outcome.order
    return attemptId
      ? { status: 'pays', path: `/odeme/${attemptId}` }
      : { status: 'leads-to', path: `/siparis/${code}/tesekkurler` }
  }
  if (outcome.status === 'requested')
    return { status: 'leads-to', path: `/User/requests/${outcome.id}?gonderildi=1` }
  if (outcome.status === 'saved' || outcome.status === 'step_locked')
    return { status: 'leads-to', path: checkoutPath }
  if (outcome.status === 'empty_basket' || outcome.status === 'blocked_lines')
    return { status: 'leads-to', path: '/sepetim' }
  const answer = {
    step: stepOfChoice[outcome.status] ?? step,
    values,
    errors: refusalErrors(outcome),
    places: step === 'adres' ? await places() : noPlaces,
  }
  return { status: 'shows', answer }
}

/** The step of a choice that could not be saved, which the last step may be the first to notice. */
const stepOfChoice: Partial<Record<Save['status'], CheckoutStep>> = {
  carrier_unavailable: 'kargo',
  payment_unavailable: 'odeme',
}

async function save(
  visit: RequestContext,
  step: CheckoutStep,
  form: FormData,
  headers: Headers,
): Promise<Save> {
  const { db, visitor, ip, origin } = visit
  const now = visit.clock()
  switch (step) {
    case 'adres':
      return saveDelivery(visit, form, now)
    case 'kargo':
      return parsed(carrierInput, readCarrierForm(form), ({ cargo_id, depot }) =>
        chooseCarrier(db, visitor, cargo_id, now, depot),
      )
    case 'odeme':
      return parsed(paymentInput, readPaymentForm(form), ({ payment_type, installments }) =>
        choosePayment(db, visitor, payment_type, now, installments),
      )
    case 'onay': {
      const sentence = await tellToWait(visit, 'basket')
      if (sentence) return { status: 'too_often', sentence }
      const code = String(form.get('phone_code') ?? '').trim()
      const checked = await checkPhone(visit, form.get('intent') === 'kod', code)
      if (checked) return checked
      const key = String(form.get('idempotency_key') ?? '')
      return parsed(confirmInput, readConfirmForm(form), (confirmation) =>
        submitOrder(
          db,
          visitor,
          { key: /^[\w-]{8,100}$/.test(key) ? key : randomUUID(), confirmation },
          { now, ip, origin, ...measuredBy(headers, now) },
        ),
      )
    }
  }
}

/** Saves a chosen address or a typed one, which a member may add to the saved ones. */
async function saveDelivery({ db, visitor }: RequestContext, form: FormData, now: Date) {
  const chosen = readSavedDelivery(form)
  if (visitor.kind === 'member' && chosen !== null)
    return parsed(savedDeliveryInput, chosen, ({ address_id: addressId }) =>
      chooseAddress(db, visitor, { addressId }, now),
    )
  return parsed(deliveryInput, readDeliveryForm(form), async (input) => {
    const outcome = await saveAddress(db, visitor, input, now)
    const keeps = visitor.kind === 'member' && mayAct(visitor) && form.has('save_address')
    if (outcome.status !== 'saved' || !keeps) return outcome
    const { email, ...address } = input.address
    const title = address.title || text.savedTitle
    const requested = { ...address, title, invoice: input.invoice, is_default: false }
    const kept = await addAddress(db, visitor.partner.id, requested)
    // A full address book does not stop the order.
    return kept.status === 'saved'
      ? chooseAddress(db, visitor, { addressId: kept.address.id, email }, now)
      : outcome
  })
}

async function parsed<T>(
  schema: z.ZodType<T>,
  value: unknown,
  next: (input: T) => Promise<StepOutcome | SubmitOutcome>,
): Promise<StepOutcome | SubmitOutcome> {
  const read = schema.safeParse(value)
  if (read.success) return next(read.data)
  const errors = read.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message }))
  return { status: 'invalid', errors }
}

const noPlaces: PlaceLists = { cities: [], districts: [], neighbourhoods: [] }
