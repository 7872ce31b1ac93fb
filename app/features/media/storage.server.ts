import { randomBytes } from 'node:crypto'
import { createReadStream, type Dirent } from 'node:fs'
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'

/** A file as a list shows it. `md5`: of its bytes, in hexadecimal; null when the storage does not know. */
export type StoredFile = { key: string; size: number; md5: string | null }
/** The first and the last byte of a part. */
export type Part = { first: number; last: number }

/**
 * File storage. Keys are made by the program: letters, digits, `.`, `-`, `_` and `/`. A reader sees a file whole or not at all;
 * writing it twice is as good as once.
 */
export type Storage = {
  read(key: string): Promise<Buffer | null>
  size(key: string): Promise<number | null>
  /** A part that lies within the file, read while it is sent on, so that no large file is held in memory. */
  stream(key: string, part: Part): Promise<ReadableStream<Uint8Array> | null>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Does nothing when the file is missing. */
  remove(key: string): Promise<void>
  /** All files, in no particular order. */
  list(): AsyncIterable<StoredFile>
}

/**
 * The storage could not be asked: `away` when it is silent, slow or out of order, so that a later attempt may succeed; `refused`
 * when it answers that it may not or cannot, for example because of wrong keys. A missing file is no failure.
 */
export class StorageFailure extends Error {
  override name = 'StorageFailure'

  constructor(
    readonly kind: 'away' | 'refused',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Whether an error is a StorageFailure, also one of another copy of this module: the built shop takes a storage from outside. */
export const isStorageFailure = (error: unknown): error is StorageFailure =>
  error instanceof Error && error.name === 'StorageFailure'

/** Whether a text can be a key: a path that stays inside its folder. */
export const isKey = (text: string) => /^[\w-]+(?:[./][\w-]+)*$/.test(text)

/** Throws for a key that the program cannot have made. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Bad storage key ${JSON.stringify(key)}`)
  return key
}

/** Folder of the shop's pictures and documents. */
export const filesFolder = (dataFolder: string) => join(dataFolder, 'files')

/** A draft older than this was left by a killed writer. */
const draftMs = 60 * 60_000

/**
 * Files in a folder shared by all processes of the shop. Writes are atomic: a file is written as a draft in a folder
 * of its own and then renamed; failed drafts are removed.
 */
export function folderStorage(folder: string): Storage {
  const drafts = join(folder, 'drafts')
  let swept: Promise<void> | null = null
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    read: (key) => readFile(pathOf(key)).catch(missing),
    async size(key) {
      const found = await stat(pathOf(key)).catch(missing)
      return found && found.size
    },
    async stream(key, { first, last }) {
      const path = pathOf(key)
      if (!(await stat(path).catch(missing))) return null
      return Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream<Uint8Array>
    },
    async write(key, bytes) {
      const path = pathOf(key)
      await mkdir(drafts, { recursive: true })
      swept ??= removeOld(drafts)
      await swept
      await mkdir(dirname(path), { recursive: true })
      const draft = join(drafts, randomBytes(12).toString('hex'))
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for await (const entry of entriesOf(folder)) {
        const path = join(entry.parentPath, entry.name)
        const key = relative(folder, path).split(sep).join('/')
        if (!entry.isFile() || entry.parentPath === drafts || !isKey(key)) continue
        const found = await stat(path).catch(missing)
        if (found) yield { key, size: found.size, md5: null }
      }
    },
  }
}

/** Everything below a folder; nothing when it is missing. */
async function* entriesOf(folder: string): AsyncIterable<Dirent> {
  const opened = await opendir(folder, { recursive: true }).catch(missing)
  if (opened) yield* opened
}

/** An error here must not fail the write of a file. */
async function removeOld(drafts: string): Promise<void> {
  for (const name of await readdir(drafts).catch(() => [])) {
    const draft = join(drafts, name)
    const age = await stat(draft).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > draftMs) await rm(draft, { force: true }).catch(() => undefined)
  }
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
