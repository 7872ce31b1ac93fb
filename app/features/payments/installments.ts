import { type Kurus, percentOf } from '~/kernel/money'

/** A number of instalments on offer. */
export type InstallmentPlan = {
  count: number
  /** Fee in percent of the amount, with at most two decimals; 0 for none. */
  percent: number
  /** Smallest eligible amount in kuruş. */
  minimum: Kurus
}

/** One way to split an amount. Kuruş; `monthly` is the highest monthly payment. */
export type InstallmentOffer = { count: number; fee: Kurus; total: Kurus; monthly: Kurus }

/** Most instalments the law allows for goods without a rule of their own. */
export const mostInstallments = 12

/**
 * The ways to pay an amount by card, the single payment first. `most` is the limit of the goods; `card`: instalment
 * counts of the card, when known.
 */
export function offerInstallments(
  plans: readonly InstallmentPlan[],
  amount: Kurus,
  { most, card = null }: { most: number; card?: readonly number[] | null },
): InstallmentOffer[] {
  const offered = plans.filter(
    ({ count, minimum }) => count <= most && amount >= minimum && (card === null || card.includes(count)),
  )
  return [{ count: 1, percent: 0, minimum: 0 }, ...offered.toSorted((a, b) => a.count - b.count)].map(
    ({ count, percent }) => {
      const fee = percentOf(amount, percent)
      const total = amount + fee
      return { count, fee, total, monthly: Math.ceil(total / count) }
    },
  )
}
