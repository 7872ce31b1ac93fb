import type { Db } from '~/db/connection.server'
import { tally } from '~/db/tally.server'
import type { SearchNote } from '../../catalogue'
import { tokensOf } from '../understanding/typed-words'
import * as store from './store-missed-searches.server'

export { dropOldMissed, listMissed } from './store-missed-searches.server'

/** Different searches that a process holds until it writes them; further ones are not counted. */
const mostHeld = 500
const longest = 60

const held = tally<{ searches: number; helped: number }>({ mostHeld, write: store.addMissed })

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
  const helped = total > 0 ? 1 : 0
  const change = (known = { searches: 0, helped: 0 }) => ({
    searches: known.searches + 1,
    helped: known.helped + helped,
  })
  held.add(db, query, change, onError)
}

/** Writes the counts that this process holds: after the pause, and before it ends. */
export const writeMissed = held.flush

/** The folded search as it is counted; null for what may be about a person or is junk: addresses, long numbers, no letters. */
export function countable(typed: string): string | null {
  if (/@|https?:|www\./i.test(typed) || typed.replace(/\D/g, '').length >= 7) return null
  const query = tokensOf(typed)
    .map(({ text }) => text)
    .join(' ')
  return query.length >= 3 && query.length <= longest && /\p{L}/u.test(query) ? query : null
}
