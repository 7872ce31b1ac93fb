import { createHash } from 'node:crypto'
import type { Storage, StoredFile } from '../../app/features/media/storage.server'

/** Files that are copied at the same time: each is in memory for as long as that takes, 20 MB at most. */
const atOnce = 8

export type Copied = {
  copied: number
  /** Files that the target had already. */
  there: number
  bytes: number
}

type Options = {
  /** Files that are copied; all of them unless it is given. */
  wanted?: (key: string) => boolean
  /** Whether the target has this file already; the same size is enough unless it is given. */
  isThere?: (file: StoredFile, found: StoredFile) => boolean | Promise<boolean>
  onProgress?: (done: number) => void
}

/** Copies the files that the target lacks. A file that is removed meanwhile is skipped. */
export async function copyFiles(from: Storage, to: Storage, options: Options = {}): Promise<Copied> {
  const { wanted = () => true, isThere = (file, found) => file.size === found.size, onProgress } = options
  const found = await listByKey(to)
  const done: Copied = { copied: 0, there: 0, bytes: 0 }
  await eachFile(from.list(), async (file) => {
    if (!wanted(file.key)) return
    const before = found.get(file.key)
    if (before && (await isThere(file, before))) done.there++
    else {
      const bytes = await from.read(file.key)
      if (!bytes) return
      await to.write(file.key, bytes)
      done.copied++
      done.bytes += bytes.length
    }
    onProgress?.(done.copied + done.there)
  })
  return done
}

/** Whether two storages have the same bytes under a key, by the MD5 that a list tells, or else by reading both. */
export async function isSameFile(from: Storage, to: Storage, file: StoredFile, found: StoredFile) {
  if (file.size !== found.size) return false
  const bytes = await from.read(file.key)
  if (!bytes) return true
  if (found.md5 !== null) return found.md5 === createHash('md5').update(bytes).digest('hex')
  return (await to.read(file.key))?.equals(bytes) ?? false
}

/** Keys whose bytes the target does not have. */
export async function listDifferences(from: Storage, to: Storage): Promise<string[]> {
  const found = await listByKey(to)
  const other: string[] = []
  await eachFile(from.list(), async (file) => {
    const copy = found.get(file.key)
    if (!copy || !(await isSameFile(from, to, file, copy))) other.push(file.key)
  })
  return other.toSorted()
}

/** The files of a storage by their keys. */
export async function listByKey(storage: Storage): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  for await (const file of storage.list()) files.set(file.key, file)
  return files
}

/** Does some work for each file, for a few at the same time. After a failure nothing new is begun, and what was begun has ended. */
export async function eachFile<T>(files: AsyncIterable<T>, work: (file: T) => Promise<void>): Promise<void> {
  const left = files[Symbol.asyncIterator]()
  const failures: unknown[] = []
  const take = async () => {
    try {
      for (let next = await left.next(); !next.done && failures.length === 0; next = await left.next())
        await work(next.value)
    } catch (error) {
      failures.push(error)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  if (failures.length > 0) throw failures[0]
}
