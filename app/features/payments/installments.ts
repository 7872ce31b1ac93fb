import { type Kurus, percentOf } from '~/kernel/money'

/** A number of instalments as the shop offers it. */
export type InstallmentPlan = {
  count: number
  /** Difference in percent of the amount, with at most two decimals; 0: none. */
  percent: number
  /** Smallest amount it is offered for, kuruş. */
  minimum: Kurus
}

/** One way to split an amount. Kuruş; `fee` is the difference, `monthly` what is paid at most in a month. */
export type InstallmentOffer = { count: number; fee: Kurus; total: Kurus; monthly: Kurus }

/** The most instalments that the law allows for goods without a rule of their own. */
export const mostInstallments = 12

/**
 * How an amount can be paid by card, all at once first. `most` is the limit of the goods; `card`: numbers that a card allows,
 * where it is known.
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
