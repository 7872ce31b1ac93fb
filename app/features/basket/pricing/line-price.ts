import { formatPrice } from '~/kernel/turkish'
import type { BasketLine } from './priced-basket'
import { text } from './line-price.text'

/** A line's prices as text. */
type LinePrice = {
  /** Per piece. */
  unit: string
  total: string
  /** Note on the part missing from the total, or null. */
  note: string | null
  /** The same total with or without KDV, where it is shown as well; otherwise null. */
  other: string | null
}

/** Prices of a line: without KDV, and then the total with KDV, for visitors whose lists show net prices. */
export function linePrice(line: BasketLine): LinePrice {
  const unit = formatPrice(line.shownUnit)
  const [net, total] = [formatPrice(line.net), formatPrice(line.total)]
  if (line.showsNet)
    return { unit: text.net(unit), total: net, note: text.plusKdv, other: text.withKdv(total) }
  return { unit, total, note: null, other: line.showsKdv ? text.netAndKdv(net, formatPrice(line.kdv)) : null }
}
