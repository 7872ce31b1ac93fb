export type GoodUntil<T> = { value: T; until: Date }

/** Keeps what a service gives until it is good no more. `get` fetches it once for all who wait. */
export function keepWhileGood<T>(
  clock: () => Date,
  fetchIt: () => Promise<GoodUntil<T>>,
): { get: () => Promise<T>; renew: () => Promise<T> } {
  let kept: GoodUntil<T> | null = null
  let fetching: Promise<GoodUntil<T>> | null = null
  const renew = async () => {
    fetching ??= fetchIt().finally(() => (fetching = null))
    kept = await fetching
    return kept.value
  }
  return { renew, get: async () => (kept && clock() < kept.until ? kept.value : renew()) }
}
