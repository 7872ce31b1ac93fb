import { formatPrice } from '~/kernel/turkish'
import { Icon } from '~/ui/icons/icon'
import type { PricedBasket } from '../basket'
import { text } from './text'

/** Progress towards free shipping; null where the shop has no threshold. */
export function FreeShippingBar({ basket }: { basket: PricedBasket }) {
  const { freeShippingFrom: from, missingForFreeShipping: missing } = basket
  if (from <= 0 || basket.lines.length === 0) return null
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex items-center gap-2">
        <Icon name="truck" className={missing === 0 ? 'text-ok' : 'text-tan'} />
        {missing === 0 ? text.freeReached : text.missingForFree(formatPrice(missing))}
      </p>
      <progress className="meter w-full" max={from} value={from - missing} aria-label={text.freeMeter} />
    </div>
  )
}
