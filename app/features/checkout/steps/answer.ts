import type { SavedAddress } from '~/features/customers/customers'
import type { CardInfo } from '~/features/payments/payments'
import type { PlaceLists } from '~/features/places/places'
import type { PhoneConfirmation } from '../phone/phone-code'
import type { Checkout, CheckoutStep } from './steps'

export const checkoutPath = '/checkout/steps'

/** An error of a step; `path` is the name of the field, empty when it concerns the whole step. */
export type StepError = { path: string; message: string }

/** The answer to a look-up of a card by its first digits. */
export type CardAnswer = { status: 'invalid' } | { status: 'unknown' } | ({ status: 'known' } & CardInfo)

/** The answer to a step that could not be saved; it keeps everything the visitor entered. */
export type CheckoutAnswer = {
  step: CheckoutStep
  errors: StepError[]
  /** The entries of the form by field name. */
  values: Record<string, string>
  /** The lists for the province and district in the form. */
  places?: PlaceLists
  /** The card that its first digits identify. */
  card?: CardAnswer
}

/**
 * The saved addresses of a member's address step, the one chosen at first, and whether another can
 * be saved.
 */
export type MemberDelivery = {
  addresses: SavedAddress[]
  chosen: string
  email: string
  mayKeep: boolean
}

/** A card payment for the goods of the basket that has no result yet. */
export type OpenPayment = { code: string; attemptId: string }

export type CheckoutView = Checkout & {
  openPayment: OpenPayment | null
  /**
   * The step to show: the requested one, or the first open step when that cannot be reached yet.
   */
  step: CheckoutStep
  /** The buyer's limit in kuruş when this order exceeds it and needs approval; else null. */
  approvalLimit: number | null
  /** The confirmation of the mobile number that this order needs; null: none. */
  phoneConfirmation: PhoneConfirmation
  places: PlaceLists
  member: MemberDelivery | null
  /** Created with the page, so that sending the form twice places one order. */
  idempotencyKey: string
}

/** Returns the first entries of the address step: the draft by field name of the form. */
export function draftValues({ address, invoice }: Checkout['draft']): Record<string, string> {
  return {
    'address.first_name': address?.firstName ?? '',
    'address.last_name': address?.lastName ?? '',
    'address.email': address?.email ?? '',
    'address.phone': address?.phone ?? '',
    'address.city_id': address ? String(address.cityId) : '',
    'address.district_id': address ? String(address.districtId) : '',
    'address.neighbourhood': address?.neighbourhood ?? '',
    'address.street': address?.street ?? '',
    'address.postal_code': address?.postalCode ?? '',
    'address.title': address?.title ?? '',
    'invoice.kind': invoice?.kind ?? 'bireysel',
    'invoice.tckn': invoice?.kind === 'bireysel' ? (invoice.tckn ?? '') : '',
    'invoice.unvan': invoice?.kind === 'kurumsal' ? invoice.unvan : '',
    'invoice.vergi_dairesi': invoice?.kind === 'kurumsal' ? invoice.vergiDairesi : '',
    'invoice.vkn': invoice?.kind === 'kurumsal' ? invoice.vkn : '',
  }
}
