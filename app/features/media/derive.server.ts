import { encodeDerived, readMetadata } from './encode.server'
import type { PictureFormat, PictureWidth } from './media'
import type { Storage } from './storage.server'
import { pictureWorkers } from './workers.server'

export type PictureFile = { hash: string; width: PictureWidth; format: PictureFormat }
export type Derived = { status: 'found'; bytes: Buffer } | { status: 'unknown' } | { status: 'busy' }

/** More waiting than this would keep the last visitor for half a minute: better told to come back. */
const longestQueue = 200
const underWay = new WeakMap<Storage, Map<string, Promise<Derived>>>()

export const masterKey = (hash: string) => `masters/${hash}.avif`

/**
 * One file of a picture: kept from before, or made from its master now. Those who ask for the same file meanwhile
 * share one making. An unknown hash costs two failed look-ups and no place in the queue.
 */
export async function derivePicture(storage: Storage, file: PictureFile): Promise<Derived> {
  const key = `derived/${file.hash}/${file.width}.${file.format}`
  const kept = await storage.read(key)
  if (kept) return { status: 'found', bytes: kept }
  const making = underWay.get(storage) ?? new Map<string, Promise<Derived>>()
  underWay.set(storage, making)
  const shared = making.get(key)
  if (shared) return shared
  const made = make(storage, file, key).finally(() => making.delete(key))
  making.set(key, made)
  return made
}

async function make(storage: Storage, { hash, width, format }: PictureFile, key: string): Promise<Derived> {
  const master = await storage.read(masterKey(hash))
  if (!master) return { status: 'unknown' }
  if (pictureWorkers.waiting() >= longestQueue) return { status: 'busy' }
  const bytes = await pictureWorkers.run(async () => {
    const whole = format === 'avif' && (await readMetadata(master)).width <= width
    return whole ? master : encodeDerived(master, width, format)
  })
  await storage.write(key, bytes)
  return { status: 'found', bytes }
}
