import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { isSeen, seenBits } from '../listing/store-seen.server'
import { found, queryOf } from './store-word-hits.server'
import type { Slot } from './understanding/terms'

/**
 * Whether at least one product fits each slot, in one query. Only products that the visitor sees count: the answer must not
 * reveal words of hidden ones.
 */
export async function readKnownSlots(db: Db, visitor: Visitor, slots: readonly Slot[]): Promise<boolean[]> {
  const known = slots.map(
    (slot) =>
      sql`exists (select from search_documents d where ${found(queryOf([slot]), null)} and ${isSeen})`,
  )
  const { rows } = await db.execute<{ known: boolean[] }>(
    sql`with ${seenBits(visitor)} select array[${sql.join(known, sql`, `)}] as known`,
  )
  return rows[0]!.known
}
