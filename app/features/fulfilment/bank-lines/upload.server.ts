import { eq } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { getBankAccounts } from '~/features/payments/payments.server'
import { dayInIstanbul } from '~/kernel/dates'
import { formatIban } from '~/kernel/identity-numbers'
import { normalizeText } from '~/kernel/turkish'
import type { Staff } from '../processing/staff'
import type { BankFile } from './bank-lines'
import { fingerprintsOf } from './fingerprint.server'
import { readBankFile } from './reading/read-bank-file.server'
import { BankFileRefusal } from './reading/refusal'
import { bankFiles, bankLines } from './tables.server'
import { text } from './text'

export type UploadOutcome =
  /** `added` of `credits` lines were new. */
  | { status: 'read'; fileId: number; credits: number; added: number; debits: number }
  | { status: 'unknown_account' }
  /** `why`: a Turkish sentence that names the line. */
  | { status: 'refused'; why: string }

/**
 * Keeps the incoming payments of a bank file, each once: lines of an earlier upload are left out. Nothing is booked. All or nothing.
 */
export async function uploadBankFile(
  db: Db,
  { accountId, name, bytes }: { accountId: number; name: string; bytes: Uint8Array },
  staff: Staff,
): Promise<UploadOutcome> {
  const account = (await getBankAccounts(db)).find(({ id }) => id === accountId)
  if (!account) return { status: 'unknown_account' }
  const file = await read(bytes)
  if (typeof file === 'string') return { status: 'refused', why: file }
  const why = reasonAgainst(file, account.iban, dayInIstanbul(staff.now))
  if (why !== null) return { status: 'refused', why }
  const iban = plain(account.iban)
  const { credits, debits, format } = file
  const marks = fingerprintsOf(iban, credits)
  return transaction(db, async (db) => {
    const [row] = await db
      .insert(bankFiles)
      .values({
        name: normalizeText(name).slice(-120),
        format,
        account: iban,
        bank: account.bank,
        credits: credits.length,
        added: 0,
        debits,
        actor: staff.actor,
        uploadedAt: staff.now,
      })
      .returning({ id: bankFiles.id })
    const fileId = row!.id
    let added = 0
    for (let at = 0; at < credits.length; at += 500) {
      const part = credits.slice(at, at + 500)
      const kept = await db
        .insert(bankLines)
        .values(part.map((one, place) => ({ ...one, fileId, fingerprint: marks[at + place]! })))
        .onConflictDoNothing({ target: bankLines.fingerprint })
        .returning({ id: bankLines.id })
      added += kept.length
    }
    await db.update(bankFiles).set({ added }).where(eq(bankFiles.id, fileId))
    const after = { account: iban, format, credits: credits.length, added }
    await audit(db, { actor: staff.actor, action: 'bank-file', subject: `bank_files ${fileId}`, after })
    return { status: 'read', fileId, credits: credits.length, added, debits }
  })
}

async function read(bytes: Uint8Array): Promise<BankFile | string> {
  try {
    return await readBankFile(bytes)
  } catch (error) {
    if (error instanceof BankFileRefusal) return error.message
    throw error
  }
}

function reasonAgainst({ account, credits }: BankFile, iban: string, today: string): string | null {
  // The file may leave out the country and the check digits, or write the account's number only.
  if (account !== '' && !plain(iban).endsWith(account.replace(/^0+/, '')) && !account.includes(plain(iban)))
    return text.otherAccount(account, formatIban(iban))
  const future = credits.find(({ bookedOn }) => bookedOn > today)
  if (future) return text.future(future.line, future.bookedOn)
  return credits.length === 0 ? text.noCredits : null
}

const plain = (iban: string) => iban.replace(/\s/g, '').toUpperCase()
