import { and, eq } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type Asking, tooMany, type TooMany } from './asking.server'
import { endDeviceSession, openDeviceSession } from '../sessions/device-session.server'
import { knownDevice, readKnownDevice } from '../sessions/known-device.server'
import { makeToken } from './one-time-tokens.server'
import type { Refused } from '../provider.server'
import { hasSecondFactor } from './second-factor.server'
import { users } from '../tables.server'

export type SignInAsking = Asking & {
  userAgent: string
  /** The request's own `Cookie` header, and the value of its session, which a new one replaces. */
  cookies: string | null
  session: string | undefined
  secure: boolean
  /** True when staff without a second factor must set one up first: everywhere except in a demo. */
  needsSecondFactor: boolean
}

export type UserRow = {
  userId: number
  uid: string
  email: string
  name: string
  staffRole: string | null
  /** Copied from the row: checks made with it are valid while the row has the same value. */
  sessionsEnded: number
}

/** A newly opened session; both values are cookies. */
export type Opened = {
  status: 'signed_in'
  user: UserRow
  sessionId: number
  session: string
  device: string
  /** The provider's grant for the next ID token. */
  grant: string
}

export type SignInOutcome =
  | Opened
  /** Staff with the right password. The token leads to the second step, or to its setup. */
  | { status: 'second_factor'; token: string; isSetUp: boolean }
  | Refused
  | TooMany

/** Runs in the transaction that opens the session, for the rest of a sign-in. */
export type AlsoAtSignIn = (db: Transaction, user: UserRow & { sessionId: number }) => Promise<void>

/**
 * Signs in with e-mail and password. The former session ends, so that nobody who knew it is signed in (promise P10).
 * An unknown address, a wrong password and an unverified account get one answer after the same work (promise P09).
 */
export async function signIn(
  asking: SignInAsking,
  input: { email: string; password: string; remembered: boolean },
  also: AlsoAtSignIn = async () => {},
): Promise<SignInOutcome> {
  const { secret } = asking
  const { email } = input
  const device = readKnownDevice(secret, email, asking.cookies, asking.secure)
  const refusal = await tooMany(asking, 'sign_in', device === null ? email : `${email} ${device}`)
  if (refusal) return refusal
  // Repeated while sessions are ended meanwhile.
  for (;;) {
    const outcome = await checkAndOpen(asking, input, also)
    if (outcome) return outcome
  }
}

/** Null when sessions were ended after the password was checked or the role read, since either may be outdated. */
async function checkAndOpen(
  asking: SignInAsking,
  input: { email: string; password: string; remembered: boolean },
  also: AlsoAtSignIn,
): Promise<Exclude<SignInOutcome, TooMany> | null> {
  const { db, identity, clock } = asking
  const { email } = input
  // Read before the password check. A user created by the check, or known to the provider by another address, is read
  // again after it.
  const before = await findBy(db, eq(users.email, email))
  const answer = await identity.signIn(email, input.password)
  if (answer.status === 'refused') return answer
  const found = await findUser(db, answer.uid)
  const user =
    found && found.userId === before?.userId ? { ...found, sessionsEnded: before.sessionsEnded } : found
  if (!user) return { status: 'refused', code: 'user_disabled', providerCode: 'USER_DISABLED' }
  const isSetUp = await hasSecondFactor(db, user.userId)
  if (isSetUp || (user.staffRole !== null && asking.needsSecondFactor))
    return transaction(db, async (db) => {
      if (!(await holdUser(db, user))) return null
      const token = await makeToken(db, 'second-factor', user.userId, clock())
      return { status: 'second_factor', token, isSetUp }
    })
  return transaction(db, (db) => openSession(db, asking, user, { ...input, grant: answer.grant }, also))
}

/**
 * Opens the session of an authenticated user in place of the former one. Null when sessions were ended since `user`
 * was read.
 */
export async function openSession(
  db: Transaction,
  asking: SignInAsking,
  user: UserRow,
  { remembered, grant = '' }: { remembered: boolean; grant?: string },
  also: AlsoAtSignIn,
): Promise<Opened | null> {
  if (!(await holdUser(db, user))) return null
  const { secret, ip, userAgent, clock } = asking
  await endDeviceSession(db, asking.session, secret)
  const device = { userId: user.userId, remembered, ipAddress: ip, userAgent: userAgent.slice(0, 400) }
  const { cookie, sessionId } = await openDeviceSession(db, secret, { ...device, now: clock() })
  await also(db, { ...user, sessionId })
  return {
    status: 'signed_in',
    user,
    sessionId,
    session: cookie,
    grant,
    device: knownDevice(secret, user.email),
  }
}

/**
 * Locks a user who signs in and marks the address as verified. False when the sessions were ended since the row was
 * read; ending them waits for this lock.
 */
async function holdUser(db: Transaction, { userId, sessionsEnded }: UserRow): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.sessionsEnded, sessionsEnded)))
  return rowCount === 1
}

/** An enabled user by the provider's name, or null. */
export async function findUser(db: Db, uid: string): Promise<UserRow | null> {
  return findBy(db, eq(users.uid, uid))
}

/** An enabled user by id, or null. */
export async function findUserById(db: Db, userId: number): Promise<UserRow | null> {
  return findBy(db, eq(users.id, userId))
}

async function findBy(db: Db, condition: ReturnType<typeof eq>): Promise<UserRow | null> {
  const [found] = await db
    .select({
      userId: users.id,
      uid: users.uid,
      email: users.email,
      name: users.name,
      staffRole: users.staffRole,
      disabledAt: users.disabledAt,
      sessionsEnded: users.sessionsEnded,
    })
    .from(users)
    .where(condition)
  if (!found || found.disabledAt) return null
  const { disabledAt: _, ...user } = found
  return user
}
