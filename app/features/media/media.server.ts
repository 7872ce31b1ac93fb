import { createHash } from 'node:crypto'
import type { Transaction } from '~/db/connection.server'
import { derivePicture, masterKey, type PictureFile } from './derive.server'
import { encodeBlur, encodeMaster, maxPixels, readMetadata } from './encode.server'
import { sniffFormat } from './formats.server'
import type { Storage } from './storage.server'
import * as store from './store.server'
import { pictureWorkers } from './workers.server'

export { makeLogo } from './logo.server'
export { redrawPicture } from './redraw.server'
export { readHashes, readPictures as findPictures } from './store.server'
export { isStorageFailure, type Storage } from './storage.server'
export { keepVideo } from './video.server'
export { type FilePlace, storeFiles } from './store-files.server'

/** Largest accepted file in bytes. */
export const maxPictureBytes = 15 * 1024 * 1024

type ForWriting = { storage: Pick<Storage, 'write'> }

/** A picture ready to be stored. `hash` is the first 128 bits of the master's SHA-256. */
export type PreparedPicture = {
  hash: string
  width: number
  height: number
  blur: string
  master: Uint8Array
}
export type StoredPicture = { id: number; hash: string; width: number; height: number; blur: string }
/** `format`: neither AVIF, WebP, JPEG nor PNG; `damaged`: cannot be decoded to its end. */
export type PictureRefusal = 'too_large' | 'format' | 'too_many_pixels' | 'damaged'
export type Preparation =
  | { status: 'ready'; picture: PreparedPicture }
  | { status: 'refused'; reason: PictureRefusal }

/**
 * The master of an uploaded picture, encoded anew from its pixels, so that metadata and other hidden data are
 * dropped. It takes up to some seconds: call it before the transaction.
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

/** Stores a master under the hash of its content and returns the hash. */
export async function keepMaster({ storage }: ForWriting, master: Uint8Array): Promise<string> {
  const hash = pictureHash(master)
  await storage.write(masterKey(hash), master)
  return hash
}

/** A picture whose file is stored and whose row is not. */
export type KeptPicture = Omit<PreparedPicture, 'master'>

/** Stores the file of a prepared picture, so that its bytes do not stay in memory until the transaction. */
export async function keepPicture(
  deps: ForWriting,
  { master, ...row }: PreparedPicture,
): Promise<KeptPicture> {
  await keepMaster(deps, master)
  return row
}

/** Inserts the rows of stored files, in their order. A file left without a row by a failed transaction is harmless. */
export async function recordPictures(
  db: Transaction,
  kept: readonly KeptPicture[],
): Promise<StoredPicture[]> {
  const rows = kept.map(({ hash, width, height, blur }) => ({ hash, width, height, blur }))
  const stored = await store.insertPictures(db, rows)
  return rows.map((row) => stored.get(row.hash)!)
}

/** Stores a prepared picture: its file, then its row. The same picture again returns the same row. */
export async function storePicture(
  db: Transaction,
  deps: ForWriting,
  picture: PreparedPicture,
): Promise<StoredPicture> {
  const stored = await recordPictures(db, [await keepPicture(deps, picture)])
  return stored[0]!
}

/** Makes files before the first request, for example for a new shop's first page. Unknown pictures are skipped. */
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
/** Decoder errors are expected for uploads. */
const unreadable = () => null
