import type { SavedAddress } from '~/features/customers/customers'
import type { CardInfo } from '~/features/payments/payments'
import type { PlaceLists } from '~/features/places/places'
import type { Checkout, CheckoutStep } from './steps'

export const checkoutPath = '/checkout/steps'

/** A mistake of a step; `path` is the name of the field, empty where it concerns the whole step. */
export type StepError = { path: string; message: string }

/** A card by its first digits. */
export type CardAnswer = { status: 'invalid' } | { status: 'unknown' } | ({ status: 'known' } & CardInfo)

/** The answer to a step that could not be saved; it keeps everything that was entered. */
export type CheckoutAnswer = {
  step: CheckoutStep
  errors: StepError[]
  /** The entries of the form, by field name. */
  values: Record<string, string>
  /** Of the province and district that the form named. */
  places?: PlaceLists
  /** The card, by its first digits. */
  card?: CardAnswer
}

/** More of a member's address step: saved addresses, the one that is chosen at first, whether another may be kept. */
export type MemberDelivery = {
  addresses: SavedAddress[]
  chosen: string
  email: string
  mayKeep: boolean
}

/** A card payment for the goods of the basket whose end nobody has heard yet. */
export type OpenPayment = { code: string; attemptId: string }

export type CheckoutView = Checkout & {
  openPayment: OpenPayment | null
  /** The step that is open now: the one asked for, as far as it can be reached. */
  step: CheckoutStep
  /** Kuruş a buyer orders up to without an owner's approval, when this is more; else null. */
  approvalLimit: number | null
  places: PlaceLists
  member: MemberDelivery | null
  /** Made with the page: sending the form twice orders once. */
  idempotencyKey: string
}

/** The first entries of the address step: the draft, field by field, as the form names them. */
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
