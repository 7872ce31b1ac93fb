const timeout = 2_000

type Connection = { saveData?: boolean; effectiveType?: string }

/** False on 2g and for visitors who save data (specification §9 "link prefetch"). */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/**
 * Runs a function when the page is idle, after 2 s at the latest (specification §9). Returns the function that
 * cancels it.
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback, so a timeout replaces it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, timeout / 8)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(run, { timeout })
  return () => cancelIdleCallback(waiting)
}
