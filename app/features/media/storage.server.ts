import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where files live. Keys are made by the program: letters, digits, `.`, `-`, `_` and `/`. */
export type Storage = {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>
}

/** Where the shop's pictures and documents lie. */
export const filesFolder = (dataFolder: string) => join(dataFolder, 'files')

/** Drafts of writers that were killed are nobody's after this long. */
const draftMs = 60 * 60_000

/**
 * Files in a folder that every process of the shop shares. A file appears whole or not at all: it is written as a draft
 * in a folder of its own, and what was not written to its end is removed.
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

/** Nothing of this may keep a file from being written. */
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
