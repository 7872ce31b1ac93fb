import type { Db, Transaction } from './connection.server'

type Kept = { until: number; value: Promise<unknown>; loaded: boolean }
/** `outer`: where a transaction may look too, as long as it has changed nothing of this itself. */
type Cache = { kept: Map<string, Kept>; outer: Db | null }

const lifetime = 5_000
const caches = new WeakMap<Db, Cache>()

/**
 * What every page needs and seldom changes (settings, menus, category tree), kept in the process for at
 * most 5 s. `name` must say all that the value depends on; a failed load is not kept.
 */
export function briefly<T>(db: Db, name: string, load: () => PromiseLike<T>): Promise<T> {
  const hit = find(db, name)
  if (hit) return hit.value as Promise<T>
  const { kept } = cacheOf(db)
  const shared = outermost(db)
  // A query of Drizzle runs again each time it is awaited; a promise of its answer does not.
  const value = Promise.resolve(load())
  const entry = { until: performance.now() + lifetime, value, loaded: false }
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
