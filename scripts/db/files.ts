import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { filesFolder, folderStorage, type Storage } from '~/features/media/storage.server'
import type { Config } from '~/server/config/config.server'
import { openStorage } from '~/server/open-storage.server'
import { copyFiles, eachFile, listByKey } from '../files/copy-files'

/** The folder beside a dump that holds its files. */
export const filesOf = (dump: string) => `${dump}.files`

/** Derived sizes, which are made again on request, are not copied. */
export const wanted = (key: string) => !/^(derived|probe)\//.test(key)

/** A file never changes under its name, so what is there stays. */
export const neverChanges = () => true

/**
 * Copies the shop's pictures and documents beside a dump, readable by their owner only. `whileCopying` writes the dump
 * between two passes, so every file that its rows name is copied although customers go on. Returns the number of files.
 * A failure leaves no copy behind.
 */
export async function copyFilesAround(storage: Storage, dump: string, whileCopying: () => Promise<void>) {
  const draft = `${filesOf(dump)}.partial`
  try {
    const copy = await openDraft(draft, 0o700)
    await copyFiles(storage, copy, { wanted })
    await whileCopying()
    const { copied, there } = await copyFiles(storage, copy, { wanted })
    await replaceFolder(draft, filesOf(dump))
    return copied + there
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Replaces the shop's files by those beside a dump. Returns their number, or null when the dump has none. */
export async function putFilesBack(
  dump: string,
  place: Pick<Config, 'dataFolder' | 's3'>,
): Promise<number | null> {
  if (!(await isThere(filesOf(dump)))) return null
  const files = folderStorage(filesOf(dump))
  return place.s3
    ? replaceFiles(files, await openStorage(place))
    : putIntoFolder(files, filesFolder(place.dataFolder))
}

async function putIntoFolder(files: Storage, folder: string): Promise<number> {
  const draft = `${folder}.partial`
  const { copied } = await copyFiles(files, await openDraft(draft), { wanted })
  await replaceFolder(draft, folder)
  return copied
}

/**
 * A bucket cannot be replaced at once: first it gets what it lacks, then it loses what the dump has not. Derived sizes stay when
 * their picture does.
 */
async function replaceFiles(files: Storage, bucket: Storage): Promise<number> {
  const { copied, there } = await copyFiles(files, bucket, { wanted })
  const kept = await listByKey(files)
  await eachFile(bucket.list(), async ({ key }) => {
    const master = key.replace(/^derived\/([^/]+)\/.*$/, 'masters/$1.avif')
    if (!kept.has(master)) await bucket.remove(key)
  })
  return copied + there
}

/** An empty folder for files. */
export async function openDraft(folder: string, mode?: number): Promise<Storage> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, ...(mode !== undefined && { mode }) })
  return folderStorage(folder)
}

/** Puts a draft in the place of a folder. */
export async function replaceFolder(draft: string, folder: string) {
  const old = `${folder}.old`
  await rm(path.join(draft, 'drafts'), { recursive: true, force: true })
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
