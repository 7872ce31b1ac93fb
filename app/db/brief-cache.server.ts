import { startWaiting } from './connection/patience.server'
import type { Db, Transaction } from './connection.server'
import { movesOn } from './replicas/moves-on.server'

type Kept = { until: number; value: Promise<unknown>; loaded: boolean }
/** The cache of one database, shared with its transactions. A change replaces `values` by an empty map. */
type Cache = { values: Map<string, Kept> }

/** How long a value is cached, in ms. A request that begins later than this after another process's change sees the change. */
const lifetime = 1_000
/** Most values kept at once; the oldest goes first. Names may contain what visitors type. */
const mostKept = 3_000
/** How long derived values with slow queries are cached, in ms. */
export const longerLifetime = 5_000

const caches = new WeakMap<Db, Cache>()
const transactions = new WeakSet<Db>()
/** Transactions that have changed something: until they end they read from the database instead of the cache. */
const changing = new WeakSet<Db>()

/**
 * The cached value of `name`, loaded when it is missing or older than `keep` ms, counted from the start of its query. For
 * values that every page needs and that seldom change (settings, menus, price lists). `name` must contain everything that
 * the value depends on. A failed load is not cached.
 */
export function briefly<T>(db: Db, name: string, load: () => PromiseLike<T>, keep = lifetime): Promise<T> {
  if (changing.has(db)) return Promise.resolve(load())
  const { values } = cacheOf(db)
  // Another request's load may wait for a connection while this transaction holds one: waiting for it could deadlock.
  const mayWait = !transactions.has(db)
  const hit = values.get(name)
  if (hit && hit.until > performance.now() && (hit.loaded || mayWait))
    return (hit.loaded ? hit.value : waitFor(hit.value)) as Promise<T>
  // Drizzle runs a query each time it is awaited, so the promise of its result is cached.
  const value = Promise.resolve(load())
  const entry = { until: performance.now() + keep, value, loaded: false }
  if (mayWait) put(values, name, entry)
  value.then(
    () => {
      entry.loaded = true
      put(values, name, entry)
    },
    () => values.get(name) === entry && values.delete(name),
  )
  return value
}

function put(values: Cache['values'], name: string, entry: Kept): void {
  values.delete(name)
  values.set(name, entry)
  const [oldest] = values.keys()
  if (values.size > mostKept) values.delete(oldest!)
}

/** Waits for the load of another request in the time of this one; afterwards it fails, as its own load would. */
function waitFor<T>(value: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stopWaiting = startWaiting(reject)
    void value.then(resolve, reject).finally(stopWaiting)
  })
}

/** Empties the cache after a change: at once, or after the commit of the transaction that made the change. */
export function forgetBriefly(db: Db): void {
  if (transactions.has(db)) return void changing.add(db)
  // A replica that lags behind the change must not fill the cache again.
  movesOn(db)
  // A running load writes its value to the old map, which is no longer read.
  cacheOf(db).values = new Map()
}

/** Lets a transaction use the cache of its database. */
export function shareBriefly(db: Transaction, outer: Db): void {
  transactions.add(db)
  if (changing.has(outer)) changing.add(db)
  caches.set(db, cacheOf(outer))
}

/** Whether `db` is a transaction, whose reader may want what it has just written. */
export const isTransaction = (db: Db): boolean => transactions.has(db)

/** Empties the shared cache after the commit of a transaction that has changed something. */
export function publishBriefly(db: Transaction, outer: Db): void {
  if (changing.has(db)) forgetBriefly(outer)
}

function cacheOf(db: Db): Cache {
  const cache = caches.get(db) ?? { values: new Map<string, Kept>() }
  caches.set(db, cache)
  return cache
}
