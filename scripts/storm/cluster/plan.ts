import { between, createRandom, pick, type Random, seedOf } from '../../../demo/random'

/** Faults of a cluster, by what happens to which part. */
export const clusterFaults = [
  'kill-web',
  'kill-worker',
  'kill-primary',
  'kill-standby',
  'freeze-web',
  'freeze-worker',
  'freeze-primary',
  'freeze-standby',
  'cut-shop',
  'cut-standby',
  'failover',
  'failover-after-cut',
  'full-files',
  'full-database',
  'clock',
  'overload',
] as const
export type ClusterFault = (typeof clusterFaults)[number]

/** Seconds by which the clock of a process is set forward or back. */
const steps = [-2 * 86_400, -600, 600, 2 * 86_400]

/** One fault: `web` is the process it hits, where it hits one; `ms` is how long it lasts, where it lasts. */
export type ClusterEvent = {
  fault: ClusterFault
  /** ms of quiet before it. */
  quiet: number
  web: 0 | 1
  ms: number
  clock: number
  /** Whether stored pages are compared with new ones before it. */
  compares: boolean
}

/**
 * The endless events of a storm over a cluster: the same for the same seed. Every fault comes once before one is repeated, and a
 * failover behind a cut standby is among the first, since nothing else loses as much in a cluster that promises too much.
 */
export function* clusterEvents(seed: number, only: ClusterFault | null): Generator<ClusterEvent, never> {
  const random = createRandom(seedOf(`${seed} cluster`))
  const faults = only ? [only] : clusterFaults
  for (let round = 0; ; round++) {
    const deck = shuffled(random, faults)
    if (round === 0) advance(deck, 'failover-after-cut', 2)
    for (const [place, fault] of deck.entries())
      yield {
        fault,
        quiet: between(random, 2_000, 5_000),
        web: pick(random, [0, 1] as const),
        ms: between(random, 2_000, 6_000),
        clock: pick(random, steps),
        compares: place % 4 === 1,
      }
  }
}

function shuffled(random: Random, faults: readonly ClusterFault[]): ClusterFault[] {
  const deck = [...faults]
  for (let last = deck.length - 1; last > 0; last--) {
    const other = between(random, 0, last)
    ;[deck[last], deck[other]] = [deck[other]!, deck[last]!]
  }
  return deck
}

/** Moves a fault to a place unless it comes earlier. */
function advance(deck: ClusterFault[], fault: ClusterFault, place: number): void {
  const at = deck.indexOf(fault)
  if (at > place) deck.splice(place, 0, ...deck.splice(at, 1))
}
