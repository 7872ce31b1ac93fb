import type { Db } from '~/db/connection.server'
import type { Asking } from '../accounts/asking.server'
import { localProvider } from '../local/provider.server'
import type { SignInAsking } from '../accounts/sign-in.server'

export const secret = 'a secret of the tests, 32 characters'
export const issuer = 'https://vitrin.example'

/** The dependencies of this feature's operations, with an adjustable clock. */
export function askingOf(db: Db, options: Partial<SignInAsking> = {}) {
  const time = { now: new Date('2026-11-20T09:00:00Z') }
  const clock = () => time.now
  const userIdsOf = async (id: number) => ({
    id,
    business_partner_id: null,
    business_partner_detail_id: null,
    group_id: null,
  })
  const identity = localProvider({ db, secret, clock, issuer, userIdsOf })
  const asking: Asking & SignInAsking = {
    db,
    secret,
    clock,
    identity,
    ip: '127.0.0.1',
    userAgent: 'test',
    cookies: null,
    session: undefined,
    secure: false,
    needsSecondFactor: true,
    ...options,
  }
  const later = (minutes: number) => void (time.now = new Date(time.now.getTime() + minutes * 60_000))
  return { asking, time, later }
}
