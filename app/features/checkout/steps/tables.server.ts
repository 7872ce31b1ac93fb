import { bigint, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { baskets } from '~/features/basket/tables.server'
import { businessPartnerAddresses } from '~/features/customers/tables.server'
import type { Address, Invoice } from '~/features/orders/orders'
import { carriers } from '~/features/orders/tables.server'

/**
 * The visitor's entries in the checkout. They are stored so that they survive a reload and work
 * without JavaScript.
 */
export const checkoutDrafts = pgTable('checkout_drafts', {
  basketId: bigint('basket_id', { mode: 'number' })
    .primaryKey()
    .references(() => baskets.id, { onDelete: 'cascade' }),
  address: jsonb('address').$type<Address>(),
  invoice: jsonb('invoice').$type<Invoice>(),
  /** The saved address that delivery and invoice were taken from. */
  addressId: integer('address_id').references(() => businessPartnerAddresses.id, { onDelete: 'set null' }),
  carrierId: integer('carrier_id').references(() => carriers.id),
  depot: text('depot').notNull().default(''),
  paymentType: smallint('payment_type'),
  /** Number of instalments of a card payment; 1: a single payment. */
  installments: smallint('installments').notNull().default(1),
  note: text('note').notNull().default(''),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
