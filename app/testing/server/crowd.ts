import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Shot, Stream } from './open-loop'

const program = fileURLToPath(new URL('open-loop.ts', import.meta.url))

/** Sends the streams of requests to a shop from a process of its own. Returns the outcome of each request. */
export async function sendCrowd(origin: string, streams: Stream[]): Promise<Shot[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, origin, JSON.stringify(streams)], {
    maxBuffer: 256 * 1024 ** 2,
  })
  return JSON.parse(stdout) as Shot[]
}

/** The time within which this share of requests was answered, in ms; 0 without requests. */
export function within(share: number, shots: readonly Shot[]): number {
  const sorted = shots.map(({ took }) => took).toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
}

/** How often each outcome came. */
export function outcomes(shots: readonly Shot[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { outcome } of shots) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
