import { sql, type SQL } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { Problem } from '~/http/answering/problem.server'
import { text } from '~/http/text'
import type { Visitor } from '../identity'

/** Row id of the shopper who owns this visitor's basket and lists; null as long as nothing was kept. */
export async function findShopper(db: Db, visitor: Visitor): Promise<number | null> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from shoppers where ${is(visitor)}`)
  return rows[0] ? Number(rows[0].id) : null
}

/** The same as a subquery, for who looks up what a shopper owns. */
export const shopperOf = (visitor: Visitor): SQL => sql`(select id from shoppers where ${is(visitor)})`

/**
 * The same, made at the first thing a visitor keeps; its row is locked until the transaction ends. Throws 409 for a guest
 * who has signed in meanwhile: what is kept for a session that nobody comes back with would be lost.
 */
export async function openShopper(db: Transaction, visitor: Visitor): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(openedShopper(visitor))
  if (!rows[0]) throw sessionEnded()
  return Number(rows[0].id)
}

/** What `openShopper` does, as part of a statement that writes more; without a row the session has ended. */
export function openedShopper(visitor: Visitor): SQL {
  const column = sql.raw(visitor.kind === 'guest' ? 'token_hash' : 'user_id')
  // To the day is close enough, and as long as it stays no index has to be written.
  return sql`
    insert into shoppers (${column}) values (${key(visitor)})
    on conflict (${column}) do update
      set seen_at = case when shoppers.seen_at > now() - interval '1 day' then shoppers.seen_at else now() end
      where shoppers.ended_at is null
    returning id`
}

export const sessionEnded = () => new Problem(409, 'session_ended', text.sessionEnded)

/**
 * Row id of the shopper that a guest's session is, locked until the transaction ends: nothing more is kept for it
 * meanwhile. Null when the guest never kept anything.
 */
export async function lockGuestShopper(db: Transaction, sessionHash: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from shoppers where token_hash = decode(${sessionHash}, 'hex') for no key update`,
  )
  return rows[0] ? Number(rows[0].id) : null
}

/** A guest's session ends with signing in. Waits for whoever keeps something for it just then. */
export async function endGuestSession(db: Transaction, sessionHash: string): Promise<void> {
  await db.execute(
    sql`insert into shoppers (token_hash, ended_at) values (decode(${sessionHash}, 'hex'), now())
        on conflict (token_hash) do update set ended_at = now()`,
  )
}

const dayMs = 24 * 3_600_000
const mostAtOnce = 10_000

/**
 * Guests who have kept nothing new for two years go, with their basket and lists: their cookie lives for one, and nobody
 * comes back with it.
 */
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
