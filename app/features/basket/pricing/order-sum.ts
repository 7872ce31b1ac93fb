import { isShownNet, type OfferPrice, priceLine } from '~/features/catalogue/catalogue'
import type { Kurus } from '~/kernel/money'

/** Wanted pieces of an offer. */
export type Wanted = { variantId: number; price: OfferPrice; pieces: number }

export type OrderSum = {
  products: number
  pieces: number
  net: Kurus
  kdv: Kurus
  gross: Kurus
  /** True when any price is net: then net and KDV are shown beside the total. */
  hasNet: boolean
  /** True when screens show any price without KDV. */
  showsNet: boolean
}

/** The total of the requested lines as the basket would price them: repeated variants count as one line. */
export function sumOrder(wanted: Iterable<Wanted>): OrderSum {
  const lines = new Map<number, Wanted>()
  for (const line of wanted) {
    const pieces = (lines.get(line.variantId)?.pieces ?? 0) + line.pieces
    if (pieces > 0) lines.set(line.variantId, { ...line, pieces })
  }
  const sum = { products: lines.size, pieces: 0, net: 0, kdv: 0, gross: 0, hasNet: false, showsNet: false }
  for (const { price, pieces } of lines.values()) {
    const { net, kdv, gross } = priceLine(price, pieces)
    sum.pieces += pieces
    sum.net += net
    sum.kdv += kdv
    sum.gross += gross
    sum.hasNet ||= !price.kdvIncluded
    sum.showsNet ||= isShownNet(price)
  }
  return sum
}
