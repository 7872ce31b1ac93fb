import { createHash } from 'node:crypto'
import type { Transaction } from '~/db/connection.server'
import { derivePicture, masterKey, type PictureFile } from './derive.server'
import { encodeBlur, encodeMaster, maxPixels, readMetadata } from './encode.server'
import { sniffFormat } from './formats.server'
import type { Storage } from './storage.server'
import * as store from './store.server'
import { pictureWorkers } from './workers.server'

export { redrawPicture } from './redraw.server'
export { readPictures as findPictures } from './store.server'
export type { Storage } from './storage.server'
export { type FilePlace, storeFiles } from './store-files.server'

/** Largest file taken in, in bytes. */
export const maxPictureBytes = 15 * 1024 * 1024

/** A picture ready to be stored. `hash` is of the master's content, 128 bits of its SHA-256. */
export type PreparedPicture = {
  hash: string
  width: number
  height: number
  blur: string
  master: Uint8Array
}
export type StoredPicture = { id: number; hash: string; width: number; height: number; blur: string }
/** `format`: not AVIF, WebP, JPEG or PNG; `damaged`: it says so but cannot be read to its end. */
export type PictureRefusal = 'too_large' | 'format' | 'too_many_pixels' | 'damaged'
export type Preparation =
  | { status: 'ready'; picture: PreparedPicture }
  | { status: 'refused'; reason: PictureRefusal }

/**
 * Makes the master of somebody's picture. What is kept is drawn anew from its pixels: metadata and whatever else
 * the file carried are gone. Takes up to some seconds, so it comes before the transaction.
 */
export async function preparePicture(bytes: Uint8Array): Promise<Preparation> {
  if (bytes.length > maxPictureBytes) return refused('too_large')
  const format = sniffFormat(bytes)
  if (!format) return refused('format')
  return pictureWorkers.run(async () => {
    const found = await readMetadata(bytes).catch(unreadable)
    if (!found || found.mediaType !== `image/${format}`) return refused('damaged')
    if (found.width * found.height > maxPixels) return refused('too_many_pixels')
    const master = await encodeMaster(bytes).catch(unreadable)
    if (!master) return refused('damaged')
    const { data, info } = master
    const picture = {
      hash: pictureHash(data),
      width: info.width,
      height: info.height,
      blur: await encodeBlur(data),
      master: data,
    }
    return { status: 'ready', picture }
  })
}

/** Keeps a master, one of our own tools included, under the name of its content. Returns that name. */
export async function keepMaster({ storage }: { storage: Storage }, master: Uint8Array): Promise<string> {
  const hash = pictureHash(master)
  await storage.write(masterKey(hash), master)
  return hash
}

/** A picture whose file is kept, and whose row is not written yet. */
export type KeptPicture = Omit<PreparedPicture, 'master'>

/** Keeps the file of a prepared picture, so that its bytes need not wait in memory for a transaction. */
export async function keepPicture(
  deps: { storage: Storage },
  { master, ...row }: PreparedPicture,
): Promise<KeptPicture> {
  await keepMaster(deps, master)
  return row
}

/** Writes the rows of kept pictures, in their order. A file without a row, left by a transaction that failed, harms nobody. */
export async function recordPictures(
  db: Transaction,
  kept: readonly KeptPicture[],
): Promise<StoredPicture[]> {
  const rows = kept.map(({ hash, width, height, blur }) => ({ hash, width, height, blur }))
  const stored = await store.insertPictures(db, rows)
  return rows.map((row) => stored.get(row.hash)!)
}

/** Keeps a prepared picture: its file, then its row. The same picture again gives the same row. */
export async function storePicture(
  db: Transaction,
  deps: { storage: Storage },
  picture: PreparedPicture,
): Promise<StoredPicture> {
  const stored = await recordPictures(db, [await keepPicture(deps, picture)])
  return stored[0]!
}

/** Derives files before anybody asks for them, as for the first page of a new shop. Unknown pictures are passed over. */
export async function warmPictures(
  deps: { storage: Storage },
  files: readonly PictureFile[],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const left = files.values()
  let done = 0
  const derive = async () => {
    for (const file of left) {
      await derivePicture(deps, file)
      onProgress(++done, files.length)
    }
  }
  await Promise.all([derive(), derive()])
}

const pictureHash = (master: Uint8Array) => createHash('sha256').update(master).digest('hex').slice(0, 32)
const refused = (reason: PictureRefusal) => ({ status: 'refused', reason }) as const
/** The decoder throws for files that are not what they claim, which is expected of uploads. */
const unreadable = () => null
