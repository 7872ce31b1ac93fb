import type { Transaction } from '~/db/connection.server'
import type { UserIds } from './identity'

/**
 * Who keeps passwords and signs ID tokens: the shop itself (`local`) or a hosted service. Everything else is the shop's
 * own whatever the provider: users, sessions, roles, limits, letters.
 *
 * A method that changes something does its slow part at once (hashing, the network) and returns a `Write` with what is to
 * be written together with the operation's own rows. A hosted provider has changed everything by then and writes nothing.
 */
export type IdentityProvider = {
  /**
   * Checks a password. An unknown address, a wrong password and an account whose owner has opened no letter yet are one
   * refusal after equal time: the person who registered an address must not learn whether it was known (promise P09).
   */
  signIn(email: string, password: string): Promise<SignInAnswer>
  /** Makes an account that nobody can sign in to until the owner of the address has set its password by a letter. */
  register(person: { email: string; password: string; name: string }): Promise<Registration>
  /** Begins what a letter ends; null for an address nobody has. Runs in a job: nobody waits for it. */
  beginReset(email: string): Promise<Delivery | null>
  /** Sets the password by what the letter carried, and verifies the address: only its owner reads the letter. */
  confirmReset(token: string, password: string): Promise<Write<TokenAnswer>>
  changePassword(user: ProviderUser, current: string, next: string): Promise<Write<ChangeAnswer>>
  /** Claims that the next ID tokens of a user carry. */
  setClaims(user: ProviderUser, userIds: UserIds): Promise<void>
  /**
   * A new ID token. `grant` is what sign-in or the last refresh gave; the caller has checked that the session it belongs
   * to is still open.
   */
  issueIdToken(user: ProviderUser & { sessionId: number }, grant: string): Promise<IssuedToken | Refused>
  /** Deletes what the provider itself keeps of a user whose row is gone; nothing there is right too. Runs in a job. */
  forget(uid: string): Promise<void>
  /** Who an ID token names; null unless signature, algorithm, issuer, audience and times are right. */
  verifyIdToken(idToken: string): Promise<VerifiedToken | null>
}

export type Write<T> = (db: Transaction) => Promise<T>

/** A user as both sides know it: `userId` is our row, `uid` names it at the provider. */
export type ProviderUser = { userId: number; uid: string; email: string }

/** `code` decides what we do, `providerCode` is shown so that customers can tell it to us. */
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
      /** What `issueIdToken` wants to see; '' when it wants nothing. */
      grant: string
    }
  | Refused

export type Registration =
  | {
      status: 'registered'
      uid: string
      /** Writes what the provider keeps beside the user's row; runs in the transaction that makes it. */
      keep: (db: Transaction, userId: number) => Promise<void>
    }
  | Refused

/** `shop`: we write the letter, with this token in its link. `provider`: it has sent its own. */
export type Delivery = { by: 'shop'; name: string; token: string } | { by: 'provider' }

export type TokenAnswer = { status: 'done'; uid: string } | Refused
export type ChangeAnswer = { status: 'done' } | Refused

/** `expiresIn` seconds, at most 3600. `grant` replaces the one before. */
export type IssuedToken = { status: 'issued'; idToken: string; expiresIn: number; grant: string }

export type VerifiedToken = {
  uid: string
  issuedAt: Date
  /** Session that the token belongs to, where the provider knows it: it dies with the session. */
  sessionId: number | null
}
