import type { Db } from '~/db/connection.server'
import { getSeller } from '~/features/settings/settings.server'
import { makePdf } from '~/pdf/pdf.server'
import type { Order } from '../record/order'
import { papersOf } from './papers'
import { writeOrderPaper } from './order-paper'
import { text } from './text'

/** Returns a paper about an order as a file; null when the order has no paper of this kind. */
export async function makeOrderPdf(
  db: Db,
  order: Order,
  kind: string,
  now: Date,
): Promise<{ name: string; bytes: Buffer } | null> {
  const wanted = papersOf(order).find((known) => known === kind)
  if (!wanted) return null
  const bytes = await makePdf(writeOrderPaper(order, wanted, await getSeller(db), now))
  return { name: text.file(wanted, order.code), bytes }
}
