import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { shoppers } from '~/features/identity/tables.server'

/** Codes that confirm a mobile number before an order is paid at the door; the newest of a shopper counts. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** In E.164. */
    phone: text('phone').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Keyed hash of the code; null until the job that sends it has made it. */
    codeHash: text('code_hash'),
    expiresAt: moment('expires_at'),
    tries: smallint('tries').notNull().default(0),
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [
    index('phone_codes_by_shopper').on(t.shopperId, t.id),
    index('phone_codes_by_phone').on(t.phone, t.askedAt),
    index('phone_codes_by_time').on(t.askedAt),
    check('phone_codes_expire', sql`(${t.codeHash} is null) = (${t.expiresAt} is null)`),
  ],
)
