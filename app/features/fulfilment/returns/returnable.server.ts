import type { Db } from '~/db/connection.server'
import type { LinePieces } from '../record/fulfilment-record'
import { readShippedLines } from '../shipments/shipment-store.server'
import { readPiecesBack } from './store.server'

/** Returns the pieces of an order that were shipped and are in no return yet. */
export async function readReturnable(db: Db, orderId: number): Promise<LinePieces[]> {
  const lines = await readShippedLines(db, orderId)
  const back = await readPiecesBack(db, orderId, ['asked', 'accepted', 'received', 'refunded'])
  return lines
    .map(({ id, shipped }) => ({ lineId: id, quantity: shipped - (back.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}
