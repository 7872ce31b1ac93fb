import { createHash } from 'node:crypto'
import type { BankCredit } from './bank-lines'

/**
 * The fingerprint of each line: account, day, amount, description and the bank's number, and which of its equals in the file it is.
 * The same movement has the same fingerprint in every file of the account.
 */
export function fingerprintsOf(account: string, credits: readonly BankCredit[]): string[] {
  const seen = new Map<string, number>()
  return credits.map(({ bookedOn, amount, description, sender, reference }) => {
    const facts = JSON.stringify([account, bookedOn, amount, description, sender, reference])
    const ordinal = (seen.get(facts) ?? 0) + 1
    seen.set(facts, ordinal)
    return createHash('sha256').update(`${facts} ${ordinal}`).digest('hex')
  })
}
