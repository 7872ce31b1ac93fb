/**
 * The event loop accepts one connection in each of its turns, however many wait. Where every turn renders a page, a
 * health check waits behind all who connected before it, and what waits is reset when the server closes.
 */
let arrived = 0
let last: Promise<void> = Promise.resolve()

// ms: so long those who arrive keep a page from being rendered.
const longest = 50

/** Told by the server of every connection. */
export function connectionArrived(): void {
  arrived++
}

/**
 * Turns of the event loop until one has accepted nobody, for `ms` at most. Somebody may come after that turn has looked,
 * while it does its other work: less than `turnMs`.
 */
export async function allAccepted(ms: number, turnMs = Infinity): Promise<void> {
  const until = performance.now() + ms
  // This turn may have accepted somebody already.
  await nextTurn()
  while (performance.now() < until) {
    const before = { arrived, at: performance.now() }
    await nextTurn()
    if (arrived === before.arrived && performance.now() - before.at < turnMs) return
  }
}

const nextTurn = () => new Promise((resume) => setImmediate(resume))

/**
 * Resolves for one piece of long work after the other, and between two of them lets in and answers who has arrived: a
 * health check or a refusal waits for one page, and not for all that are ready to be rendered.
 */
export function ownTurn(): Promise<void> {
  return (last = last.then(() => allAccepted(longest)))
}

/** Lets nobody have a turn until the function that comes back is called. */
export function holdTurns(): () => void {
  let release = () => {}
  const held = new Promise<void>((resume) => (release = resume))
  last = last.then(() => held)
  return release
}
