import type { MergedLine } from './merge/merged-line'

export type {
  AddOutcome,
  BasketAnswer,
  ChangedLine,
  ChangeOutcome,
  LineChoice,
  LineOutcome,
  RemovedLine,
} from './adding/outcomes'
export {
  fitToStock,
  isWholePackages,
  maxAddedAtOnce,
  maxLines,
  offeredQuantities,
  wholePackages,
} from './adding/quantity'
export type { MergedLine } from './merge/merged-line'
export type { Charges } from '~/features/promotions/promotions'
export {
  type BasketGoods,
  type CampaignChoice,
  chosenWay,
  plainGoods,
  priceGoods,
  priceWays,
} from './pricing/price-goods'
export { type Amounts, amountsOf, type Summary, type SummaryRow, summarise } from './pricing/summary'
export type { BasketLine, PricedBasket } from './pricing/priced-basket'
export { linePrice } from './pricing/line-price'
export { readOrderList } from './quick-order/order-list'
export { readRow, type RowAnswer, type TypedRow } from './quick-order/quick-order'
export type { RequestedGoods, RefillAnswer } from './quick-order/refill'

/** The result of merging a guest's line at sign-in, as the customer reads it. */
export type MergeNote = MergedLine & { name: string; message: string }
