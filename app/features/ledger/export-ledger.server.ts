import type { Db } from '~/db/connection.server'
import type { Member } from '~/features/identity/identity'
import type { StatementRow } from './ledger'
import { readStatement } from './read-statement.server'

const everything = { from: null, to: null, kind: null }
const mostEntries = 100_000

/** All entries of a customer's account for the data export (KVKK art. 11), for the owner only. */
export async function exportLedger(db: Db, { partner }: Member): Promise<StatementRow[]> {
  if (partner.role !== 'owner') return []
  return (await readStatement(db, partner.id, everything, { start: 0, length: mostEntries })).rows
}
