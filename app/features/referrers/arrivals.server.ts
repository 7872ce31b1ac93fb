import type { Db } from '~/db/connection.server'
import { tally } from '~/db/tally.server'
import type { Touch } from './referrers'
import { addArrivals, type Arrivals } from './store.server'

/** Different sources that a process holds until it writes them; further ones are counted under `other`. */
const mostHeld = 500

const other = { kind: 'other', source: '', medium: '', campaign: '' } as const

const held = tally<Arrivals>({
  mostHeld,
  rest: JSON.stringify(other),
  write: (db, counts) => addArrivals(db, [...counts.values()]),
})

/**
 * Counts an arrival by day, kind, source, medium and campaign, without anything about the visitor. The counts are written a
 * few seconds later. `onError` learns of a failed write.
 */
export function countArrival(
  db: Db,
  { kind, source, medium, campaign }: Touch,
  onError: (error: unknown) => void = () => undefined,
): void {
  const add = (row: Omit<Arrivals, 'arrivals'>) =>
    held.add(db, JSON.stringify(row), (known) => ({ ...row, arrivals: (known?.arrivals ?? 0) + 1 }), onError)
  if (!add({ kind, source, medium, campaign })) add(other)
}

/** Writes the arrivals that this process holds: after a pause, and before it ends. */
export const writeArrivals = held.flush
