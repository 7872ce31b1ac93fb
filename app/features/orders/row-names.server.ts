import type { RowName } from '~/db/name-rows.server'
import { carriers, orderLines, orders } from './tables.server'

/** The names by which people know this feature's rows. */
export const orderNames: readonly RowName[] = [
  { id: orders.id, name: orders.code },
  { id: orderLines.id, name: orderLines.productCode },
  { id: carriers.id, name: carriers.name },
]
