import { openDatabase } from '../../app/db/connection.server'
import { addMembersAtScale } from '../../demo/scale/members'
import { addAuditAtScale, addOrdersAtScale } from '../../demo/scale/orders'
import { text } from '../text'

/** Orders, customers and rows of the audit log of a shop whose back office is measured. */
export type OfficeSize = { orders: number; customers: number; audit: number }

/** Adds the orders, customers and audit rows to a database that has its products. */
export async function fillOffice(url: string, size: OfficeSize): Promise<void> {
  const { db, pool, close } = openDatabase(url, { max: 1, statementTimeout: 0 })
  try {
    const { rows } = await pool.query<{ id: number }>(
      'select id from price_lists where not is_retail order by id',
    )
    await addMembersAtScale(
      db,
      size.customers,
      rows.map(({ id }) => id),
    )
    await addOrdersAtScale(pool, size.orders, (added) => console.log(text.ordersAdded(added, size.orders)))
    await addAuditAtScale(pool, size.audit, (added) => console.log(text.auditAdded(added, size.audit)))
  } finally {
    await close()
  }
}
