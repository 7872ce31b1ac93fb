import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A stored master; its file is found by its content hash. */
export const pictures = pgTable(
  'pictures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    hash: text('hash').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A 16 px WebP as base64, shown inline until the picture is loaded. */
    blur: text('blur').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('pictures_hash', sql`${t.hash} ~ '^[0-9a-f]{16,64}$'`)],
)
