import type { Transaction } from './connection.server'
import { auditLog } from './tables.server'

export type AuditEntry = {
  actor: string
  action: string
  subject: string
  before?: unknown
  after?: unknown
}

/** Writes down a change in the transaction that makes it. Identity numbers, passwords and the like do not belong here. */
export async function audit(db: Transaction, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry)
}
