import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where files live. Keys are made by the program: letters, digits, `.`, `-`, `_` and `/`. */
export type Storage = {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>
}

/** Files in a folder that every process of the shop shares. A file appears whole or not at all. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(?:[./][\w-]+)*$/.test(key)) throw new Error(`Bad storage key ${JSON.stringify(key)}`)
    return join(folder, key)
  }
  return {
    read: (key) => readFile(pathOf(key)).catch(missing),
    async write(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomBytes(6).toString('hex')}`
      await writeFile(draft, bytes)
      await rename(draft, path)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
