import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { backedUpFiles, finishedAt } from '~/db/backup/folder'
import { copiedNote, writeNote } from '~/db/backup/notes.server'
import { listBaseNames } from '~/db/backup/manifest.server'
import { folderStorage, type Storage } from '~/features/media/storage.server'
import { neverChanges, wanted } from '../db/files'
import { copyFiles, listByKey } from '../files/copy-files'
import { Refusal } from '../start/operator.mjs'
import { text } from './text'

/** Copies of pictures and documents in a folder of backups. */
export const copiesIn = (folder: string) => folderStorage(backedUpFiles(folder))

/** Copies the pictures and documents that the folder of backups does not have yet. Returns the names of all that the shop has. */
export async function copyShopFiles(
  shop: Storage,
  folder: string,
): Promise<{ names: string[]; added: number }> {
  const keys = [...(await listByKey(shop)).keys()].filter(wanted)
  const began = new Date()
  await mkdir(backedUpFiles(folder), { recursive: true, mode: 0o700 })
  const { copied } = await copyFiles(shop, copiesIn(folder), { wanted, isThere: neverChanges })
  const copies = await listByKey(copiesIn(folder))
  await writeNote(copiedNote(folder), began)
  // A file that was removed meanwhile has no copy.
  return { names: keys.filter((key) => copies.has(key)), added: copied }
}

/** Copies of pictures and documents, and when each was first found to have no original. */
export interface Copies {
  storage: Storage
  /** The oldest base beside them; null: there is none. */
  oldest: Date | null
  /** The note of the times. */
  read(): Promise<string | null>
  write(note: string): Promise<void>
}

/** The copies in a folder of backups. The note's name cannot be one of a copy. */
export function copiesOf(folder: string): Copies {
  const note = path.join(backedUpFiles(folder), '.missed.json')
  return {
    storage: copiesIn(folder),
    oldest: finishedAt(listBaseNames(folder)[0]),
    read: async () => (existsSync(note) ? readFile(note, 'utf8') : null),
    async write(content) {
      await writeFile(`${note}.new`, content, { mode: 0o600 })
      await rename(`${note}.new`, note)
    },
  }
}

const missedSince = z.record(z.string(), z.iso.datetime())

/**
 * Removes copies of files that the shop no longer had when the oldest base was made, for no moment that can be restored has them.
 * `names`: those that the shop has. Returns the number of removed copies. Reads no base, only their names.
 */
export async function pruneCopies(copies: Copies, names: readonly string[]): Promise<number> {
  const { storage, oldest } = copies
  const before = missedSince.parse(JSON.parse((await copies.read()) ?? '{}'))
  const [has, now] = [new Set(names), new Date().toISOString()]
  const missed: z.infer<typeof missedSince> = {}
  let removed = 0
  for (const key of (await listByKey(storage)).keys()) {
    if (has.has(key)) continue
    const since = before[key] ?? now
    if (oldest && Date.parse(since) < oldest.getTime()) {
      await storage.remove(key)
      removed++
    } else missed[key] = since
  }
  await copies.write(JSON.stringify(missed))
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
