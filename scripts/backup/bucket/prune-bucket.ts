import { isBefore } from '~/db/backup/wal.server'
import type { BackupBucket } from '~/server/backups/bucket.server'
import { removeParts, wholeNames } from '~/server/backups/parts.server'
import { eachFile, listByKey } from '../../files/copy-files'
import { readBases } from './read-bucket'

/**
 * Keeps the newest `keep` bases of a bucket, and removes older ones, parts that an interrupted sending left, and the log that none of
 * those needs. A killed call leaves nothing that the next one does not remove.
 */
export async function pruneBucket(
  { bases, wal }: BackupBucket,
  keep: number,
): Promise<{ bases: number; segments: number }> {
  const keys = [...(await listByKey(bases)).keys()]
  const whole = wholeNames(keys)
  const [oldest, newest] = [whole.at(-keep) ?? whole[0], whole.at(-1)]
  if (!oldest || !newest) return { bases: 0, segments: 0 }
  const kept = await readBases(bases, whole.slice(-keep))
  const known = new Set(keys.map((key) => key.split('/')[0]!))
  const gone = [...known].filter((name) => name < oldest || (name < newest && !whole.includes(name)))
  for (const name of gone) await removeParts(bases, name, keys)
  let segments = 0
  await eachFile(wal.list(), async ({ key }) => {
    if (!isBefore(key, kept)) return
    await wal.remove(key)
    segments++
  })
  return { bases: gone.length, segments }
}
