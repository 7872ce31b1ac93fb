import { createHash } from 'node:crypto'
import type { Storage } from './storage.server'

/** Largest accepted film in bytes. */
export const maxVideoBytes = 20 * 1024 * 1024

export type VideoOutcome =
  | { status: 'kept'; hash: string }
  | { status: 'refused'; reason: 'too_large' | 'format' }

export const videoKey = (hash: string) => `videos/${hash}.mp4`

/** Stores an MP4 film under the hash of its content, by which settings and contents name it. */
export async function keepVideo({ storage }: { storage: Storage }, bytes: Uint8Array): Promise<VideoOutcome> {
  if (bytes.length > maxVideoBytes) return { status: 'refused', reason: 'too_large' }
  // Every MP4 file begins with a box of the type `ftyp`.
  if (Buffer.from(bytes.subarray(4, 8)).toString('latin1') !== 'ftyp')
    return { status: 'refused', reason: 'format' }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  await storage.write(videoKey(hash), bytes)
  return { status: 'kept', hash }
}
