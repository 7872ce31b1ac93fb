import { sql, type SQL } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { Problem } from '~/http/answering/problem.server'
import { text } from '~/http/text'
import type { Visitor } from '../identity'

/** Id of the shopper who owns this visitor's basket and lists; null before the first entry. */
export async function findShopper(db: Db, visitor: Visitor): Promise<number | null> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from shoppers where ${is(visitor)}`)
  return rows[0] ? Number(rows[0].id) : null
}

/** Id of the user whose shopper this is; null for a guest's or an unknown one. */
export async function findUserOfShopper(db: Db, shopperId: number): Promise<number | null> {
  const { rows } = await db.execute<{ userId: number | null }>(
    sql`select user_id as "userId" from shoppers where id = ${shopperId}`,
  )
  return rows[0]?.userId ?? null
}

/** The same as `findShopper`, as a subquery. */
export const shopperOf = (visitor: Visitor): SQL => sql`(select id from shoppers where ${is(visitor)})`

/**
 * The same, created for the first entry and locked until the transaction ends. Throws 409 for a guest who has signed
 * in meanwhile, whose session would be lost with its data.
 */
export async function openShopper(db: Transaction, visitor: Visitor): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(openedShopper(visitor))
  if (!rows[0]) throw sessionEnded()
  return Number(rows[0].id)
}

/** The SQL of `openShopper` as a part of a larger statement; no row when the session has ended. */
export function openedShopper(visitor: Visitor): SQL {
  const column = sql.raw(visitor.kind === 'guest' ? 'token_hash' : 'user_id')
  // Updated once a day only, which saves index writes.
  return sql`
    insert into shoppers (${column}) values (${key(visitor)})
    on conflict (${column}) do update
      set seen_at = case when shoppers.seen_at > now() - interval '1 day' then shoppers.seen_at else now() end
      where shoppers.ended_at is null
    returning id`
}

/** 409 for a write whose session has ended meanwhile. */
export const sessionEnded = () => new Problem(409, 'session_ended', text.sessionEnded)

/**
 * Id of a guest session's shopper, locked until the transaction ends against new entries. Null when the guest kept
 * nothing.
 */
export async function lockGuestShopper(db: Transaction, sessionHash: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from shoppers where token_hash = decode(${sessionHash}, 'hex') for no key update`,
  )
  return rows[0] ? Number(rows[0].id) : null
}

/** Ends a guest's session at sign-in, after waiting for entries in progress. */
export async function endGuestSession(db: Transaction, sessionHash: string): Promise<void> {
  await db.execute(
    sql`insert into shoppers (token_hash, ended_at) values (decode(${sessionHash}, 'hex'), now())
        on conflict (token_hash) do update set ended_at = now()`,
  )
}

const dayMs = 24 * 3_600_000
const mostAtOnce = 10_000

/** Deletes guests without new entries for two years, with their baskets and lists; their cookies expired after one. */
export async function dropOldGuests(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 730 * dayMs)
  await db.execute(sql`
    delete from shoppers where id in (
      select id from shoppers where user_id is null and seen_at < ${before.toISOString()}
      order by seen_at limit ${mostAtOnce})`)
}

const is = (visitor: Visitor): SQL =>
  visitor.kind === 'guest' ? sql`token_hash = ${key(visitor)}` : sql`user_id = ${key(visitor)}`

const key = (visitor: Visitor): SQL =>
  visitor.kind === 'guest' ? sql`decode(${visitor.sessionHash}, 'hex')` : sql`${visitor.user.userId}::int`
