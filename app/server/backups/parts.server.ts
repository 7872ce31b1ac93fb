import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Storage, StorageFailure } from '~/features/media/storage.server'

// Storages hold files that fit into memory. A copy of a database does not, so it is kept as numbered parts of 8 MB and a list of
// them: `cat` puts them together again. It exists once its list does, which is written last.

/** Bytes of a part: 120 s are enough for two of them at 140 KB/s. */
const partBytes = 8 * 1024 ** 2
/** Parts that are in memory and on their way at the same time. */
const atOnce = 2

const list = z.object({ bytes: z.number(), parts: z.array(z.string().regex(/^[\da-f]{64}$/)) })

const listOf = (name: string) => `${name}/list.json`
const partOf = (name: string, index: number) => `${name}/part-${String(index).padStart(6, '0')}`

/** Writes a source of any length as the parts of `name`. Returns its length in bytes. A failure leaves parts without a list. */
export async function writeParts(
  storage: Storage,
  name: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  const hashes: string[] = []
  const underWay = new Set<Promise<void>>()
  let bytes = 0
  for await (const part of partsOf(source)) {
    const index = hashes.push(createHash('sha256').update(part).digest('hex')) - 1
    bytes += part.length
    const written = storage.write(partOf(name, index), part).finally(() => underWay.delete(written))
    // It is awaited below, after the source gave the next part.
    written.catch(() => undefined)
    underWay.add(written)
    if (underWay.size >= atOnce) await Promise.race(underWay)
  }
  await Promise.all(underWay)
  await storage.write(listOf(name), Buffer.from(JSON.stringify({ bytes, parts: hashes })))
  return bytes
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
