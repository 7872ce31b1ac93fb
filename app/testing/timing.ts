/** The result of `work` and the ms that it took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now()
  const result = await work()
  return { result, ms: performance.now() - began }
}

/** The time below which this share of the times lies, for example 0.95. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(times.length * share), times.length - 1)]!
}

/** Half, 95 of 100 and all of the times lie below these. */
export const showTimes = (times: readonly number[]): string =>
  [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1)).join(' / ')
