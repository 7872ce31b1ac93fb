import { z } from 'zod'

/**
 * A dump is gzipped text, readable with zless:
 *
 *   {"format":"vitrin-dump",…}            first line: DumpHeader
 *   {"table":"public.orders","columns":…} then for every table: DumpTable,
 *   1⇥2026-11-20⇥…                        its rows in PostgreSQL's COPY text format,
 *   \.                                    and the end of the table
 *   {"end":true,…}                        last line: DumpEnd; without it the file is cut off
 */
export const dumpHeader = z.strictObject({
  format: z.literal('vitrin-dump'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Number of migrations the schema had: a dump is restored into exactly this schema, then migrated further. */
  migrations: z.array(z.string()),
  /** Version of the job queue's own schema. */
  jobs: z.number().int(),
})

export const dumpTable = z.strictObject({ table: z.string(), columns: z.array(z.string()) })

export const dumpEnd = z.strictObject({
  end: z.literal(true),
  rows: z.record(z.string(), z.number().int()),
  sequences: z.record(z.string(), z.strictObject({ value: z.string(), called: z.boolean() })),
})

export type DumpHeader = z.infer<typeof dumpHeader>
export type DumpTable = z.infer<typeof dumpTable>
export type DumpEnd = z.infer<typeof dumpEnd>

export const endOfTable = '\\.\n'
