/**
 * The event loop accepts one connection in each of its turns, however many wait. If every turn renders a page, a health check
 * waits for all earlier connections, and waiting connections are reset when the server closes.
 */
let arrived = 0
let last: Promise<void> = Promise.resolve()

// ms: new connections delay the rendering of a page by this long at most.
const longest = 50

/** Called by the server for every connection. */
export function connectionArrived(): void {
  arrived++
}

/**
 * Resolves after a turn of the event loop that accepted no connection, or after `ms`. A turn that took `turnMs` or longer does
 * not count, since a connection may have arrived during its other work.
 */
export async function allAccepted(ms: number, turnMs = Infinity): Promise<void> {
  const until = performance.now() + ms
  // This turn may have accepted a connection already.
  await nextTurn()
  while (performance.now() < until) {
    const before = { arrived, at: performance.now() }
    await nextTurn()
    if (arrived === before.arrived && performance.now() - before.at < turnMs) return
  }
}

const nextTurn = () => new Promise((resume) => setImmediate(resume))

/**
 * Resolves for one caller after the other, and accepts and answers new connections between two of them: a health check or a
 * refusal waits for one page, not for all pages that are ready to be rendered.
 */
export function ownTurn(): Promise<void> {
  return (last = last.then(() => allAccepted(longest)))
}

/** Stops all turns until the returned function is called. */
export function holdTurns(): () => void {
  let release = () => {}
  const held = new Promise<void>((resume) => (release = resume))
  last = last.then(() => held)
  return release
}
