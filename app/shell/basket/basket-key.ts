import type { PricedBasket } from '~/features/basket/basket'
import { type Keys, write } from '../choices/local-keys'

/** A copy for display and for old clients (specification §3 "Browser storage"); the server uses its own data. */
type BasketCopy = {
  lines: Pick<PricedBasket['lines'][number], 'productId' | 'name' | 'quantity' | 'isPromo'>[]
  /** Kuruş. */
  total: number
}

/** Writes the copy; KeepBasket keeps it up to date. */
export function copyBasket(keys: Keys, basket: Pick<PricedBasket, 'lines' | 'grandTotal'>): void {
  const lines = basket.lines.map(({ productId, name, quantity, isPromo }) => {
    return { productId, name, quantity, isPromo }
  })
  write(keys, 'basket', { lines, total: basket.grandTotal } satisfies BasketCopy)
  write(keys, 'basketProductIds', [...new Set(lines.map(({ productId }) => productId))])
}

/** True when the copy has another number of lines, gifts not counted. A missing copy counts as an empty basket. */
export function isOtherBasket(keys: Keys, count: number): boolean {
  try {
    const { lines = [] } = JSON.parse(keys.getItem('basket') ?? '{}') as Partial<BasketCopy>
    return lines.filter(({ isPromo }) => !isPromo).length !== count
  } catch {
    return true
  }
}
