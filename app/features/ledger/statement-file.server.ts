import type { Db } from '~/db/connection.server'
import { readCreditTerms } from '~/features/customers/customers.server'
import { getSeller } from '~/features/settings/settings.server'
import { dayInIstanbul } from '~/kernel/dates'
import { makePdf } from '~/pdf/pdf.server'
import type { StatementFilter } from './ledger'
import { readStatement } from './read-statement.server'
import { writeStatement } from './statement-paper'
import { statementXlsx } from './statement-sheet.server'

export const statementFormats = ['pdf', 'xlsx'] as const
export type StatementFormat = (typeof statementFormats)[number]

const mediaTypes: Record<StatementFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Most rows per format. Beyond it the dealer is asked to narrow the days. */
const longest: Record<StatementFormat, number> = { pdf: 5_000, xlsx: 100_000 }

/** A customer's statement as a file. */
export async function makeStatementFile(
  db: Db,
  partnerId: number,
  { filter, format, now }: { filter: StatementFilter; format: StatementFormat; now: Date },
): Promise<{ name: string; bytes: Buffer; mediaType: string }> {
  const statement = await readStatement(db, partnerId, filter, { start: 0, length: longest[format] })
  const name = `cari-hesap-ekstresi-${dayInIstanbul(now)}.${format}`
  return { name, bytes: await bytesOf(), mediaType: mediaTypes[format] }

  async function bytesOf() {
    if (format === 'xlsx') return Buffer.concat(await Array.fromAsync(statementXlsx(statement)))
    const customer = (await readCreditTerms(db, partnerId))?.name ?? ''
    return makePdf(writeStatement(statement, customer, await getSeller(db), now))
  }
}
