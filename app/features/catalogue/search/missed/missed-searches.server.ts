import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { SearchNote } from '../../catalogue'
import { tokensOf } from '../understanding/typed-words'
import * as store from './store-missed-searches.server'

export { dropOldMissed, listMissed } from './store-missed-searches.server'

/** Pause until counted searches are written together, in ms: no request waits for the database. */
const pause = 5_000
/** Different searches that a process holds until then; further ones are not counted. */
const mostHeld = 500
const longest = 60

type Counts = Map<string, { searches: number; helped: number }>
type Held = { counts: Counts; timer: NodeJS.Timeout | null }
const heldBy = new WeakMap<Db, Held>()

/**
 * Counts a search that found nothing as typed, without anything about the visitor. The counts are written a few seconds later;
 * a killed process loses those. `onError` learns of a failed write.
 */
export function countMissed(
  db: Db,
  { typed, note, total }: { typed: string; note: SearchNote | null | undefined; total: number },
  onError: (error: unknown) => void = () => undefined,
): void {
  const query = !note || note.asTyped ? null : countable(typed)
  if (query === null) return
  const held = heldBy.get(db) ?? { counts: new Map(), timer: null }
  heldBy.set(db, held)
  const known = held.counts.get(query)
  if (!known && held.counts.size >= mostHeld) return
  const helped = total > 0 ? 1 : 0
  held.counts.set(query, {
    searches: (known?.searches ?? 0) + 1,
    helped: (known?.helped ?? 0) + helped,
  })
  held.timer ??= setTimeout(() => void writeMissed(db).catch(onError), pause).unref()
}

/** Writes the counts that this process holds: after the pause, and before it ends. */
export async function writeMissed(db: Db): Promise<void> {
  const held = heldBy.get(db)
  if (!held) return
  if (held.timer) clearTimeout(held.timer)
  heldBy.delete(db)
  if (held.counts.size > 0) await transaction(db, (db) => store.addMissed(db, held.counts))
}

/** The folded search as it is counted; null for what may be about a person or is junk: addresses, long numbers, no letters. */
export function countable(typed: string): string | null {
  if (/@|https?:|www\./i.test(typed) || typed.replace(/\D/g, '').length >= 7) return null
  const query = tokensOf(typed)
    .map(({ text }) => text)
    .join(' ')
  return query.length >= 3 && query.length <= longest && /\p{L}/u.test(query) ? query : null
}
