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
import type { TokenPurpose } from './identity'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Roles of the staff. The permissions of built-in roles stand in the code and are empty here. */
export const staffRoles = pgTable('staff_roles', {
  key: text('key').primaryKey(),
  name: text('name').notNull().unique(),
  permissions: text('permissions').array().notNull().default([]),
  builtIn: boolean('built_in').notNull().default(false),
})

/**
 * Users who can sign in. `uid` names a user outside the database; `email` is trimmed and lower-cased without Turkish
 * rules.
 */
export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  uid: text('uid').notNull().unique(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  name: text('name').notNull(),
  /** Null for customers. */
  staffRole: text('staff_role').references(() => staffRoles.key),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** ID tokens issued before are refused; null when none was revoked. */
  tokensValidFrom: moment('tokens_valid_from'),
  /** Number of times sessions were ended: a sign-in fails when it read password or role before the last time. */
  sessionsEnded: integer('sessions_ended').notNull().default(0),
  /** Set when the user may no longer sign in; orders still refer to the row. */
  disabledAt: moment('disabled_at'),
})

/** A signed-in device. The cookie is a signed token, so that a leaked database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    token: text('token').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False for a cookie that ends with the browser. */
    remembered: boolean('remembered').notNull().default(false),
    ipAddress: text('ip_address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Time of the last code that a staff member gave in this session; null before the first. */
    confirmedAt: moment('confirmed_at'),
  },
  (t) => [index('sessions_by_user').on(t.userId), index('sessions_by_end').on(t.expiresAt)],
)

/**
 * The owner of a basket, lists and orders: a guest's session or a user. Only the hash of a guest's cookie is stored,
 * so that a leaked database opens no session.
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
    /** Set when the guest has signed in: the session takes no new entries. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('shoppers_by_seen').on(t.seenAt),
    check('shoppers_one_owner', sql`num_nonnulls(${t.tokenHash}, ${t.userId}) = 1`),
  ],
)

/** A user's password with provider `local`: argon2id in PHC format. */
export const accounts = pgTable('accounts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** Tokens of email links and of sign-ins between two steps: used once, stored as SHA-256. */
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

/** The second factor of a staff member. The secret is encrypted with the shop's. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null while it is set up but unconfirmed; then no code is required. */
  confirmedAt: moment('confirmed_at'),
  /** Time step of the last accepted code, which prevents a second use. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** Recovery codes for a lost phone; each works once. */
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

/** Keys of ID tokens: the newest signs, older ones verify until their tokens have expired. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Attempts of limited actions. The key is a hash, so that the table reveals no e-mails. */
export const attempts = pgTable(
  'attempts',
  {
    key: bytea('key').primaryKey(),
    times: moment('times').array().notNull(),
    /** Expiry of the row. */
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('attempts_by_end').on(t.endsAt)],
)
