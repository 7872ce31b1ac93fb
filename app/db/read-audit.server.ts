import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from './connection.server'
import { auditLog } from './tables.server'

/** A filter of the audit log. `from` and `to`: moments, `to` excluded; `before`: only entries older than the one with this id. */
export type AuditFilter = {
  /** `user 12`, or another actor as the log names it. */
  actor?: string
  /** Table of the record, for example `orders`. */
  kind?: string
  /** Table and row, for example `orders 12`. */
  subject?: string
  /** A query of the subjects to which the reader is limited. */
  within?: SQL
  from?: Date
  to?: Date
  before?: number
  length: number
}

export type AuditRow = typeof auditLog.$inferSelect

/**
 * Entries of the audit log, newest first. Pages follow one another by id, because a number of all rows and deep offsets cost
 * seconds where the log has millions. An index serves each filter.
 */
export async function readAudit(db: Db, filter: AuditFilter): Promise<AuditRow[]> {
  const { actor, kind, subject, within, from, to, before, length } = filter
  const { id, createdAt } = auditLog
  // A range of days is read along the index of times, everything else along the ids.
  const byTime = from !== undefined || to !== undefined
  const order = byTime ? [desc(createdAt), desc(id)] : [desc(id)]
  const isOlder = byTime
    ? sql`(${createdAt}, ${id}) < (select a.created_at, a.id from audit_log a where a.id = ${before})`
    : sql`${id} < ${before}`
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        actor ? eq(auditLog.actor, actor) : undefined,
        kind ? sql`split_part(${auditLog.subject}, ' ', 1) = ${kind}` : undefined,
        subject ? eq(auditLog.subject, subject) : undefined,
        within && sql`${auditLog.subject} in (${within})`,
        from && gte(createdAt, from),
        to && lt(createdAt, to),
        before === undefined ? undefined : isOlder,
      ),
    )
    .orderBy(...order)
    .limit(length)
}

/** A field that an entry changed, with its values as they are stored; null where the record had no such field. */
export type FieldChange = { field: string; before: unknown; after: unknown }

/** The fields that differ between the two states of an entry. */
export function changedFields({ before, after }: Pick<AuditRow, 'before' | 'after'>): FieldChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.flatMap((field) => {
    const [was, is] = [old[field] ?? null, now[field] ?? null]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }]
  })
}

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null && !Array.isArray(state)
    ? (state as Record<string, unknown>)
    : state === null || state === undefined
      ? {}
      : { value: state }
