import { formatPrice } from '~/kernel/turkish'
import type { BasketLine } from './priced-basket'
import { text } from './line-price.text'

/** The prices of a line as its buyer reads them. */
type LinePrice = {
  /** Per piece. */
  unit: string
  total: string
  /** Says of the total what it leaves out; null: nothing. */
  note: string | null
  /** The same total in the other way; null: nobody needs it. */
  other: string | null
}

/** Prices of a line: without KDV where lists show this visitor the goods so, and then what they come to with it. */
export function linePrice(line: BasketLine): LinePrice {
  const unit = formatPrice(line.shownUnit)
  const [net, total] = [formatPrice(line.net), formatPrice(line.total)]
  if (line.showsNet)
    return { unit: text.net(unit), total: net, note: text.plusKdv, other: text.withKdv(total) }
  return { unit, total, note: null, other: line.showsKdv ? text.netAndKdv(net, formatPrice(line.kdv)) : null }
}
