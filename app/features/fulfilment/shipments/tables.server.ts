import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { carriers, orderLines, orders } from '~/features/orders/tables.server'

/**
 * Shipped parcels. They keep the carrier's name and VKN at that time: the e-arşiv invoice names
 * both.
 */
export const shipments = pgTable(
  'shipments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrierId: integer('carrier_id')
      .notNull()
      .references(() => carriers.id),
    carrierName: text('carrier_name').notNull(),
    carrierVkn: text('carrier_vkn').notNull(),
    depot: text('depot').notNull().default(''),
    receiverPays: boolean('receiver_pays').notNull().default(false),
    trackingNumber: text('tracking_number').notNull().default(''),
    /** Written by hand, or made from the carrier's template; empty: there is none. */
    trackingUrl: text('tracking_url').notNull().default(''),
    shippedAt: moment('shipped_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (t) => [
    index('shipments_by_order').on(t.orderId, t.id),
    index('shipments_by_tracking').on(t.trackingNumber),
  ],
)

/** The contents of a parcel, in pieces. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: bigint('shipment_id', { mode: 'number' })
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.orderLineId] }),
    index('shipment_lines_by_line').on(t.orderLineId),
    check('shipment_lines_quantity', sql`${t.quantity} > 0`),
  ],
)
