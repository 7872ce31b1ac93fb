import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepMaster } from '~/features/media/media.server'
import type { Storage } from '~/features/media/storage.server'
import { demoFolder } from '../folder'
import { text } from './text'

export type Master = { hash: string; width: number; height: number; blur: string }

/** Copies the picture masters into storage. Returns the values of their rows, by file name. */
export async function loadPictures(
  storage: Storage | null,
  onProgress: (line: string) => void,
): Promise<Map<string, Master>> {
  const folder = join(demoFolder(), 'pictures')
  if (!existsSync(join(folder, 'index.json'))) {
    onProgress(text.noPictures)
    return new Map()
  }
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as Record<
    string,
    Omit<Master, 'hash'>
  >
  const masters = new Map<string, Master>()
  for (const [file, picture] of Object.entries(index)) {
    const bytes = await readFile(join(folder, file))
    const hash = await keepMaster({ storage: storage ?? nowhere }, bytes)
    masters.set(file, { hash, ...picture })
  }
  onProgress(text.pictures(masters.size))
  return masters
}

/** Discards the files: rows name them by a hash of their content, so a load without storage still reads them. */
const nowhere: Pick<Storage, 'write'> = { write: async () => undefined }
