import type { PricedBasket } from '~/features/basket/basket'
import { type Keys, write } from '../choices/local-keys'

/** Copies for display and for old clients (specification §3 "Browser storage"); the server decides from its own. */
type BasketCopy = {
  lines: Pick<PricedBasket['lines'][number], 'productId' | 'name' | 'quantity' | 'isPromo'>[]
  /** Kuruş. */
  total: number
}

/** Kept as long as it is the basket's: see KeepBasket. */
export function copyBasket(keys: Keys, basket: Pick<PricedBasket, 'lines' | 'grandTotal'>): void {
  const lines = basket.lines.map(({ productId, name, quantity, isPromo }) => {
    return { productId, name, quantity, isPromo }
  })
  write(keys, 'basket', { lines, total: basket.grandTotal } satisfies BasketCopy)
  write(keys, 'basketProductIds', [...new Set(lines.map(({ productId }) => productId))])
}

/** Whether the copy is of another basket than one with so many lines, gifts not counted. No copy is that of an empty one. */
export function isOtherBasket(keys: Keys, count: number): boolean {
  try {
    const { lines = [] } = JSON.parse(keys.getItem('basket') ?? '{}') as Partial<BasketCopy>
    return lines.filter(({ isPromo }) => !isPromo).length !== count
  } catch {
    return true
  }
}
