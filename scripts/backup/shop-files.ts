import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { backedUpFiles, finishedAt } from '~/db/backup/folder'
import { listBaseNames } from '~/db/backup/manifest.server'
import { folderStorage, type Storage } from '~/features/media/storage.server'
import { neverChanges, wanted } from '../db/files'
import { copyFiles, listByKey } from '../files/copy-files'
import { Refusal } from '../start/operator.mjs'
import { text } from './text'

const copiesIn = (folder: string) => folderStorage(backedUpFiles(folder))

/** Copies the pictures and documents that the folder of backups does not have yet. Returns the names of all that the shop has. */
export async function copyShopFiles(
  shop: Storage,
  folder: string,
): Promise<{ names: string[]; added: number }> {
  const keys = [...(await listByKey(shop)).keys()].filter(wanted)
  await mkdir(backedUpFiles(folder), { recursive: true, mode: 0o700 })
  const { copied } = await copyFiles(shop, copiesIn(folder), { wanted, isThere: neverChanges })
  const copies = await listByKey(copiesIn(folder))
  // A file that was removed meanwhile has no copy.
  return { names: keys.filter((key) => copies.has(key)), added: copied }
}

/** When each copy was first found to have no original. Its name cannot be one of a copy. */
const noteOf = (folder: string) => path.join(backedUpFiles(folder), '.missed.json')
const missedSince = z.record(z.string(), z.iso.datetime())

/**
 * Removes copies of files that the shop no longer had when the oldest base was made, for no moment that can be restored has them.
 * `names`: those that the shop has. Returns the number of removed copies. Reads no base, only their names.
 */
export async function pruneCopies(folder: string, names: readonly string[]): Promise<number> {
  const oldest = finishedAt(listBaseNames(folder)[0])
  const note = noteOf(folder)
  const before = existsSync(note) ? missedSince.parse(JSON.parse(await readFile(note, 'utf8'))) : {}
  const copies = copiesIn(folder)
  const [has, now] = [new Set(names), new Date().toISOString()]
  const missed: z.infer<typeof missedSince> = {}
  let removed = 0
  for (const key of (await listByKey(copies)).keys()) {
    if (has.has(key)) continue
    const since = before[key] ?? now
    if (oldest && Date.parse(since) < oldest.getTime()) {
      await copies.remove(key)
      removed++
    } else missed[key] = since
  }
  await writeFile(`${note}.new`, JSON.stringify(missed), { mode: 0o600 })
  await rename(`${note}.new`, note)
  return removed
}

/** Pictures and documents that are missing come back; those that are there are the same. Returns how many the backup has. */
export async function putFilesBack(folder: string, shop: Storage): Promise<number> {
  const { copied, there } = await copyFiles(copiesIn(folder), shop, { wanted, isThere: neverChanges })
  return copied + there
}

/** Refuses a folder without copies, and throws when this account may not read them: before anything else is restored. */
export async function requireCopies(folder: string): Promise<void> {
  if (!existsSync(backedUpFiles(folder))) throw new Refusal(text.noCopies(folder))
  await listByKey(copiesIn(folder))
}
