import type { Db, Transaction } from './connection.server'

type Kept = { until: number; value: Promise<unknown>; loaded: boolean }
/** `outer`: where a transaction may look too, as long as it has changed nothing of this itself. */
type Cache = { kept: Map<string, Kept>; outer: Db | null }

// ms: a setting that was changed elsewhere is used by every request that begins so much later.
const lifetime = 1_000
/** The same of what takes the database long to find and only follows from other things, in ms. */
export const longerLifetime = 5_000
const caches = new WeakMap<Db, Cache>()

/**
 * A value that every page needs and that seldom changes (settings, menus, price lists), kept in the process for `keep` ms, counted
 * from the question to the database. `name` must say all that the value depends on; a failed load is not kept.
 */
export function briefly<T>(db: Db, name: string, load: () => PromiseLike<T>, keep = lifetime): Promise<T> {
  const hit = find(db, name)
  if (hit) return hit.value as Promise<T>
  const { kept } = cacheOf(db)
  const shared = outermost(db)
  // A query of Drizzle runs again each time it is awaited; a promise of its answer does not.
  const value = Promise.resolve(load())
  const entry = { until: performance.now() + keep, value, loaded: false }
  kept.set(name, entry)
  value.then(
    () => {
      entry.loaded = true
      shared.set(name, entry)
    },
    () => kept.delete(name),
  )
  return value
}

/**
 * Where others find what a transaction has read: what it has not changed itself is as true outside of it. What was
 * forgotten there meanwhile stays forgotten, as these values are then no longer looked at.
 */
function outermost(db: Db): Map<string, Kept> {
  const { kept, outer } = cacheOf(db)
  return outer ? outermost(outer) : kept
}

/** Drops what is kept for this database, after a change made by this process. */
export function forgetBriefly(db: Db): void {
  caches.set(db, { kept: new Map(), outer: null })
}

/** Lets a transaction use what is kept outside of it. */
export function shareBriefly(db: Transaction, outer: Db): void {
  caches.set(db, { kept: new Map(), outer })
}

/** After the commit: what the transaction has changed is forgotten outside of it too. */
export function publishBriefly(db: Transaction, outer: Db): void {
  if (cacheOf(db).outer === null) forgetBriefly(outer)
}

function find(db: Db, name: string): Kept | undefined {
  const { kept, outer } = cacheOf(db)
  const hit = kept.get(name)
  if (hit && hit.until > performance.now()) return hit
  const shared = outer && find(outer, name)
  // One still loading waits for a connection, and all of them may be held by transactions that wait for it.
  return shared?.loaded ? shared : undefined
}

function cacheOf(db: Db): Cache {
  const cache = caches.get(db) ?? { kept: new Map(), outer: null }
  caches.set(db, cache)
  return cache
}
