import { sql } from 'drizzle-orm'
import type { RowName } from '~/db/name-rows.server'
import { bankFiles, bankLines } from './bank-lines/tables.server'

/** The names by which people know this feature's rows. */
export const fulfilmentNames: readonly RowName[] = [
  { id: bankFiles.id, name: bankFiles.name },
  { id: bankLines.id, name: sql`coalesce(nullif(${bankLines.sender}, ''), ${bankLines.description})` },
]
