import type { Kurus } from '~/kernel/money'

export { attemptStates, gatewayNames } from './attempts/attempt'
export type { OpenRefund, PaidItem, Payer, PaymentAttempt } from './attempts/attempt'
export {
  type InstallmentOffer,
  type InstallmentPlan,
  mostInstallments,
  offerInstallments,
} from './installments'
export { type AccountGateway, accountGateways, keyParts, type OpenedAccount } from './accounts/account'
export type { CardInfo, Gateway, Gateways, Message, PaymentState } from './providers/gateway'

/** Payment types (docs/product.md "payment types"): card, Havale/EFT, open account, cash on delivery. */
export const paymentTypes = { card: 1, transfer: 2, openAccount: 3, cashOnDelivery: 4 } as const
export type PaymentType = (typeof paymentTypes)[keyof typeof paymentTypes]

/** A configured payment method. Amounts in kuruş, KDV included. */
export type PaymentMethod = {
  type: PaymentType
  name: string
  description: string
  fee: Kurus
  feeKdvRate: number
  /** Highest allowed grand total; null for no limit. */
  limit: Kurus | null
}

/** A bank account for Havale or EFT. */
export type BankAccount = {
  id: number
  bank: string
  branch: string
  holder: string
  /** `TR` and 24 digits; shown in groups of four. */
  iban: string
  currency: string
}

/** Payment types for everybody; open account requires an approved wholesale member with a limit. */
export const guestPaymentTypes: readonly PaymentType[] = [
  paymentTypes.card,
  paymentTypes.transfer,
  paymentTypes.cashOnDelivery,
]

/** True for types paid before shipment: the order waits in 90 with its stock reserved. */
export function isPaidAhead(type: PaymentType): boolean {
  return type === paymentTypes.card || type === paymentTypes.transfer
}

/** True when a method may be used for a grand total, its own fee included. */
export function isWithinLimit(method: PaymentMethod, grandTotal: Kurus): boolean {
  return method.limit === null || grandTotal <= method.limit
}
