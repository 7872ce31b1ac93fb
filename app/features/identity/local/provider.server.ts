import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { UserIds } from '../identity'
import { makeToken, useToken } from '../accounts/one-time-tokens.server'
import type { IdentityProvider, Refused } from '../provider.server'
import { accounts, users } from '../tables.server'
import { issueIdToken, verifyIdToken } from './id-tokens.server'
import { hashPassword, isPassword } from './password-hash.server'

type Means = {
  db: Db
  secret: string
  clock: () => Date
  /** Base address of the shop, the issuer of its ID tokens. */
  issuer: string
  userIdsOf: (userId: number) => Promise<UserIds>
}

/** The provider that keeps passwords in the shop's database (docs/decisions/own-credentials.md). */
export function localProvider({ db, secret, clock, issuer, userIdsOf }: Means): IdentityProvider {
  const terms = () => ({ db, secret, issuer, now: clock() })
  return {
    async signIn(email, password) {
      const account = await findAccount(db, email)
      const matches = await isPassword(account?.passwordHash ?? null, password)
      if (!account?.emailVerified || !matches) return refused('wrong_credentials')
      return { status: 'checked', uid: account.uid, grant: '' }
    },

    // Known addresses are found in the shop's own users.
    async register({ password }) {
      const passwordHash = await hashPassword(password)
      return {
        status: 'registered',
        uid: randomUUID(),
        keep: async (db, userId) => void (await db.insert(accounts).values({ userId, passwordHash })),
      }
    },

    async beginReset(email) {
      const account = await findAccount(db, email)
      if (!account) return null
      const token = await transaction(db, (db) => makeToken(db, 'reset-password', account.userId, clock()))
      return { by: 'shop', name: account.name, token }
    },

    async confirmReset(token, password) {
      const passwordHash = await hashPassword(password)
      return async (db) => {
        const user = await useUp(db, token, clock())
        if (!user) return refused('bad_token')
        await setPassword(db, user.id, passwordHash, clock())
        return { status: 'done', uid: user.uid }
      }
    },

    async changePassword({ userId }, current, next) {
      const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId))
      const matches = await isPassword(account?.passwordHash ?? null, current)
      if (!matches) return async () => refused('wrong_credentials')
      const passwordHash = await hashPassword(next)
      return async (db) => {
        await setPassword(db, userId, passwordHash, clock())
        return { status: 'done' }
      }
    },

    // Every token is made with the present ids.
    async setClaims() {},

    // Foreign keys deleted its rows with the user.
    async forget() {},

    async issueIdToken(user) {
      return issueIdToken(terms(), user, await userIdsOf(user.userId))
    },
    verifyIdToken: (idToken) => verifyIdToken(terms(), idToken),
  }
}

// The codes of hosted services, so that a shop may change its provider.
const providerCodes = {
  wrong_credentials: 'INVALID_LOGIN_CREDENTIALS',
  bad_token: 'INVALID_OOB_CODE',
} as const

const refused = (code: keyof typeof providerCodes): Refused => ({
  status: 'refused',
  code,
  providerCode: providerCodes[code],
})

async function findAccount(db: Db, email: string) {
  const [account] = await db
    .select({
      userId: users.id,
      uid: users.uid,
      name: users.name,
      emailVerified: users.emailVerified,
      passwordHash: accounts.passwordHash,
    })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(and(eq(users.email, email), isNull(users.disabledAt)))
  return account
}

/** The user of an email's token, which is used up; undefined when it is invalid or the user is disabled. */
async function useUp(db: Transaction, token: string, now: Date) {
  const userId = await useToken(db, 'reset-password', token, now)
  if (userId === null) return undefined
  const [user] = await db
    .select({ id: users.id, uid: users.uid })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt)))
  return user
}

/** Also for users without a password, such as those made on the command line. */
async function setPassword(db: Transaction, userId: number, passwordHash: string, now: Date): Promise<void> {
  await db
    .insert(accounts)
    .values({ userId, passwordHash, changedAt: now })
    .onConflictDoUpdate({ target: accounts.userId, set: { passwordHash, changedAt: now } })
}
