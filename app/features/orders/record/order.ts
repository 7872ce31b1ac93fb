import type { Amounts } from '~/features/basket/basket'
import type { Invoice, PostalAddress } from '~/features/customers/customers'
import type { BankAccount, PaymentType } from '~/features/payments/payments'
import type { Kurus } from '~/kernel/money'
import type { ContractText } from '../contracts/contract-text'
import type { OrderStatus } from '../status/status'

export type { Invoice }

/** The delivery address of an order. Emails about the order go to its email address. */
export type Address = PostalAddress & { email: string }

/** Returns an address in one line, as written on a parcel. */
export function formatAddress({ neighbourhood, street, postalCode, district, city }: PostalAddress): string {
  return `${neighbourhood} ${street}, ${`${postalCode} ${district}`.trim()}/${city}`
}

/** An order in a list. */
export type OrderBrief = {
  id: number
  code: string
  status: OrderStatus
  paymentType: PaymentType
  placedAt: Date
  grandTotal: Kurus
  lineCount: number
  /** The first lines of the order. */
  lines: { name: string; pictureHash: string | null }[]
}

/** Filter for a member's orders: words of code or product, and the year in Istanbul. */
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
  /**
   * The buyer is charged `gross` − both discounts for the line; these two split that amount into
   * net and KDV.
   */
  chargedNet: Kurus
  chargedKdv: Kurus
}

/** An order as its owner sees it, without parcels, returns and refunds. Amounts in kuruş, gross. */
export type Order = Amounts & {
  id: number
  code: string
  status: OrderStatus
  email: string
  address: Address
  invoice: Invoice
  /** Includes the freight depot, if there is one. */
  carrier: string
  payment: { type: PaymentType; name: string }
  note: string
  shippingKdvRate: number
  feeKdvRate: number
  placedAt: Date
  expiresAt: Date | null
  /** The part of the total that an edit added after the payment and that is not paid yet. */
  due: Kurus
  /** Time at which the last parcel arrived; null until then. */
  deliveredAt: Date | null
  lines: OrderLine[]
  history: { status: OrderStatus; at: Date; reason: string; note: string }[]
  /** A retail order: its buyer has the rights of a consumer. */
  isConsumer: boolean
  contracts: ContractText[]
  /** The accounts to send the money to; only while a Havale/EFT order waits for it. */
  bankAccounts: BankAccount[]
  /** Whether the buyer may cancel the order now. */
  cancellable: boolean
}
