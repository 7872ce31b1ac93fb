import type { Order } from '../record/order'
import { orderStatuses } from '../status/status'

/** `siparis`: what was ordered. `proforma`: the same before it is paid, with where to send the money. */
export type PaperKind = 'siparis' | 'proforma'

/** Papers there are of an order: a proforma as long as the goods have not left. */
export function papersOf({ status }: Pick<Order, 'status'>): PaperKind[] {
  const { awaitingPayment, placed, preparing } = orderStatuses
  return [awaitingPayment, placed, preparing].some((open) => open === status)
    ? ['siparis', 'proforma']
    : ['siparis']
}
