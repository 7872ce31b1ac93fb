const timeout = 2_000

type Connection = { saveData?: boolean; effectiveType?: string }

/** Not on 2g and not for visitors who save data (specification §9 "link prefetch"). */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Runs when the page is idle, after 2 s at the latest (specification §9). Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback; there a moment of waiting does.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, timeout / 8)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(run, { timeout })
  return () => cancelIdleCallback(waiting)
}
