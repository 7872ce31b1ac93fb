import { type Kurus, type KdvSplit, splitKdv } from '~/kernel/money'
import type { Order } from './orders'

type Charged = Pick<Order, 'shipping' | 'shippingKdvRate' | 'fee' | 'feeKdvRate'> & {
  lines: Pick<Order['lines'][number], 'kdvRate' | 'chargedNet' | 'chargedKdv'>[]
}

/** The KDV in an order, by rate, highest first. The gross amounts make up the grand total. */
export function kdvByRate(order: Charged): (KdvSplit & { rate: number })[] {
  const parts = [
    ...order.lines.map(({ kdvRate: rate, chargedNet: net, chargedKdv: kdv }) => {
      return { rate, net, kdv, gross: net + kdv }
    }),
    { rate: order.shippingKdvRate, ...splitKdv(order.shipping, order.shippingKdvRate) },
    { rate: order.feeKdvRate, ...splitKdv(order.fee, order.feeKdvRate) },
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
