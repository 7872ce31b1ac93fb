import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'

const count = (name: string) => integer(name).notNull().default(0)

/**
 * How far the import of a file got; written in the transaction of every batch, so that an import that was killed goes
 * on where it was. `fingerprint` is of the file's content and of everything that was asked for with it.
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
    /** Length of the report file so far: what a killed run wrote behind it is written again. */
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
