import { type Manifest, parseManifest } from '~/db/backup/manifest.server'
import type { Archive } from '~/db/backup/wal.server'
import type { BackupBucket } from '~/server/backups/bucket.server'
import { readSentTimeline } from '~/server/backups/sent-log.server'
import { listByKey } from '../../files/copy-files'
import { Refusal } from '../../start/operator.mjs'
import { text } from '../text'
import { manifestOf } from './send-base'

/** Manifests of bases, in the order of their names. */
export function readBases(bases: BackupBucket['bases'], names: readonly string[]): Promise<Manifest[]> {
  return Promise.all(
    names.map(async (name) => {
      const written = await bases.read(manifestOf(name))
      if (!written) throw new Refusal(text.bucketDamaged(manifestOf(name)))
      return parseManifest(written.toString())
    }),
  )
}

/** The archived log of a bucket: names, and the histories' content. */
export async function readBucketArchive(wal: BackupBucket['wal']): Promise<Archive> {
  const keys = [...(await listByKey(wal)).keys()]
  const timelines = await Promise.all(keys.filter((key) => key.endsWith('.json')).map(readHistory))
  return { segments: new Set(keys.flatMap((key) => /^([0-9A-F]{24})\.gz$/.exec(key)?.[1] ?? [])), timelines }

  async function readHistory(key: string) {
    const written = await wal.read(key)
    if (!written) throw new Refusal(text.bucketDamaged(key))
    return readSentTimeline(key, written)
  }
}
