import type { Kurus } from '~/kernel/money'

/** How a new price is rounded: to the kuruş, 5 kuruş, a whole lira, or the nearest price that ends with ,90. */
export const roundings = ['kurus', 'five', 'lira', 'ninety'] as const
export type Rounding = (typeof roundings)[number]

/**
 * How new prices follow. `percent` in hundredths of a percent, negative for less. `amount` in kuruş. `formula`: the price of another
 * list times `rate` hundredths of a percent; where only one of both lists includes KDV, the price is converted first.
 */
export type PriceRule =
  | { kind: 'percent'; percent: number; rounding: Rounding }
  | { kind: 'amount'; amount: Kurus; rounding: Rounding }
  | { kind: 'formula'; sourceListId: number; rate: number; rounding: Rounding }

/** The variants whose prices change. A category holds those below it. `lacking`: only variants without a price in the list. */
export type PriceFilter = {
  categoryId: number | null
  brandId: number | null
  words: string
  lacking: boolean
}

export type PriceBatchState = 'waiting' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'

/** True while a job works on the batch. */
export const isBusy = (state: PriceBatchState): boolean =>
  state === 'waiting' || state === 'running' || state === 'undoing'

/** The price of a variant before and after; null where it had none. Kuruş, as the list defines. */
export type PricePair = { variantId: number; code: string; name: string; before: Kurus | null; after: Kurus }

/** The result of a trial: numbers of prices that rise, fall or appear, those that stay, and the first pairs. */
export type PricePlan = {
  total: number
  rising: number
  falling: number
  added: number
  /** Prices that fall by more than half: perhaps a mistake. */
  halved: number
  sample: PricePair[]
}
