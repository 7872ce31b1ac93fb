import type { Order } from '../record/order'
import { orderStatuses } from '../status/status'

/** `siparis`: the ordered goods. `proforma`: the same before payment, with the bank accounts. */
export type PaperKind = 'siparis' | 'proforma'

/** Returns the kinds of papers of an order: a proforma only until the goods are shipped. */
export function papersOf({ status }: Pick<Order, 'status'>): PaperKind[] {
  const { awaitingPayment, placed, preparing } = orderStatuses
  return [awaitingPayment, placed, preparing].some((open) => open === status)
    ? ['siparis', 'proforma']
    : ['siparis']
}
