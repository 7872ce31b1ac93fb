import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { getGoods } from '~/features/basket/basket.server'
import type { BasketGoods } from '~/features/basket/basket'
import type { Visitor } from '~/features/identity/identity'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import { findSavedAddress, holdSavedAddress, resolveAddress } from './address.server'
import { toInvoice } from '~/features/customers/customers-schema'
import type { DeliveryInput } from '../schema'
import { renderContracts } from '~/features/orders/orders.server'
import { readDraft, writeDraft } from './draft-store.server'
import type { Address, OrderQuote } from '~/features/orders/orders'
import {
  type Checkout,
  type CheckoutDraft,
  type CheckoutStep,
  type StepOutcome,
  firstOpenStep,
  isReachable,
} from './steps'
import { quoteOrder } from '../quote/quote.server'

/**
 * Returns the visitor's checkout: entries, current cost and next step; null when the basket is
 * empty.
 */
export async function getCheckout(
  db: Db,
  visitor: Visitor,
  call: { now: Date; origin: string },
): Promise<Checkout | null> {
  const state = await readState(db, visitor, call.now)
  if (!state) return null
  const { draft, quote } = state
  const open = firstOpenStep(draft, quote)
  const { address, invoice } = draft
  const ready = open === 'onay' && address && invoice
  return {
    draft,
    quote,
    firstOpenStep: open,
    review: ready ? await renderContracts(db, { visitor, quote, address, invoice }, call) : null,
  }
}

/**
 * Saves the first step. A different province or district opens the carrier step again, because cost
 * and delivery days depend on the address (promise P08).
 */
export function saveAddress(db: Db, visitor: Visitor, input: DeliveryInput, now: Date): Promise<StepOutcome> {
  return saveStep(db, visitor, 'adres', now, async (db, { draft }) => {
    const resolved = await resolveAddress(db, withoutOldPostalCode(draft.address, input.address))
    if (resolved.status === 'invalid') return resolved
    const { address } = resolved
    const carrierId = isSamePlace(draft.address, address) ? draft.carrierId : null
    return { address, invoice: toInvoice(input.invoice), addressId: null, carrierId }
  })
}

/**
 * Saves the first step with a saved address of the member and an invoice. When the address has no
 * email, emails go to the member's own.
 */
export function chooseAddress(
  db: Db,
  visitor: Visitor,
  { addressId, email }: { addressId: number; email?: string },
  now: Date,
): Promise<StepOutcome> {
  return saveStep(db, visitor, 'adres', now, async (db, { draft }) => {
    const saved = await findSavedAddress(db, visitor, addressId)
    if (!saved || !(await holdSavedAddress(db, visitor, addressId))) return { status: 'address_not_found' }
    const address = email ? { ...saved.address, email } : saved.address
    const carrierId = isSamePlace(draft.address, address) ? draft.carrierId : null
    return { ...saved, address, carrierId }
  })
}

/**
 * Saves the second step; `depot` names the freight depot and its branch, if any. The payment step
 * opens again when the new carrier does not offer the chosen method.
 */
export function chooseCarrier(
  db: Db,
  visitor: Visitor,
  carrierId: number,
  now: Date,
  depot = '',
): Promise<StepOutcome> {
  return saveStep(db, visitor, 'kargo', now, async (db, { goods, draft }) => {
    const { carrierRefusal, payment } = await quoteOrder(
      db,
      visitor,
      goods,
      { ...draft, carrierId, depot },
      now,
    )
    if (carrierRefusal) return { status: 'carrier_unavailable', reason: carrierRefusal }
    return { carrierId, depot, paymentType: payment?.type ?? null }
  })
}

/** Saves the third step. */
export function choosePayment(
  db: Db,
  visitor: Visitor,
  paymentType: PaymentType,
  now: Date,
  installments = 1,
): Promise<StepOutcome> {
  return saveStep(db, visitor, 'odeme', now, async (_, { quote }) => {
    const offer = quote.payments.find(({ type }) => type === paymentType)
    const refusal = offer ? offer.refusal : ({ reason: 'not_offered' } as const)
    if (refusal) return { status: 'payment_unavailable', ...refusal }
    if (paymentType !== paymentTypes.card) return { paymentType, installments: 1 }
    const isOffered = quote.installmentOffers.some(({ count }) => count === installments)
    return isOffered
      ? { paymentType, installments }
      : { status: 'payment_unavailable', reason: 'installments' }
  })
}

/** Saves the note to the shop; possible as soon as there is an address. */
export function saveNote(db: Db, visitor: Visitor, note: string, now: Date): Promise<StepOutcome> {
  return saveStep(db, visitor, 'kargo', now, async () => ({ note }))
}

type State = { goods: BasketGoods & { id: number }; draft: CheckoutDraft; quote: OrderQuote }
type Change = Partial<CheckoutDraft> & { status?: undefined }

async function saveStep(
  db: Db,
  visitor: Visitor,
  step: CheckoutStep,
  now: Date,
  change: (db: Transaction, state: State) => Promise<Change | StepOutcome>,
): Promise<StepOutcome> {
  return transaction(db, async (db) => {
    const state = await readState(db, visitor, now)
    if (!state) return { status: 'empty_basket' }
    const open = firstOpenStep(state.draft, state.quote)
    if (!isReachable(step, open)) return { status: 'step_locked', firstOpenStep: open }
    const changed = await change(db, state)
    if (changed.status) return changed
    const { status: _, ...part } = changed
    await writeDraft(db, state.goods.id, part)
    return { status: 'saved' }
  })
}

/**
 * Returns goods and draft; null when the basket is empty. A guest's coupon is checked again once
 * the email is known, because that guest may have used it before.
 */
export async function readGoodsAndDraft(
  db: Db,
  visitor: Visitor,
): Promise<{ goods: BasketGoods & { id: number }; draft: CheckoutDraft } | null> {
  const goods = await getGoods(db, visitor)
  const { id } = goods
  if (id === null || goods.lines.length === 0) return null
  const draft = await readDraft(db, id)
  const email = visitor.kind === 'guest' && goods.coupon ? draft.address?.email : undefined
  return { goods: { ...(email ? await getGoods(db, visitor, { email }) : goods), id }, draft }
}

async function readState(db: Db, visitor: Visitor, now: Date): Promise<State | null> {
  const found = await readGoodsAndDraft(db, visitor)
  return found && { ...found, quote: await quoteOrder(db, visitor, found.goods, found.draft, now) }
}

/**
 * The postal code in the form belongs to the previous neighbourhood, so it is dropped when the
 * neighbourhood changes.
 */
function withoutOldPostalCode(
  before: Address | null,
  input: DeliveryInput['address'],
): DeliveryInput['address'] {
  const moved =
    before !== null &&
    !(
      isSamePlace(before, { cityId: input.city_id, districtId: input.district_id }) &&
      before.neighbourhood === input.neighbourhood
    )
  return moved && input.postal_code === before.postalCode ? { ...input, postal_code: '' } : input
}

function isSamePlace(before: Address | null, now: Pick<Address, 'cityId' | 'districtId'>): boolean {
  return before?.cityId === now.cityId && before.districtId === now.districtId
}
