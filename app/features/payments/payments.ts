import type { Kurus } from '~/kernel/money'

export type { OpenRefund, PaidItem, Payer, PaymentAttempt } from './attempts/attempt'
export {
  type InstallmentOffer,
  type InstallmentPlan,
  mostInstallments,
  offerInstallments,
} from './installments'
export type { CardInfo, Gateways, Message, PaymentState } from './providers/gateway'

/** Ways to pay (docs/product.md "payment types"): card, Havale/EFT, open account, cash on delivery. */
export const paymentTypes = { card: 1, transfer: 2, openAccount: 3, cashOnDelivery: 4 } as const
export type PaymentType = (typeof paymentTypes)[keyof typeof paymentTypes]

/** A way to pay as the shop has set it up. Amounts in kuruş, KDV included. */
export type PaymentMethod = {
  type: PaymentType
  name: string
  description: string
  fee: Kurus
  feeKdvRate: number
  /** Highest grand total it may be used for; null: no limit. */
  limit: Kurus | null
}

/** Where a Havale or EFT goes. */
export type BankAccount = {
  id: number
  bank: string
  branch: string
  holder: string
  /** `TR` and 24 digits; shown in groups of four. */
  iban: string
  currency: string
}

/** What everybody can use; open account is for approved wholesale members with a limit. */
export const guestPaymentTypes: readonly PaymentType[] = [
  paymentTypes.card,
  paymentTypes.transfer,
  paymentTypes.cashOnDelivery,
]

/** Paid before the goods leave: such an order waits in 90 with its stock reserved. */
export function isPaidAhead(type: PaymentType): boolean {
  return type === paymentTypes.card || type === paymentTypes.transfer
}

/** Whether a method may be used for a grand total, its own fee included. */
export function isWithinLimit(method: PaymentMethod, grandTotal: Kurus): boolean {
  return method.limit === null || grandTotal <= method.limit
}
