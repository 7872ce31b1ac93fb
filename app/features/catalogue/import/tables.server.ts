import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import type { Remark } from './format'
import type { UploadKind, UploadOptions, UploadState } from './uploads/upload'

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

/** Files of products that staff uploaded, with their options and the result of the last run. The file itself is in the storage. */
export const productUploads = pgTable(
  'product_uploads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Names whose columns are remembered; empty for a file without one. */
    supplier: text('supplier').notNull(),
    kind: text('kind').$type<UploadKind>().notNull(),
    file: text('file').notNull(),
    options: jsonb('options').$type<UploadOptions>().notNull(),
    state: text('state').$type<UploadState>().notNull().default('new'),
    /** Rows of a table, without its headings; null where the format has none. */
    rows: integer('rows'),
    /** The first row of a table, and the first rows below it; empty where the format has none. */
    headings: jsonb('headings').$type<string[]>().notNull().default([]),
    sample: jsonb('sample').$type<string[][]>().notNull().default([]),
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    skipped: count('skipped'),
    /** The reason why the last run ended early. */
    failure: text('failure').notNull().default(''),
    actor: text('actor').notNull(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    check(
      'product_uploads_state',
      sql`${t.state} in ('new', 'trying', 'tried', 'running', 'done', 'stopped', 'failed')`,
    ),
    check(
      'product_uploads_kind',
      sql`${t.kind} in ('table', 'xlsx', 'csv', 'shopify', 'woocommerce', 'xml')`,
    ),
    index('product_uploads_by_supplier').on(t.supplier, t.id),
  ],
)

/** Lines that the last run of an upload skipped or remarked on. */
export const productUploadFaults = pgTable(
  'product_upload_faults',
  {
    uploadId: integer('upload_id')
      .notNull()
      .references(() => productUploads.id, { onDelete: 'cascade' }),
    fromLine: integer('from_line').notNull(),
    toLine: integer('to_line').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** False: the product was written, with a remark. */
    skipped: boolean('skipped').notNull(),
    remarks: jsonb('remarks').$type<Remark[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.fromLine, t.toLine] })],
)
