import type { Db, Transaction } from './connection.server'

type Kept = { until: number; value: Promise<unknown>; loaded: boolean }
/** One for each database; its transactions use the same one. `values` is replaced when something has changed. */
type Cache = { values: Map<string, Kept> }

/** ms: every request that begins this long after a change by another process uses the new value. */
const lifetime = 1_000
/** The same for values that take the database long to find and only follow from others, in ms. */
export const longerLifetime = 5_000

const caches = new WeakMap<Db, Cache>()
const transactions = new WeakSet<Db>()
/** Transactions that have changed something: until they end they read everything themselves. */
const changing = new WeakSet<Db>()

/**
 * A value that every page needs and that seldom changes (settings, menus, price lists), kept in the process for `keep` ms
 * from the question to the database. `name` must say all that the value depends on; a failed load is not kept.
 */
export function briefly<T>(db: Db, name: string, load: () => PromiseLike<T>, keep = lifetime): Promise<T> {
  if (changing.has(db)) return Promise.resolve(load())
  const { values } = cacheOf(db)
  // The load of somebody else may wait for a connection that this transaction holds.
  const mayWait = !transactions.has(db)
  const hit = values.get(name)
  if (hit && hit.until > performance.now() && (hit.loaded || mayWait)) return hit.value as Promise<T>
  // A query of Drizzle runs again each time it is awaited; a promise of its answer does not.
  const value = Promise.resolve(load())
  const entry = { until: performance.now() + keep, value, loaded: false }
  if (mayWait) values.set(name, entry)
  value.then(
    () => {
      entry.loaded = true
      values.set(name, entry)
    },
    () => values.get(name) === entry && values.delete(name),
  )
  return value
}

/** Drops everything that is kept, after a change: at once, or when the transaction that made it has committed. */
export function forgetBriefly(db: Db): void {
  if (transactions.has(db)) changing.add(db)
  // A load that is under way ends in the old map, where nobody looks any more.
  else cacheOf(db).values = new Map()
}

/** Lets a transaction use what is kept for its database. */
export function shareBriefly(db: Transaction, outer: Db): void {
  transactions.add(db)
  if (changing.has(outer)) changing.add(db)
  caches.set(db, cacheOf(outer))
}

/** After the commit: what the transaction has changed is forgotten outside of it too. */
export function publishBriefly(db: Transaction, outer: Db): void {
  if (changing.has(db)) forgetBriefly(outer)
}

function cacheOf(db: Db): Cache {
  const cache = caches.get(db) ?? { values: new Map<string, Kept>() }
  caches.set(db, cache)
  return cache
}
