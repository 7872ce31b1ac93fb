export type GoodUntil<T> = { value: T; until: Date }

/** Caches a service's value until it expires. `get` fetches it once for all waiting callers. */
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
