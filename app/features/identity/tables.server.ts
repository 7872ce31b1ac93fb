import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import type { StaffRole, TokenPurpose } from './identity'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Who can sign in. `uid` names somebody outside the database; `email` is trimmed and lower-cased without Turkish rules. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: text('uid').notNull().unique(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull(),
    /** Null: a customer. */
    staffRole: text('staff_role').$type<StaffRole>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** ID tokens issued before are refused; null: none was called back. */
    tokensValidFrom: moment('tokens_valid_from'),
    /** How often sessions were ended: a sign-in opens none with a password or role it read before the last time. */
    sessionsEnded: integer('sessions_ended').notNull().default(0),
    /** Signs in no more; orders still refer to the row. */
    disabledAt: moment('disabled_at'),
  },
  (t) => [check('users_staff_role', sql`${t.staffRole} in ('admin', 'sales', 'warehouse', 'content')`)],
)

/** A device somebody is signed in on. The cookie is the token with a signature: a leaked database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    token: text('token').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False: the cookie goes when the browser closes. */
    remembered: boolean('remembered').notNull().default(false),
    ipAddress: text('ip_address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_by_user').on(t.userId), index('sessions_by_end').on(t.expiresAt)],
)

/**
 * Who owns a basket, lists and orders: the session of a guest, or a user. Of a guest's cookie only the hash is kept: a
 * leaked database opens no session.
 */
export const shoppers = pgTable(
  'shoppers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytea('token_hash').unique(),
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** The guest has signed in: the session keeps nothing more. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('shoppers_by_seen').on(t.seenAt),
    check('shoppers_one_owner', sql`num_nonnulls(${t.tokenHash}, ${t.userId}) = 1`),
  ],
)

/** Password of a user, where the shop itself keeps them (provider `local`): argon2id, in its own notation. */
export const accounts = pgTable('accounts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** What a letter's link or a sign-in between its two steps carries: used once, kept as SHA-256. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('one_time_tokens_by_user').on(t.userId, t.purpose),
    index('one_time_tokens_by_end').on(t.expiresAt),
    check('one_time_tokens_purpose', sql`${t.purpose} in ('reset-password', 'second-factor')`),
  ],
)

/** Second factor of somebody of the shop. The secret is sealed with the shop's own. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null: set up, but never confirmed with a code; asks for nothing yet. */
  confirmedAt: moment('confirmed_at'),
  /** Step of the last accepted code: none is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** Codes for when the telephone is lost; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Keys that sign ID tokens, the newest of them; older ones verify until no token of theirs is good any more. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** When somebody tried what is limited. The key is a hash: who tried with which e-mail is nobody's to read here. */
export const attempts = pgTable(
  'attempts',
  {
    key: bytea('key').primaryKey(),
    times: moment('times').array().notNull(),
    /** When the row counts for nothing any more. */
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('attempts_by_end').on(t.endsAt)],
)
