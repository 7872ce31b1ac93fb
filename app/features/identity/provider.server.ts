import type { Transaction } from '~/db/connection.server'
import type { UserIds } from './identity'

/**
 * The keeper of passwords and signer of ID tokens: the shop itself (`local`) or a hosted service. Users, sessions,
 * roles, limits and emails are always the shop's.
 *
 * A changing method does its slow part at once (hashing, network) and returns a `Write` to run together with the
 * operation's own rows. A hosted provider is changed by then and writes nothing.
 */
export type IdentityProvider = {
  /**
   * Checks a password. An unknown address, a wrong password and an unopened account get one refusal after equal time,
   * so that a person who registers an address does not learn whether it was known (promise P09).
   */
  signIn(email: string, password: string): Promise<SignInAnswer>
  /** Creates an account that is closed until the address's owner has set its password by email. */
  register(person: { email: string; password: string; name: string }): Promise<Registration>
  /** Starts a password reset by email; null for an unknown address. Runs in a job, so its time is hidden. */
  beginReset(email: string): Promise<Delivery | null>
  /** Sets the password by an email's token and verifies the address, since only its owner reads the email. */
  confirmReset(token: string, password: string): Promise<Write<TokenAnswer>>
  changePassword(user: ProviderUser, current: string, next: string): Promise<Write<ChangeAnswer>>
  /** Sets the claims of a user's next ID tokens. */
  setClaims(user: ProviderUser, userIds: UserIds): Promise<void>
  /**
   * A new ID token. `grant` comes from sign-in or the last refresh; the caller has checked that its session is still
   * open.
   */
  issueIdToken(user: ProviderUser & { sessionId: number }, grant: string): Promise<IssuedToken | Refused>
  /** Deletes the provider's data of a user whose row is gone; missing data is fine. Runs in a job. */
  forget(uid: string): Promise<void>
  /** The user of an ID token; null unless signature, algorithm, issuer, audience and times are right. */
  verifyIdToken(idToken: string): Promise<VerifiedToken | null>
}

export type Write<T> = (db: Transaction) => Promise<T>

/** A user at shop and provider: `userId` is our row, `uid` the provider's name. */
export type ProviderUser = { userId: number; uid: string; email: string }

/** `code` decides the shop's reaction; `providerCode` is shown, so that customers can report it. */
export type Refused = { status: 'refused'; code: RefusalCode; providerCode: string }
export type RefusalCode =
  | 'wrong_credentials'
  | 'user_disabled'
  | 'weak_password'
  | 'bad_token'
  | 'too_many_attempts'
  | 'unavailable'

export type SignInAnswer =
  | {
      status: 'checked'
      uid: string
      /** The grant for `issueIdToken`; '' when none is needed. */
      grant: string
    }
  | Refused

export type Registration =
  | {
      status: 'registered'
      uid: string
      /** Writes the provider's own rows in the transaction that creates the user. */
      keep: (db: Transaction, userId: number) => Promise<void>
    }
  | Refused

/** `shop`: we send the email, with this token in its link. `provider`: it has sent its own. */
export type Delivery = { by: 'shop'; name: string; token: string } | { by: 'provider' }

export type TokenAnswer = { status: 'done'; uid: string } | Refused
export type ChangeAnswer = { status: 'done' } | Refused

/** `expiresIn` in seconds, at most 3600. `grant` replaces the former one. */
export type IssuedToken = { status: 'issued'; idToken: string; expiresIn: number; grant: string }

export type VerifiedToken = {
  uid: string
  issuedAt: Date
  /** The token's session, when the provider knows it: the token ends with the session. */
  sessionId: number | null
}
