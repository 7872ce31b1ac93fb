import type { Browser } from '../../app/testing/browser'
import type { Book, KnownOrder } from './book'
import type { CustomerKind } from './plan'
import type { Good } from './shop'
import type { Traffic } from './traffic'

/** A customer of the storm: who it is, the browser it uses, and the orders it has placed. */
export type Customer = {
  kind: CustomerKind
  browser: Browser
  email: string
  traffic: Traffic
  book: Book
  goods: readonly Good[]
  /** The rest of an order's body: a real address and the present contracts. */
  body: Record<string, unknown>
  /** Own orders, the newest last. */
  orders: KnownOrder[]
}

/** An order that was placed. `paymentUrl`: where its card payment begins, null when it is paid in another way. */
export type Placed = { code: string; paymentUrl: string | null }
