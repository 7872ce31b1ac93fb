import { numberOf } from '~/db/backup/wal.server'
import type { BackupBucket } from '~/server/backups/bucket.server'
import { removeParts, wholeNames } from '~/server/backups/parts.server'
import { eachFile, listByKey } from '../../files/copy-files'
import { readBases } from './read-bucket'

/**
 * Keeps the newest `keep` bases of a bucket, and removes older ones, parts that an interrupted sending left, the log before the oldest
 * that is kept, and files that no base names and the shop no longer has (`shopFiles`; null: not known, so none).
 */
export async function pruneBucket(
  bucket: BackupBucket,
  keep: number,
  shopFiles: readonly string[] | null,
): Promise<{ bases: number; segments: number; files: number }> {
  const keys = [...(await listByKey(bucket.bases)).keys()]
  const whole = wholeNames(keys)
  const [oldest, newest] = [whole.at(-keep) ?? whole[0], whole.at(-1)]
  if (!oldest || !newest) return { bases: 0, segments: 0, files: 0 }
  const known = new Set(keys.map((key) => key.split('/')[0]!))
  const gone = [...known].filter((name) => name < oldest || (name < newest && !whole.includes(name)))
  for (const name of gone) await removeParts(bucket.bases, name, keys)
  const kept = await readBases(bucket.bases, whole.slice(-keep))
  const { startSegment, segmentBytes } = kept[0]!
  const first = numberOf(startSegment, segmentBytes)
  return {
    bases: gone.length,
    // Histories stay, and notes beside a file of the log go with it.
    segments: await removeKeys(
      bucket.wal,
      (key) => /^[0-9A-F]{24}\b/.test(key) && numberOf(key, segmentBytes) < first,
    ),
    files: await pruneFiles(),
  }

  async function pruneFiles(): Promise<number> {
    const lists = [shopFiles, ...kept.map(({ files }) => files)]
    // A base that names none may need any of them.
    if (lists.includes(null)) return 0
    const named = new Set(lists.flatMap((names) => names ?? []))
    return removeKeys(bucket.files, (key) => !named.has(key))
  }
}

async function removeKeys(storage: BackupBucket['wal'], isGone: (key: string) => boolean): Promise<number> {
  let count = 0
  await eachFile(storage.list(), async ({ key }) => {
    if (!isGone(key)) return
    await storage.remove(key)
    count++
  })
  return count
}
