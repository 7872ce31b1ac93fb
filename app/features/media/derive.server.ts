import { encodeDerived, encodeShared, readMetadata } from './encode.server'
import type { PictureFormat, PictureWidth } from './media'
import { isStorageFailure, type Storage } from './storage.server'
import type { FilePlace } from './store-files.server'
import { pictureWorkers } from './workers.server'

/** A file of a picture: a size and format, or the JPEG for shared links. */
export type PictureFile = { hash: string; width: PictureWidth; format: PictureFormat } | SharedFile
type SharedFile = { hash: string; format: 'jpeg' }
export type Derived = { status: 'found'; bytes: Buffer } | { status: 'unknown' } | { status: 'busy' }

/** A longer queue would keep the last visitor for half a minute; a 503 is better. */
const longestQueue = 200
/** Storages whose last write failed. Each outage is logged once. */
const refusing = new WeakSet<Storage>()
const underWay = new WeakMap<Storage, Map<string, Promise<Derived>>>()

/** The key of a picture's master in the file storage. */
export const masterKey = (hash: string) => `masters/${hash}.avif`

/**
 * One file of a picture: read from storage, or made from its master. Concurrent requests for one file share the work.
 * An unknown hash costs two failed reads and takes no place in the queue. The file is returned even when it cannot be
 * stored, for example on a full disk.
 */
export async function derivePicture(deps: FilePlace, file: PictureFile): Promise<Derived> {
  const { storage } = deps
  const key = `derived/${file.hash}/${file.format === 'jpeg' ? 'paylasim.jpg' : `${file.width}.${file.format}`}`
  const kept = await storage.read(key).catch(unlessUnreadable)
  if (kept) return { status: 'found', bytes: kept }
  const making = underWay.get(storage) ?? new Map<string, Promise<Derived>>()
  underWay.set(storage, making)
  const shared = making.get(key)
  if (shared) return shared
  const made = make(deps, file, key).finally(() => making.delete(key))
  making.set(key, made)
  return made
}

/** An unreadable file is made again; what cannot be asked for has no master either. */
function unlessUnreadable(error: unknown): null {
  if (isStorageFailure(error)) throw error
  return null
}

async function make(deps: FilePlace, file: PictureFile, key: string): Promise<Derived> {
  const { storage } = deps
  const master = await storage.read(masterKey(file.hash))
  if (!master) return { status: 'unknown' }
  if (pictureWorkers.waiting() >= longestQueue) return { status: 'busy' }
  const bytes = await pictureWorkers.run(async () => {
    if (file.format === 'jpeg') return encodeShared(master)
    const whole = file.format === 'avif' && (await readMetadata(master)).width <= file.width
    return whole ? master : encodeDerived(master, file.width, file.format)
  })
  await keep(deps, key, bytes)
  return { status: 'found', bytes }
}

async function keep({ storage, log }: FilePlace, key: string, bytes: Buffer): Promise<void> {
  try {
    await storage.write(key, bytes)
    refusing.delete(storage)
  } catch (err) {
    if (!refusing.has(storage)) log?.error({ err }, 'pictures cannot be kept and are made anew each time')
    refusing.add(storage)
  }
}
