import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { orderStatusHistory } from '../tables.server'

/** A look at the newest row of the history each so many ms, while somebody watches. */
const pause = 3_000

type Watch = { listeners: Set<() => void>; timer: NodeJS.Timeout | null; last: number | null }

const watches = new WeakMap<Db, Watch>()

/**
 * Calls `onChange` soon after orders were placed or have changed, until the returned function is called. All watchers of the process
 * share one index read in three seconds; nothing is added to the placing of orders (docs/decisions/today-is-live.md).
 */
export function watchOrders(db: Db, onChange: () => void, every = pause): () => void {
  const watch = watches.get(db) ?? { listeners: new Set(), timer: null, last: null }
  watches.set(db, watch)
  watch.listeners.add(onChange)
  if (watch.timer === null) {
    watch.timer = setInterval(() => void look(db, watch), every).unref()
    void look(db, watch)
  }
  return () => {
    watch.listeners.delete(onChange)
    if (watch.listeners.size > 0 || watch.timer === null) return
    clearInterval(watch.timer)
    watch.timer = null
    watch.last = null
  }
}

async function look(db: Db, watch: Watch): Promise<void> {
  // A database that is away is no change; the next look tries again.
  const newest = await readNewest(db).catch(() => null)
  if (newest === null) return
  const hasChanged = watch.last !== null && newest !== watch.last
  watch.last = newest
  if (hasChanged) for (const tell of watch.listeners) tell()
}

async function readNewest(db: Db): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${orderStatusHistory.id}), 0)`.mapWith(Number) })
    .from(orderStatusHistory)
  return row!.id
}
