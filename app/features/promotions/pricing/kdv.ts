import { type Kurus, type KdvSplit, splitKdv } from '~/kernel/money'

/** The gross amount at one rate (percent), split into net and KDV. */
export type RateKdv = KdvSplit & { rate: number }

/** Amounts in kuruş after discounts, shipping and fee gross; rates in percent. */
type Charged = {
  lines: readonly { kdvRate: number; chargedNet: Kurus; chargedKdv: Kurus }[]
  shipping: Kurus
  shippingKdvRate: number
  fee: Kurus
  feeKdvRate: number
}

/** The KDV of a basket or an order by rate, highest first. The gross amounts add up to the grand total. */
export function kdvByRate(charged: Charged): RateKdv[] {
  const parts = [
    ...charged.lines.map(({ kdvRate: rate, chargedNet: net, chargedKdv: kdv }) => {
      return { rate, net, kdv, gross: net + kdv }
    }),
    { rate: charged.shippingKdvRate, ...splitKdv(charged.shipping, charged.shippingKdvRate) },
    { rate: charged.feeKdvRate, ...splitKdv(charged.fee, charged.feeKdvRate) },
  ].filter(({ gross }) => gross > 0)
  return [...Map.groupBy(parts, ({ rate }) => rate)]
    .map(([rate, same]) => ({
      rate,
      net: sum(same.map(({ net }) => net)),
      kdv: sum(same.map(({ kdv }) => kdv)),
      gross: sum(same.map(({ gross }) => gross)),
    }))
    .toSorted((a, b) => b.rate - a.rate)
}

const sum = (amounts: Kurus[]) => amounts.reduce((total, amount) => total + amount, 0)
