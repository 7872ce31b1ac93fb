import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { UserIds } from '../identity'
import type { Delivery, IdentityProvider, ProviderUser, RefusalCode, Refused } from '../provider.server'
import { users } from '../tables.server'
import { openIdTokens } from './id-tokens.server'
import { type IdentityToolkit, openIdentityToolkit, type Tokens } from './identity-toolkit.server'
import { openCode, sealCode } from './email-codes.server'
import { type ForNewUser, linkAddress, linkUser } from './link-user.server'
import { type Addresses, addressesOf, type FirebaseProject } from './project.server'
import { orRefused, ProviderRefusal } from './refusals.server'
import { openServiceAccount } from './service-account.server'

type Means = {
  project: FirebaseProject
  db: Db
  secret: string
  clock: () => Date
  userIdsOf: (userId: number) => Promise<UserIds>
  forNewUser: ForNewUser
  addresses?: Addresses
  /**
   * Least ms of a registration and a refused sign-in: Firebase's time depends on the address, and a right password
   * causes more calls (promise P09).
   */
  leastTime?: number
}

/** The provider that keeps passwords at Firebase Auth (docs/decisions/accounts-at-firebase.md). */
export function firebaseProvider(means: Means): IdentityProvider {
  const { project, db, secret, clock, userIdsOf, forNewUser } = means
  const { addresses = addressesOf(project), leastTime = 1_000 } = means
  const serviceAccount = openServiceAccount({ project, addresses, clock })
  const google = openIdentityToolkit({ project, addresses, serviceAccount })
  const verify = openIdTokens({ project, addresses, clock })

  return {
    async signIn(email, password) {
      const least = setTimeout(leastTime)
      const answer = await orWrongCredentials(async () => {
        const { localId } = await google.signInWithPassword(email, password)
        // Looked up in our own project, because an API key could be of another one.
        const account = await google.lookup({ localId: [localId] })
        if (!account || !(await linkUser(db, account, email, forNewUser))) return wrongCredentials
        return { status: 'checked' as const, uid: localId, grant: '' }
      })
      if (answer.status === 'refused') await least
      return answer
    },

    register: ({ email, password, name }) =>
      orRefused(async () => {
        const [uid] = await Promise.all([signUp(google, email, password, name), setTimeout(leastTime)])
        // The password is stored at Firebase.
        return { status: 'registered', uid, keep: async () => {} }
      }),

    beginReset,

    async confirmReset(token, password) {
      const code = openCode(secret, token, clock())
      if (!code) return async () => badCode
      const { uid, oobCode } = code
      const answer = await orRefused(() => google.resetPassword(oobCode, password))
      return async (db) => {
        if ('status' in answer) return answer
        await linkAddress(db, uid, answer.email)
        return { status: 'done', uid }
      }
    },

    async changePassword(user, current, next) {
      const answer = await orWrongCredentials(async () => {
        const { localId, idToken } = await google.signInWithPassword(user.email, current)
        if (localId !== user.uid) return wrongCredentials
        await google.changePassword(idToken, next)
        return { status: 'done' as const }
      })
      return async () => answer
    },

    async setClaims({ uid }, userIds) {
      await google.setClaims(uid, userIds)
    },

    async forget(uid) {
      try {
        await google.delete(uid)
      } catch (error) {
        if (!(error instanceof ProviderRefusal && error.providerCode === 'USER_NOT_FOUND')) throw error
      }
    },

    issueIdToken: (user, grant) =>
      orRefused(async () => {
        const { idToken, refreshToken, expiresIn } = await issue(user, grant)
        return { status: 'issued', idToken, grant: refreshToken, expiresIn: Math.min(expiresIn, 3_600) }
      }),

    async verifyIdToken(idToken) {
      const token = await verify(idToken)
      return token && { uid: token.uid, issuedAt: token.issuedAt, sessionId: token.sessionId }
    },
  }

  /** The code for an email to one of our users. A user from another provider gets an account first. */
  async function beginReset(email: string): Promise<Delivery | null> {
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.disabledAt)))
    if (!user) return null
    const account = await google.lookup({ email: [email] })
    if (account?.disabled) return null
    const { localId: uid } =
      account ??
      (await google.create({
        localId: user.uid,
        email,
        displayName: user.name,
        emailVerified: user.emailVerified,
      }))
    const oobCode = await google.makeResetCode(email)
    return { by: 'shop', name: user.name, token: sealCode(secret, { uid, oobCode }, clock()) }
  }

  /** Tokens of a session, with the present ids. The session is authoritative; `grant` saves a call. */
  async function issue(user: ProviderUser & { sessionId: number }, grant: string): Promise<Tokens> {
    const wanted = await userIdsOf(user.userId)
    const tokens = (grant === '' ? null : await refreshed(grant)) ?? (await signInAs(user))
    const token = await verify(tokens.idToken)
    if (token?.uid !== user.uid || token.sessionId !== user.sessionId)
      throw new ProviderRefusal('bad_token', 'INVALID_REFRESH_TOKEN')
    if (isDeepStrictEqual(token.userIds, wanted)) return tokens
    await google.setClaims(user.uid, wanted)
    return google.refresh(tokens.refreshToken)
  }

  async function signInAs({ uid, sessionId }: { uid: string; sessionId: number }): Promise<Tokens> {
    // Firebase would create an account for an unknown uid, such as that of a session from before it kept passwords.
    const account = await google.lookup({ localId: [uid] })
    if (!account) throw new ProviderRefusal('bad_token', 'USER_NOT_FOUND')
    return google.signInAs(uid, sessionId)
  }

  /** Null when Firebase rejects the grant, for example after a change of password. */
  async function refreshed(grant: string): Promise<Tokens | null> {
    try {
      return await google.refresh(grant)
    } catch (error) {
      if (error instanceof ProviderRefusal && error.code === 'bad_token') return null
      throw error
    }
  }
}

/** The uid of the account, new or existing. */
async function signUp(
  google: IdentityToolkit,
  email: string,
  password: string,
  name: string,
): Promise<string> {
  try {
    return (await google.signUp(email, password, name)).localId
  } catch (error) {
    const account = isKnown(error) ? await google.lookup({ email: [email] }) : null
    if (!account) throw error
    return account.localId
  }
}

const isKnown = (error: unknown) => error instanceof ProviderRefusal && error.providerCode === 'EMAIL_EXISTS'

const wrongCredentials: Refused = {
  status: 'refused',
  code: 'wrong_credentials',
  providerCode: 'INVALID_LOGIN_CREDENTIALS',
}
const guessed = new Set<RefusalCode>(['wrong_credentials', 'user_disabled'])
const badCode: Refused = { status: 'refused', code: 'bad_token', providerCode: 'INVALID_OOB_CODE' }

/**
 * One answer for a wrong password, an unknown and a disabled address, so that only the password's owner learns which
 * (promise P09).
 */
function orWrongCredentials<T>(work: () => Promise<T>): Promise<T | Refused> {
  return orRefused(async () => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ProviderRefusal && guessed.has(error.code)) return wrongCredentials
      throw error
    }
  })
}
