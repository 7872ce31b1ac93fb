import type { Db, Transaction } from './connection.server'
import { transaction } from './transaction.server'

/** Pause until counts are written together, in ms: no request waits for the database. */
const pause = 5_000

type Held<Count> = { counts: Map<string, Count>; timer: NodeJS.Timeout | null }

/**
 * Counts by key that are held in the process and written together a few seconds later. A killed process loses those.
 * `mostHeld`: different keys that are held until then, besides `rest`, which always fits.
 */
export function tally<Count>({
  mostHeld,
  rest,
  write,
}: {
  mostHeld: number
  rest?: string
  write: (db: Transaction, counts: ReadonlyMap<string, Count>) => Promise<void>
}) {
  const heldBy = new WeakMap<Db, Held<Count>>()
  return { add, flush }

  /** Changes the count of a key; false when it is new and too many are held. `onError` learns of a failed write. */
  function add(
    db: Db,
    key: string,
    change: (known: Count | undefined) => Count,
    onError: (error: unknown) => void,
  ): boolean {
    const held = heldBy.get(db) ?? {
      counts: new Map<string, Count>(),
      timer: null,
    }
    heldBy.set(db, held)
    const known = held.counts.get(key)
    if (known === undefined && held.counts.size >= mostHeld && key !== rest) return false
    held.counts.set(key, change(known))
    held.timer ??= setTimeout(() => void flush(db).catch(onError), pause).unref()
    return true
  }

  /** Writes the counts that this process holds: after the pause, and before it ends. */
  async function flush(db: Db): Promise<void> {
    const held = heldBy.get(db)
    if (!held) return
    if (held.timer) clearTimeout(held.timer)
    heldBy.delete(db)
    if (held.counts.size > 0) await transaction(db, (db) => write(db, held.counts))
  }
}
