// @module-tag once
// Longer than 250 lines: the tests create and end sessions of the same accounts.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { openTestDatabase } from '~/db/testing/database'
import { findSignedIn, openDeviceSession } from '../sessions/device-session.server'
import type { AlsoAtSignIn } from './sign-in.server'
import {
  changePassword,
  confirmReset,
  endDevice,
  endOtherDevices,
  findUserByEmail,
  giveStaffRole,
  type IdentityProvider,
  listDevices,
  register,
  requestReset,
  signIn,
} from '../identity.server'
import { makeToken } from './one-time-tokens.server'
import { accounts, oneTimeTokens, secondFactors, sessions, users } from '../tables.server'
import { askingOf, secret } from '../testing/asking'

const { db } = await openTestDatabase('empty')
const password = 'uzun ve hoş bir parola'
const newEmail = () => `${randomUUID()}@uye.example`

async function queuedEmails(email: string): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select payload->>'kind' as kind from graphile_worker._private_jobs
    where payload->>'email' = ${email} order by id`)
  return rows.map(({ kind }) => kind)
}

/** Token of the email to this address. */
async function tokenOf(email: string): Promise<string> {
  const delivery = await askingOf(db).asking.identity.beginReset(email)
  if (delivery?.by !== 'shop') throw new Error('no email')
  return delivery.token
}

async function findId(email: string): Promise<number> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user!.id
}

/** A registered user who has opened the email. */
async function openAccount(email = newEmail()) {
  const { asking } = askingOf(db)
  await register(asking, { email, password, name: 'Ayşe' }, async () => {})
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email))
  return { email, userId: await findId(email) }
}

function signInAs(
  email: string,
  input: { password?: string; ip?: string; cookies?: string; also?: AlsoAtSignIn } = {},
) {
  const { asking } = askingOf(db, { ip: input.ip ?? '127.0.0.1', cookies: input.cookies ?? null })
  return signIn(asking, { email, password: input.password ?? password, remembered: true }, input.also)
}

async function opened(email: string) {
  const outcome = await signInAs(email)
  if (outcome.status !== 'signed_in') throw new Error(outcome.status)
  return outcome
}

test('registering makes a user who can sign in once the address is verified', async () => {
  const { asking, time } = askingOf(db)
  const email = newEmail()
  const made: number[] = []
  const outcome = await register(asking, { email, password, name: 'Ayşe' }, async (_, user) => {
    made.push(user.userId)
  })
  expect(outcome).toEqual({ status: 'sent' })
  expect(await queuedEmails(email)).toEqual(['verify'])
  expect(await signInAs(email)).toEqual(await signInAs(newEmail()))
  expect(made).toEqual([await findId(email)])
  const token = await tokenOf(email)
  expect(await confirmReset(asking, { token, password })).toMatchObject({ status: 'done', email })
  expect(await confirmReset(asking, { token, password })).toMatchObject({
    status: 'refused',
    code: 'bad_token',
  })
  // An unused account has no password whose change would matter.
  expect(await queuedEmails(email)).toEqual(['verify'])
  const outcomeThen = await opened(email)
  const signedIn = await findSignedIn(db, outcomeThen.session, secret, time.now)
  expect(signedIn).toMatchObject({ email, name: 'Ayşe', emailVerified: true })
})

test('a stranger who registers another person’s address keeps no password and no session', async () => {
  const { asking, time } = askingOf(db)
  const email = newEmail()
  const strangers = 'yabancının parolası'
  await register(asking, { email, password: strangers, name: 'Yabancı' }, async () => {})
  const userId = await findId(email)
  // An account may have sessions from an earlier time.
  const device = { userId, remembered: true, ipAddress: '', userAgent: '', now: time.now }
  const session = await transaction(db, (db) => openDeviceSession(db, secret, device))
  await confirmReset(asking, { token: await tokenOf(email), password })
  expect((await signInAs(email, { password: strangers })).status).toBe('refused')
  expect(await findSignedIn(db, session.cookie, secret, time.now)).toBeNull()
  expect((await signInAs(email)).status).toBe('signed_in')
})

test('simultaneous registrations of an address make one account, and each is sent an email', async () => {
  const { asking } = askingOf(db)
  const email = newEmail()
  const made: number[] = []
  const registering = Array.from({ length: 4 }, () =>
    register(asking, { email, password, name: 'Ayşe' }, async (db, user) => {
      await db.execute(sql`select pg_sleep(0.05)`)
      if (user.email === email) made.push(user.userId)
    }),
  )
  expect(await Promise.all(registering)).toEqual(Array.from({ length: 4 }, () => ({ status: 'sent' })))
  expect(made).toEqual([await findId(email)])
  // The account is unopened: each email lets its owner set the password.
  expect(await queuedEmails(email)).toEqual(['verify', 'verify', 'verify', 'verify'])
})

test('registering a known address changes nothing and says so by email alone', async () => {
  const { email } = await openAccount()
  const count = await db.$count(users)
  const { asking } = askingOf(db)
  const before = await db.select().from(users).where(eq(users.email, email))
  const outcome = await register(
    asking,
    { email, password: 'başka bir parola', name: 'Yabancı' },
    async (db) => {
      await db.execute(sql`create temp table left_behind (n int)`)
    },
  )
  expect(outcome).toEqual({ status: 'sent' })
  expect(await db.$count(users)).toBe(count)
  expect(await db.select().from(users).where(eq(users.email, email))).toEqual(before)
  expect(await queuedEmails(email)).toEqual(['verify', 'known'])
  expect((await signInAs(email)).status).toBe('signed_in')
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await openAccount()
  const wrong = await signInAs(email, { password: 'yanlış parola' })
  expect(wrong).toEqual({
    status: 'refused',
    code: 'wrong_credentials',
    providerCode: 'INVALID_LOGIN_CREDENTIALS',
  })
  expect(await signInAs(newEmail())).toEqual(wrong)
})

test('a disabled user can neither sign in nor register again', async () => {
  const { email } = await openAccount()
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, email))
  expect((await signInAs(email)).status).toBe('refused')
  const { asking } = askingOf(db)
  expect((await register(asking, { email, password, name: 'Ayşe' }, async () => {})).status).toBe('sent')
})

test('signing in ends the earlier session; a failed sign-in opens none', async () => {
  const { email, userId } = await openAccount()
  const first = await opened(email)
  const { asking, time } = askingOf(db, { session: first.session })
  await signIn(asking, { email, password, remembered: false })
  expect(await findSignedIn(db, first.session, secret, time.now)).toBeNull()
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
  const failing = signInAs(email, { also: async () => Promise.reject(new Error('merge failed')) })
  await expect(failing).rejects.toThrow('merge failed')
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
})

test('a reset works once, within half an hour, and ends every session', async () => {
  const { email, userId } = await openAccount()
  const { session } = await opened(email)
  const { asking, later, time } = askingOf(db)
  expect(await requestReset(asking, email)).toEqual({ status: 'sent' })
  expect(await requestReset(asking, newEmail())).toEqual({ status: 'sent' })
  const begin = async () => {
    const delivery = await asking.identity.beginReset(email)
    if (delivery?.by !== 'shop') throw new Error('no email')
    return delivery.token
  }
  const old = await begin()
  const token = await begin()
  const [row] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  expect(row!.tokenHash.toString('base64url')).not.toContain(token)
  const next = 'yepyeni bir parola'
  expect((await confirmReset(asking, { token: old, password: next })).status).toBe('refused')
  const outcome = await confirmReset(asking, { token, password: next })
  expect(outcome.status).toBe('done')
  expect((await confirmReset(asking, { token, password: next })).status).toBe('refused')
  expect(await findSignedIn(db, session, secret, time.now)).toBeNull()
  expect((await signInAs(email)).status).toBe('refused')
  expect((await signInAs(email, { password: next })).status).toBe('signed_in')
  expect((await queuedEmails(email)).at(-1)).toBe('changed')
  const late = await begin()
  later(31)
  expect((await confirmReset(asking, { token: late, password: next })).status).toBe('refused')
  expect(await asking.identity.beginReset(newEmail())).toBeNull()
})

test('of two resets at the same time one works', async () => {
  const { userId } = await openAccount()
  const { asking, time } = askingOf(db)
  const token = await transaction(db, (db) => makeToken(db, 'reset-password', userId, time.now))
  const outcomes = await Promise.all(
    ['birinci parola', 'ikinci parola'].map((password) => confirmReset(asking, { token, password })),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['done', 'refused'])
})

test('changing the password needs the present one and signs out all other devices', async () => {
  const { email } = await openAccount()
  const here = await opened(email)
  const elsewhere = await opened(email)
  const { asking, time } = askingOf(db)
  const me = (await findSignedIn(db, here.session, secret, time.now))!
  const wrong = await changePassword(asking, me, { current: 'yanlış', next: 'yepyeni bir parola' })
  expect(wrong).toMatchObject({ status: 'refused', code: 'wrong_credentials' })
  expect(await changePassword(asking, me, { current: password, next: 'yepyeni bir parola' })).toEqual({
    status: 'done',
  })
  expect(await findSignedIn(db, here.session, secret, time.now)).not.toBeNull()
  expect(await findSignedIn(db, elsewhere.session, secret, time.now)).toBeNull()
})

describe('a sign-in at the same time as a change that ends sessions', () => {
  const next = 'yepyeni bir parola'

  /** Signs in; `meanwhile` runs once, between the check of the password and the opening of the session. */
  function signInWhile(email: string, meanwhile: () => Promise<unknown>) {
    const { asking } = askingOf(db)
    let once: Promise<unknown> | undefined
    const identity: IdentityProvider = {
      ...asking.identity,
      async signIn(...given) {
        const answer = await asking.identity.signIn(...given)
        await (once ??= meanwhile())
        return answer
      },
    }
    return signIn({ ...asking, identity }, { email, password, remembered: true })
  }

  async function reset(userId: number) {
    const { asking, time } = askingOf(db)
    const token = await transaction(db, (db) => makeToken(db, 'reset-password', userId, time.now))
    expect((await confirmReset(asking, { token, password: next })).status).toBe('done')
  }

  async function change(session: string) {
    const { asking, time } = askingOf(db)
    const me = (await findSignedIn(db, session, secret, time.now))!
    expect(await changePassword(asking, me, { current: password, next })).toEqual({ status: 'done' })
  }

  const makeStaff = async (email: string) => {
    const user = (await findUserByEmail(db, email))!
    await transaction(db, (db) => giveStaffRole(db, user, 'sales', 'test'))
  }

  /** With a second factor a sign-in waits for its second step. */
  async function openWaiting() {
    const account = await openAccount()
    const { session } = await opened(account.email)
    const factor = { userId: account.userId, sealedSecret: '', confirmedAt: new Date() }
    await db.insert(secondFactors).values(factor)
    return {
      ...account,
      session,
      waits: () => db.$count(oneTimeTokens, eq(oneTimeTokens.userId, factor.userId)),
    }
  }

  test('opens no session with the password from before a reset', async () => {
    const { email, userId } = await openAccount()
    const outcome = await signInWhile(email, () => reset(userId))
    expect(outcome).toMatchObject({ status: 'refused', code: 'wrong_credentials' })
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  })

  test('opens no session with the password from before a change', async () => {
    const { email, userId } = await openAccount()
    const here = await opened(email)
    expect((await signInWhile(email, () => change(here.session))).status).toBe('refused')
    const left = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
    expect(left).toEqual([{ id: here.sessionId }])
  })

  test('opens no session without the second step for a user who has just become staff', async () => {
    const { email, userId } = await openAccount()
    // Paused between reading the role and opening the session.
    const { signingIn } = await transaction(db, async (holding) => {
      await holding.execute(sql`lock table second_factors in access exclusive mode`)
      const signingIn = signInAs(email)
      await anyoneWaitsForLock()
      await makeStaff(email)
      return { signingIn }
    })
    expect(await signingIn).toMatchObject({ status: 'second_factor', isSetUp: false })
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  })

  test('succeeds with a valid password while other devices are signed out', async () => {
    const { email, userId } = await openAccount()
    const here = await opened(email)
    const { time } = askingOf(db)
    const me = (await findSignedIn(db, here.session, secret, time.now))!
    expect((await signInWhile(email, () => endOtherDevices(db, me, time.now))).status).toBe('signed_in')
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(2)
  })

  test('reaches no second step with the old password', async () => {
    const { email, userId, waits } = await openWaiting()
    expect((await signInWhile(email, () => reset(userId))).status).toBe('refused')
    expect(await waits()).toBe(0)
  })

  test('that waits for its second step fails when the password is changed', async () => {
    const { email, session, waits } = await openWaiting()
    expect((await signInAs(email)).status).toBe('second_factor')
    expect(await waits()).toBe(1)
    await change(session)
    expect(await waits()).toBe(0)
  })

  test('with an uncommitted session is signed out with the others', async () => {
    const { email, userId } = await openAccount()
    const here = await opened(email)
    let changing: Promise<void> | undefined
    const late = await signInAs(email, {
      also: async () => {
        changing ??= change(here.session)
        await anyoneWaitsForLock()
      },
    })
    expect(late.status).toBe('signed_in')
    await changing
    const left = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
    expect(left).toEqual([{ id: here.sessionId }])
  })

  async function anyoneWaitsForLock(): Promise<void> {
    for (;;) {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if (rows.length > 0) return
    }
  }
})

test('devices are listed and can be signed out one by one, never another user’s', async () => {
  const { email } = await openAccount()
  const here = await opened(email)
  const [phone, tablet] = [await opened(email), await opened(email)]
  const stranger = await opened((await openAccount()).email)
  const { time } = askingOf(db)
  const me = (await findSignedIn(db, here.session, secret, time.now))!
  expect((await listDevices(db, me, time.now)).map(({ id, isThis }) => [id, isThis])).toEqual([
    [here.sessionId, true],
    [tablet.sessionId, false],
    [phone.sessionId, false],
  ])
  expect(await endDevice(db, me, stranger.sessionId)).toBe(false)
  expect(await endDevice(db, me, phone.sessionId)).toBe(true)
  expect(await listDevices(db, me, time.now)).toHaveLength(2)
  await endOtherDevices(db, me, time.now)
  expect((await listDevices(db, me, time.now)).map(({ id }) => id)).toEqual([here.sessionId])
  expect(await findSignedIn(db, stranger.session, secret, time.now)).not.toBeNull()
})

test('a leaked database holds no password and opens no session', async () => {
  const { email, userId } = await openAccount()
  const { session } = await opened(email)
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId))
  expect(account!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, userId))
  const { time } = askingOf(db)
  expect(session).toContain(row!.token)
  expect(await findSignedIn(db, row!.token, secret, time.now)).toBeNull()
  expect(await findSignedIn(db, `${row!.token}.${session.split('.')[1]}x`, secret, time.now)).toBeNull()
})
