import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { filesFolder } from '~/features/media/storage.server'

/** The folder beside a dump that holds its files. */
export const filesOf = (dump: string) => `${dump}.files`

/** Folders that are not copied: derived sizes, which are made again on request, and files not yet written. */
const madeAgain = ['derived', 'drafts']

/**
 * Copies the shop's pictures and documents beside a dump, readable by their owner only. `whileCopying` writes the dump
 * between two passes, so every file that its rows name is copied although customers go on. Returns the number of files.
 * A failure leaves no copy behind.
 */
export async function copyFilesAround(dataFolder: string, dump: string, whileCopying: () => Promise<void>) {
  const draft = `${filesOf(dump)}.partial`
  try {
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true, mode: 0o700 })
    await copyMissing(filesFolder(dataFolder), draft)
    await whileCopying()
    const { names } = await copyMissing(filesFolder(dataFolder), draft)
    await replaceFolder(draft, filesOf(dump))
    return names.length
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Replaces the shop's files by those beside a dump. Returns their number, or null when the dump has none. */
export async function putFilesBack(dump: string, dataFolder: string): Promise<number | null> {
  if (!(await isThere(filesOf(dump)))) return null
  const folder = filesFolder(dataFolder)
  const draft = `${folder}.partial`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const { names } = await copyMissing(filesOf(dump), draft)
  await replaceFolder(draft, folder)
  return names.length
}

/** The end of the name of a file that is being copied, or was when the copy was killed. */
const partial = '.partial'

/**
 * Copies files that are missing: a file never changes under its name. Each gets its name when it is whole. Returns the names of all
 * files of the source that the target now has, and how many of them were missing.
 */
export async function copyMissing(from: string, to: string): Promise<{ names: string[]; added: number }> {
  const names: string[] = []
  let added = 0
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(unlessMissing)
  for (const entry of entries ?? []) {
    const source = path.join(entry.parentPath, entry.name)
    const name = path.relative(from, source)
    if (!entry.isFile() || name.endsWith(partial) || madeAgain.includes(name.split(path.sep)[0]!)) continue
    const target = path.join(to, name)
    const isNew = !(await isThere(target))
    if (isNew && !(await copyOne(source, target))) continue
    names.push(name)
    if (isNew) added++
  }
  return { names, added }
}

/** Skips a file that another process removes meanwhile. */
async function copyOne(source: string, target: string): Promise<boolean> {
  await mkdir(path.dirname(target), { recursive: true })
  const part = `${target}${partial}`
  const copied = await copyFile(source, part, constants.COPYFILE_FICLONE).then(() => true, unlessMissing)
  if (copied) await rename(part, target)
  return copied ?? false
}

async function replaceFolder(draft: string, folder: string) {
  const old = `${folder}.old`
  await rm(old, { recursive: true, force: true })
  await rename(folder, old).catch(unlessMissing)
  await rename(draft, folder)
  await rm(old, { recursive: true, force: true })
}

const isThere = (file: string) => stat(file).then(() => true, unlessMissing)

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
