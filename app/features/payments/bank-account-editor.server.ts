import { asc, eq } from 'drizzle-orm'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { Editor } from '~/http/calls/editing.server'
import { bankAccounts } from './tables.server'

export type BankAccountRow = typeof bankAccounts.$inferSelect

/** The bank accounts for transfers as staff edit them, in the order that customers see. */
export function listBankAccounts(db: Db): Promise<BankAccountRow[]> {
  return db.select().from(bankAccounts).orderBy(asc(bankAccounts.position), asc(bankAccounts.id))
}

/** A removed account disappears from pages and emails; orders keep no copy of it. */
export const bankAccountEditor: Editor<BankAccountRow, Omit<BankAccountRow, 'id'>> = {
  table: 'bank_accounts',
  read: async (db, id) => {
    const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.id, id))
    return row ?? null
  },
  add: async (db, input) => {
    const [row] = await db.insert(bankAccounts).values(input).returning({ id: bankAccounts.id })
    forgetBriefly(db)
    return row!.id
  },
  change: async (db, { id }, input) => {
    await db.update(bankAccounts).set(input).where(eq(bankAccounts.id, id))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    await db.delete(bankAccounts).where(eq(bankAccounts.id, id))
    forgetBriefly(db)
    return 'removed'
  },
}
