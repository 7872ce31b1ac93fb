import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** File storage. Keys are made by the program: letters, digits, `.`, `-`, `_` and `/`. */
export type Storage = {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Does nothing when the file is missing. */
  remove(key: string): Promise<void>
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
  const pathOf = (key: string) => {
    if (!/^[\w-]+(?:[./][\w-]+)*$/.test(key)) throw new Error(`Bad storage key ${JSON.stringify(key)}`)
    return join(folder, key)
  }
  return {
    read: (key) => readFile(pathOf(key)).catch(missing),
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
  }
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
