import { percentile } from '../numbers'

/** The work of several workers: per second, and milliseconds for one piece of it. */
export type Pace = { perSecond: number; p50: number; p95: number }

/** Lets so many workers work through a list together. */
export async function workTogether<T>(
  workers: number,
  tasks: readonly T[],
  work: (task: T, worker: number) => Promise<unknown>,
): Promise<Pace> {
  const left = tasks.values()
  const took: number[] = []
  const began = performance.now()
  const lane = async (_: unknown, worker: number) => {
    for (const task of left) {
      const from = performance.now()
      await work(task, worker)
      took.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: workers }, lane))
  const seconds = (performance.now() - began) / 1_000
  return { perSecond: took.length / seconds, p50: percentile(took, 0.5), p95: percentile(took, 0.95) }
}
