import { randomUUID } from 'node:crypto'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import type { AccountMail } from '../jobs.server'
import { getSettings } from '~/features/settings/settings.server'
import { addressGroup } from '~/http/reading/address.server'
import { type Allowance, countAttempt } from './attempts.server'
import type { IdentityProvider } from '../provider.server'

/** The parts of program and request that operations of this feature need. */
export type Asking = {
  db: Db
  secret: string
  clock: () => Date
  identity: IdentityProvider
  ip: string
}

export type TooMany = { status: 'too_many'; seconds: number }

/** Most attempts within 15 minutes per account and per address; 0 in the settings of the same name: no limit. */
const allowances = {
  sign_in: { account: 10, address: 100 },
  registration: { account: 5, address: 30 },
  reset: { account: 5, address: 30 },
  password: { account: 10, address: 100 },
  second_factor: { account: 10, address: 100 },
} as const

/**
 * Counts one attempt for the address and the account, known or unknown. Returns the answer for too many attempts,
 * otherwise null. The address comes first, so that invented accounts leave no rows.
 */
export async function tooMany(
  { db, secret, clock, ip }: Asking,
  what: keyof typeof allowances,
  account: string,
): Promise<TooMany | null> {
  const settings = await getSettings(db)
  const most = (per: 'account' | 'address') =>
    settings.number('limits', `${what}_per_${per}`, allowances[what][per])
  const group = addressGroup(ip)
  const counted: Allowance[] = [
    ...(group === null ? [] : [{ what: `${what} address`, who: group, most: most('address') }]),
    { what: `${what} account`, who: account, most: most('account') },
  ]
  const seconds = await countAttempt(db, secret, counted, clock())
  return seconds > 0 ? { status: 'too_many', seconds } : null
}

/** Queues an email about an account. */
export function queueEmail(db: Transaction, kind: AccountMail['kind'], email: string): Promise<void> {
  return enqueue(db, { name: 'send-account-mail', payload: { kind, email, id: randomUUID() } })
}
