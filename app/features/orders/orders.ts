export {
  type Carrier,
  type CarrierRefusal,
  formatCarrier,
  receiverPays,
  takeCarrier,
} from './carriers/carriers'
export type { AcceptedContract, ContractText } from './contracts/contract-text'
export { papersOf } from './papers/papers'
export {
  type Address,
  formatAddress,
  type Invoice,
  type Order,
  type OrderBrief,
  type OrderLine,
} from './record/order'
export {
  type LineWish,
  type OrderAmounts,
  reviseLine,
  type Settlement,
  settlementOf,
  sumLines,
} from './edits/edit'
export type { CarrierOffer, OrderQuote, PaymentOffer, PaymentRefusal } from './record/quote'
export {
  isAllowedChange,
  isBeforeShipping,
  mayBuyerCancel,
  type OrderStatus,
  orderStatuses,
  type StatusOutcome,
} from './status/status'
export { type PaymentState, paymentStates } from './status/payment-state'
export { approvedBy, invoiceText, reasonText, receiverPaysNote, statusText } from './text'
export { distanceSale } from './contracts/distance-sale'
export { preInformation } from './contracts/pre-information'
