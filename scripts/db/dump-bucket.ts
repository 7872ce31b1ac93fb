import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { folderStorage, isKey } from '~/features/media/storage.server'
import type { BackupBucket } from '~/server/backups/bucket.server'
import { isWhole, readParts, removeParts, writeParts } from '~/server/backups/parts.server'
import type { Places } from '~/server/config/config.server'
import { requireBucket, withBucket } from '../backup/bucket/with-bucket'
import { copyFiles, eachFile, listByKey } from '../files/copy-files'
import { Refusal } from '../start/operator.mjs'
import { filesOf, neverChanges, openDraft, replaceFolder } from './files'
import { text } from './text'

/**
 * Sends a dump to the bucket of backups, under the file's name, with the files beside it unless it was made without them. One of that
 * name is replaced.
 */
export async function sendDump(
  places: Places,
  file: string,
  { withoutFiles }: { withoutFiles: boolean },
): Promise<{ bytes: number; files: number }> {
  return inBucket(places, file, async (bucket, name) => {
    await removeParts(bucket.dumps, name, (await listByKey(bucket.dumps)).keys())
    const [beside, target] = [folderStorage(filesOf(file)), bucket.filesOfDump(name)]
    const own = withoutFiles ? new Map<string, unknown>() : await listByKey(beside)
    await copyFiles(beside, target, { wanted: (key) => own.has(key), isThere: neverChanges })
    await eachFile(target.list(), async ({ key }) => {
      if (!own.has(key)) await target.remove(key)
    })
    return { bytes: await writeParts(bucket.dumps, name, createReadStream(file)), files: own.size }
  })
}

/** Brings a dump and its files from the bucket of backups, unless the file is there. */
export async function fetchDump(places: Places, file: string): Promise<void> {
  if (existsSync(file)) return
  await inBucket(places, file, async (bucket, name) => {
    if (!(await isWhole(bucket.dumps, name)))
      throw new Refusal(text.notInBucket(name, requireBucket(places).bucket))
    const source = bucket.filesOfDump(name)
    if ((await listByKey(source)).size > 0) {
      const draft = `${filesOf(file)}.partial`
      await copyFiles(source, await openDraft(draft, 0o700))
      await replaceFolder(draft, filesOf(file))
    }
    const draft = `${file}.partial`
    try {
      const target = createWriteStream(draft, { mode: 0o600, flush: true })
      await pipeline(Readable.from(readParts(bucket.dumps, name)), target)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  })
}

async function inBucket<T>(
  places: Places,
  file: string,
  work: (bucket: BackupBucket, name: string) => Promise<T>,
): Promise<T> {
  const name = path.basename(file)
  if (!isKey(name)) throw new Refusal(text.badName(name))
  return withBucket(requireBucket(places), text.backupBucketFailed, (bucket) => work(bucket, name))
}
