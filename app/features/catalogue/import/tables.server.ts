import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'

const count = (name: string) => integer(name).notNull().default(0)

/**
 * Progress of the import of a file, written in the transaction of each batch, so that a killed import continues there.
 * `fingerprint` is a hash of the file's content and of the options.
 */
export const importRuns = pgTable(
  'import_runs',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    fingerprint: text('fingerprint').notNull(),
    reference: text('reference').notNull(),
    /** Items of the file that are done. */
    position: count('position'),
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    skipped: count('skipped'),
    /** Length of the report file so far. A killed run may have written more, which is overwritten. */
    reportBytes: bigint('report_bytes', { mode: 'number' }).notNull().default(0),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    uniqueIndex('import_runs_unfinished')
      .on(t.fingerprint)
      .where(sql`${t.finishedAt} is null`),
  ],
)
