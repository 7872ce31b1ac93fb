import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { text as textOf } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { backedUpFiles, basesFolder, walFolder } from '~/db/backup/folder'
import { type Backups, planRestore, readBackups } from '~/db/backup/plan-restore.server'
import { isBefore } from '~/db/backup/wal.server'
import { type Account, giveTo } from '~/db/embedded/account.server'
import { prepareArchive } from '~/db/embedded/archive.server'
import { folderStorage, isStorageFailure, type Storage } from '~/features/media/storage.server'
import type { BackupBucket } from '~/server/backups/bucket.server'
import { readParts, wholeNames } from '~/server/backups/parts.server'
import { fetchSent, nameOf } from '~/server/backups/sent-log.server'
import { neverChanges } from '../../db/files'
import { copyFiles, eachFile, listByKey } from '../../files/copy-files'
import { Refusal } from '../../start/operator.mjs'
import { text } from '../text'
import { readBases, readBucketArchive } from './read-bucket'

/**
 * Brings into a folder of backups what it lacks for a restore: the base, and the log from its begin. The plan is that of the folder and
 * the bucket together. `account`: PostgreSQL's, which reads the log. Returns the base's name and the number of files of the log.
 */
export async function fetchBackup(
  bucket: BackupBucket,
  folder: string,
  to: Date,
  account: Account | undefined,
): Promise<{ base: string; segments: number }> {
  await mkdir(basesFolder(folder), { recursive: true, mode: 0o755 })
  prepareArchive(folder, account)
  const backups = await readBoth(bucket, folder)
  const { base } = planRestore(backups, to)
  if (!existsSync(base.folder)) await unpack(bucket.bases, base.name, base.folder)
  return { base: base.name, segments: await fetchLog() }

  /** All timelines: those that the restore does not need are small, or begin behind it. */
  async function fetchLog(): Promise<number> {
    const wal = walFolder(folder)
    let count = 0
    await eachFile(bucket.wal.list(), async ({ key }) => {
      if (isBefore(key, [base.manifest]) || existsSync(path.join(wal, nameOf(key)))) return
      await fetchSent(bucket.wal, key, wal)
      count++
    })
    giveTo(account, wal)
    return count
  }
}

/** Brings copies of pictures and documents into a folder of backups. Without any it makes no folder, which the restore refuses then. */
export async function fetchFiles(bucket: BackupBucket, folder: string): Promise<void> {
  if ((await listByKey(bucket.files)).size === 0) return
  await mkdir(backedUpFiles(folder), { recursive: true, mode: 0o700 })
  await copyFiles(bucket.files, folderStorage(backedUpFiles(folder)), { isThere: neverChanges })
}

async function readBoth(bucket: BackupBucket, folder: string): Promise<Backups> {
  const own = readBackups(folder)
  const has = new Set(own.bases.map(({ name }) => name))
  const names = wholeNames((await listByKey(bucket.bases)).keys()).filter((name) => !has.has(name))
  const manifests = await readBases(bucket.bases, names)
  const sent = names.map((name, index) => ({
    name,
    folder: path.join(basesFolder(folder), name),
    manifest: manifests[index]!,
  }))
  const archive = await readBucketArchive(bucket.wal)
  const known = new Set(own.archive.timelines.map(({ id }) => id))
  return {
    bases: [...own.bases, ...sent].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    archive: {
      segments: own.archive.segments.union(archive.segments),
      timelines: [...own.archive.timelines, ...archive.timelines.filter(({ id }) => !known.has(id))],
    },
  }
}

/** Unpacks a base; it gets its name when it is whole. */
async function unpack(bases: Storage, name: string, target: string): Promise<void> {
  const draft = path.join(path.dirname(target), `new-${process.pid}`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    const tar = spawn('tar', ['-C', draft, '-xpf', '-'], { stdio: ['pipe', 'ignore', 'pipe'] })
    const ended = once(tar, 'close')
    ended.catch(() => undefined)
    const told = textOf(tar.stderr)
    const failure = await pipeline(Readable.from(readParts(bases, name)), createGunzip(), tar.stdin).catch(
      (error: unknown) => error,
    )
    const [code] = (await ended) as [number | null]
    if (isStorageFailure(failure)) throw failure
    // tar closes its input at the archive's end mark, before the padding behind it. The restore compares every file.
    if (code !== 0) throw new Refusal(text.notUnpacked((await told).trim()))
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}
