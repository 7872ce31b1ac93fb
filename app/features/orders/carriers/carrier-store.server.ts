import { asc, eq } from 'drizzle-orm'
import { briefly, forgetBriefly } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { type Carrier, isConsistent } from './carriers'
import { carriers } from '../tables.server'
import { text } from '../text'

const offered = {
  id: carriers.id,
  name: carriers.name,
  kind: carriers.kind,
  price: carriers.price,
  kdvRate: carriers.kdvRate,
  minDays: carriers.minDays,
  maxDays: carriers.maxDays,
  cashOnDelivery: carriers.cashOnDelivery,
}

/** Returns the carriers the shop uses now, in the shop's order; cached in the process for 1 s. */
export function readActiveCarriers(db: Db): Promise<Carrier[]> {
  return briefly(db, 'carriers', () =>
    db
      .select(offered)
      .from(carriers)
      .where(eq(carriers.active, true))
      .orderBy(asc(carriers.position), asc(carriers.id)),
  )
}

/** All carriers for staff, also those that are not offered. */
export function listAllCarriers(db: Db): Promise<CarrierRow[]> {
  return db.select().from(carriers).orderBy(asc(carriers.position), asc(carriers.id))
}

const inconsistent: Refusal = {
  refused: 'invalid',
  errors: [{ path: 'kind', code: 'receiver_pays', message: text.carrierInconsistent }],
}

export type CarrierRow = typeof carriers.$inferSelect

/**
 * The carriers as the staff edit them. A removed carrier stays with its orders and is no longer
 * offered.
 */
export const carrierEditor: Editor<CarrierRow, Omit<CarrierRow, 'id'>> = {
  table: 'carriers',
  read: async (db, id) => {
    const [row] = await db.select().from(carriers).where(eq(carriers.id, id))
    return row ?? null
  },
  add: async (db, input) => {
    if (!isConsistent(input)) return inconsistent
    const [row] = await db.insert(carriers).values(input).returning({ id: carriers.id })
    forgetBriefly(db)
    return row!.id
  },
  change: async (db, { id }, input) => {
    if (!isConsistent(input)) return inconsistent
    await db.update(carriers).set(input).where(eq(carriers.id, id))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    await db.update(carriers).set({ active: false }).where(eq(carriers.id, id))
    forgetBriefly(db)
    return 'kept'
  },
}
