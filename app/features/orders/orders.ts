import type { BankAccount, InstallmentOffer, PaymentMethod, PaymentType } from '~/features/payments/payments'
import type { Amounts, PricedBasket } from '~/features/basket/basket'
import type { Credit } from '~/features/ledger/ledger'
import type { Invoice, OrderBar, PostalAddress } from '~/features/customers/customers'
import type { CouponRefusal } from '~/features/promotions/promotions'
import type { Kurus } from '~/kernel/money'
import type {
  InvoiceRecord,
  LinePieces,
  OrderRefund,
  OrderReturn,
  Shipment,
} from '~/features/fulfilment/record/fulfilment-record'
import type { AskOutcome } from '~/features/checkout/approval/requests'
import type { Carrier, CarrierRefusal } from './carriers/carriers'
import type { PaymentNotice } from '~/features/fulfilment/notices/notices'
import type { OrderStatus } from './status/status'
import type { BlockedLine, TooManyOpen } from '~/features/checkout/place/refusals'

export { type DecideOutcome, limitOver } from '~/features/checkout/approval/requests'
export type { Invoice } from '~/features/customers/customers'
export { formatCarrier, receiverPays } from './carriers/carriers'
export { orderStatuses, statusColour, type OrderStatus, type StatusOutcome } from './status/status'
export type { BlockedLine, TooManyOpen } from '~/features/checkout/place/refusals'

/** Delivery address of an order; letters go to its e-mail. */
export type Address = PostalAddress & { email: string }

/** An address in one line, as it is written on a parcel. */
export function formatAddress({ neighbourhood, street, postalCode, district, city }: PostalAddress): string {
  return `${neighbourhood} ${street}, ${`${postalCode} ${district}`.trim()}/${city}`
}

/** A carrier for one basket: what it costs there and when the parcel would come, if sent today. */
export type CarrierOffer = Carrier & { shipping: Kurus; delivery: { from: Date; to: Date } }

/**
 * Why a way to pay cannot be chosen for a basket: `credit` tells what is missing to the limit of the open account; who has
 * to ask an owner first (`approval`) cannot pay by card.
 */
export type PaymentRefusal =
  | { reason: 'carrier' | 'limit' | 'not_offered' | 'approval' | 'installments' }
  | { reason: 'credit'; missing: Kurus; available: Kurus }

/** A way to pay for one basket; `refusal` says why it cannot be chosen there, `credit` how an open account stands. */
export type PaymentOffer = PaymentMethod & { refusal: PaymentRefusal | null; credit: Credit | null }

/** What an order of this basket would be. `carrier` and `payment` are null while not chosen or no longer offered. */
export type OrderQuote = {
  basket: PricedBasket
  carrier: CarrierOffer | null
  /** Why there is no carrier; null: there is one. */
  carrierRefusal: CarrierRefusal | null
  payment: PaymentOffer | null
  /** Of a card payment; 1: all at once. */
  installments: number
  /** Ways to split a card payment, all at once first; empty where cards are not taken. */
  installmentOffers: InstallmentOffer[]
  carriers: CarrierOffer[]
  payments: PaymentOffer[]
  /** Of the visitor's price list; 0: none. */
  minimumOrder: Kurus
}

/** Steps of the checkout, in their order. */
export const checkoutSteps = ['adres', 'kargo', 'odeme', 'onay'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

export type CheckoutDraft = {
  address: Address | null
  invoice: Invoice | null
  /** The saved address that both were taken from; null: they were written. */
  addressId: number | null
  carrierId: number | null
  /** Freight depot and branch, for a carrier that needs them. */
  depot: string
  paymentType: PaymentType | null
  installments: number
  note: string
}

/** A contract as it is shown before the order. Who accepts it sends `id` and `version` back. */
export type ContractText = { id: string; version: string; title: string; html: string; plainText: string }

/** Where a visitor stands on the way to an order. */
export type Checkout = {
  draft: CheckoutDraft
  quote: OrderQuote
  /** The step to show: everything before it is complete. */
  firstOpenStep: CheckoutStep
  /** Null until the last step is open. */
  review: { summaryHtml: string; contracts: ContractText[] } | null
}

/** An order that has just been placed. */
export type PlacedOrder = {
  id: number
  code: string
  status: OrderStatus
  paymentType: PaymentType
  grandTotal: Kurus
  /** ISO 8601; when an unpaid order is cancelled. */
  expiresAt: string | null
  /** The card payment it waits for; null with every other way to pay. */
  attemptId: string | null
}

/** Why goods cannot be ordered as they are, whoever orders them. */
export type BasketRefusal =
  | { status: 'blocked_lines'; lines: BlockedLine[] }
  | { status: 'below_minimum'; minimum: Kurus; goods: Kurus }
  | { status: 'carrier_unavailable'; reason: CarrierRefusal }
  | ({ status: 'payment_unavailable' } & PaymentRefusal)

/** What became of a try to order. Nothing is saved unless `placed`. */
export type PlaceOutcome =
  | { status: 'placed'; order: PlacedOrder }
  | { status: 'may_not_order'; reason: OrderBar }
  | { status: 'empty_basket' }
  | BasketRefusal
  /** Only where a coupon was asked for that must count. */
  | { status: 'coupon_refused'; refusal: CouponRefusal }
  | TooManyOpen
  /** Over the buyer's limit: an owner of the company has to approve. */
  | { status: 'approval_needed'; limit: Kurus }
  | { status: 'contracts_not_accepted'; contracts: Pick<ContractText, 'id' | 'version' | 'title'>[] }
  | { status: 'price_changed'; quote: OrderQuote; contracts: ContractText[] }

/** What became of a step of the checkout. `step_locked`: an earlier step is open still. */
export type StepOutcome =
  | { status: 'saved' }
  | { status: 'empty_basket' }
  | { status: 'address_not_found' }
  | { status: 'step_locked'; firstOpenStep: CheckoutStep }
  | { status: 'carrier_unavailable'; reason: CarrierRefusal }
  | ({ status: 'payment_unavailable' } & PaymentRefusal)
  | { status: 'invalid'; errors: { path: string; code: string; message: string }[] }

/** What became of the last step. `in_flight`: the same try is still running; `key_reused`: the form was sent before, otherwise. */
export type SubmitOutcome =
  | PlaceOutcome
  | AskOutcome
  | { status: 'step_locked'; firstOpenStep: CheckoutStep }
  | { status: 'in_flight' }
  | { status: 'key_reused' }

/** An order in a list: what tells it apart at a glance. */
export type OrderBrief = {
  id: number
  code: string
  status: OrderStatus
  paymentType: PaymentType
  placedAt: Date
  grandTotal: Kurus
  lineCount: number
  /** Of the first lines. */
  lines: { name: string; pictureHash: string | null }[]
}

/** Which of a member's orders are wanted: words of code or product, the year in Istanbul. */
export type OrderQuery = { search?: string; year?: number | null; start: number; length: number }

export type OrderLine = {
  id: number
  productCode: string
  productName: string
  variantName: string
  productLink: string
  pictureHash: string | null
  isPromo: boolean
  /** Pieces. */
  quantity: number
  packageSize: number
  /** Per piece, gross. */
  unitPrice: Kurus
  kdvRate: number
  /** Before discounts. */
  net: Kurus
  kdv: Kurus
  gross: Kurus
  campaignDiscount: Kurus
  couponDiscount: Kurus
  /** What the buyer is charged for the line: `gross` − both discounts, taken apart. */
  chargedNet: Kurus
  chargedKdv: Kurus
}

/** An order as its owner sees it. Amounts in kuruş, gross. */
export type Order = Amounts & {
  id: number
  code: string
  status: OrderStatus
  email: string
  address: Address
  invoice: Invoice
  /** With the freight depot, where there is one. */
  carrier: string
  payment: { type: PaymentType; name: string }
  note: string
  shippingKdvRate: number
  feeKdvRate: number
  placedAt: Date
  expiresAt: Date | null
  lines: OrderLine[]
  history: { status: OrderStatus; at: Date; reason: string; note: string }[]
  shipments: Shipment[]
  returns: OrderReturn[]
  refunds: OrderRefund[]
  /** What the buyer has told about a Havale or EFT, the earliest first. */
  notices: PaymentNotice[]
  /** Whether the buyer has told where money goes that cannot return the way it came. */
  hasRefundAccount: boolean
  invoiceRecord: InvoiceRecord | null
  /** Bought at retail: with the rights of a consumer. */
  isConsumer: boolean
  /** End of the time for withdrawal; null: not delivered yet. */
  withdrawUntil: Date | null
  /** Where goods are sent back to, and with which carrier it costs the buyer nothing. */
  sendBack: { carrier: string; address: string }
  /** Pieces that have left and that no return is about. */
  returnable: LinePieces[]
  /** Pieces that will never leave. */
  cancelled: LinePieces[]
  contracts: ContractText[]
  /** Where to send the money; only while a Havale/EFT order waits for it. */
  bankAccounts: BankAccount[]
  /** Whether its buyer may cancel it now. */
  cancellable: boolean
}

export type {
  LinePieces,
  OrderRefund,
  OrderReturn,
  ReturnKind,
  Shipment,
} from '~/features/fulfilment/record/fulfilment-record'
export type { InvoiceIntegrator } from '~/features/fulfilment/invoicing/integrator'
export type { PaymentNotice } from '~/features/fulfilment/notices/notices'
export type { Staff, StaffOutcome } from '~/features/fulfilment/processing/staff'
export { returnKindsFor } from '~/features/fulfilment/returns/right'
export { type PaperKind, papersOf } from './papers/papers'
