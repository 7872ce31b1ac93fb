import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { isStorageFailure, type Storage, StorageFailure } from '~/features/media/storage.server'

// Storages hold files that fit into memory. A copy of a database does not, so it is kept as numbered parts of 8 MB and a list of
// them: `cat` puts them together again. It exists once its list does, which is written last.

const partBytes = 8 * 1024 ** 2
/** Parts that are in memory and on their way at the same time. */
const atOnce = 2
/** ms before a part is sent again to a storage that is away; together about eight minutes. */
const usualPauses = [1_000, 5_000, 30_000, 60_000, 120_000, 240_000]

const list = z.object({ bytes: z.number(), parts: z.array(z.string().regex(/^[\da-f]{64}$/)) })

const listOf = (name: string) => `${name}/list.json`
const partOf = (name: string, index: number) => `${name}/part-${String(index).padStart(6, '0')}`

/**
 * Writes a source of any length as the parts of `name`. Returns its length in bytes. A storage that is away is waited for; any other
 * failure leaves parts without a list. `pauses`: ms.
 */
export async function writeParts(
  storage: Storage,
  name: string,
  source: AsyncIterable<Uint8Array>,
  pauses: readonly number[] = usualPauses,
): Promise<number> {
  const hashes: string[] = []
  const underWay = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  let bytes = 0
  for await (const part of partsOf(source)) {
    const index = hashes.push(createHash('sha256').update(part).digest('hex')) - 1
    bytes += part.length
    const written = writePatiently(storage, partOf(name, index), part, pauses)
      .catch((error: unknown) => void (failure ??= { error }))
      .finally(() => underWay.delete(written))
    underWay.add(written)
    if (underWay.size >= atOnce) await Promise.race(underWay)
    if (failure) break
  }
  await Promise.all(underWay)
  if (failure) throw failure.error
  const written = Buffer.from(JSON.stringify({ bytes, parts: hashes }))
  await writePatiently(storage, listOf(name), written, pauses)
  return bytes
}

async function writePatiently(
  storage: Storage,
  key: string,
  bytes: Buffer,
  pauses: readonly number[],
): Promise<void> {
  for (const ms of [...pauses, null]) {
    try {
      return await storage.write(key, bytes)
    } catch (error) {
      if (ms === null || !isStorageFailure(error) || error.kind === 'refused') throw error
      await pause(ms)
    }
  }
}

/** The bytes that were written under a name, each part compared with its hash. Throws StorageFailure for a part that is not there. */
export async function* readParts(storage: Storage, name: string): AsyncGenerator<Buffer> {
  const written = await storage.read(listOf(name))
  if (!written) throw new StorageFailure('refused', `${name} is not there`)
  for (const [index, hash] of list.parse(JSON.parse(written.toString())).parts.entries()) {
    const part = await storage.read(partOf(name, index))
    if (part && createHash('sha256').update(part).digest('hex') === hash) yield part
    else throw new StorageFailure('refused', `${partOf(name, index)} is ${part ? 'damaged' : 'not there'}`)
  }
}

/** Whether a name is there whole. */
export const isWhole = async (storage: Storage, name: string): Promise<boolean> =>
  (await storage.size(listOf(name))) !== null

/** Names that are there whole, of the keys of a storage. */
export function wholeNames(keys: Iterable<string>): string[] {
  return [...keys].flatMap((key) => /^(.+)\/list\.json$/.exec(key)?.[1] ?? []).toSorted()
}

/** Removes a name: first its list, so that it is never there in part. */
export async function removeParts(storage: Storage, name: string, keys: Iterable<string>): Promise<void> {
  await storage.remove(listOf(name))
  for (const key of keys) if (key.startsWith(`${name}/`)) await storage.remove(key)
}

async function* partsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    for (let rest = chunk; rest.length > 0;) {
      const taken = rest.subarray(0, partBytes - size)
      chunks.push(taken)
      size += taken.length
      rest = rest.subarray(taken.length)
      if (size < partBytes) continue
      yield Buffer.concat(chunks)
      chunks = []
      size = 0
    }
  }
  if (size > 0) yield Buffer.concat(chunks)
}
