import type { ReactNode } from 'react'
import { formatPrice } from '~/kernel/turkish'
import { Button } from '~/ui/button'
import type { OrderSum } from '../../pricing/order-sum'
import { text } from './order.text'

/** The note beside the total: the sum with KDV for net prices, else the KDV within it. */
function noteOf({ showsNet, hasNet, net, kdv, gross }: OrderSum): string {
  if (showsNet) return text.plusKdvIs(formatPrice(gross))
  return hasNet ? text.netAndKdv(formatPrice(net), formatPrice(kdv)) : text.kdvIncluded
}

type Props = {
  sum: OrderSum
  pending: boolean
  label?: string
  children?: ReactNode
}

/** The total of the filled boxes and one button for all of them, stuck to the lower edge. */
export function OrderBar({ sum, pending, label = text.add, children }: Props) {
  return (
    <div className="order-bar buy-bar">
      <div className="order-bar-sum with-script" role="group" aria-label={text.sum}>
        {sum.products === 0 ? (
          <p className="text-sm text-ink-2">{text.nothingYet}</p>
        ) : (
          <>
            <p className="text-sm text-ink-2">{text.sumOf(sum.products, sum.pieces)}</p>
            <p className="order-bar-total">
              {formatPrice(sum.showsNet ? sum.net : sum.gross)} <span>{noteOf(sum)}</span>
            </p>
          </>
        )}
      </div>
      {children}
      <Button look="primary" name="intent" value="add" icon="bag" pending={pending}>
        {label}
      </Button>
    </div>
  )
}
