import type { Db } from '~/db/connection.server'
import { getSeller } from '~/features/settings/settings.server'
import { makePdf } from '~/pdf/pdf.server'
import type { Order } from '../record/order'
import { papersOf } from './papers'
import { writeOrderPaper } from './order-paper'
import { text } from './text'

/** A paper about an order, to be sent as a file. Null: there is none of this kind for it. */
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
