import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { KeptProduct } from './lists'

/** Type 3 of the calls of the lists: a later feature keeps the stock alerts, under ids that no kept product has. */
export type StockAlertCalls = {
  /** A member's alerts that wait for stock, last first. */
  list(db: Db, visitor: Visitor): Promise<KeptProduct[]>
  /** Throws the problems that `ofAlerts` declares. */
  add(
    db: Db,
    visitor: Visitor,
    input: { productId: number; variantId: number; now: Date },
  ): Promise<{ id: number; isNew: boolean }>
  /** False when the visitor has no alert with this id. */
  drop(db: Db, visitor: Visitor, id: number): Promise<boolean>
}
