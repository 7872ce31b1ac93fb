import { sql } from 'drizzle-orm'
import type { Transaction } from './connection.server'

/** Locks the row with this id, if there is one, until the transaction ends. */
export async function lockRow(db: Transaction, table: string, id: number): Promise<void> {
  await db.execute(sql`select from ${sql.identifier(table)} where id = ${id} for update`)
}
