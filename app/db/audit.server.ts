import type { Transaction } from './connection.server'
import { auditLog } from './tables.server'

export type AuditEntry = {
  actor: string
  action: string
  subject: string
  before?: unknown
  after?: unknown
}

/** Writes a change to the audit log in the transaction that makes it. Never pass identity numbers, passwords or other secrets. */
export async function audit(db: Transaction, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry)
}
