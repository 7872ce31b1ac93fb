import { readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readTimeline, type Timeline } from '~/db/backup/wal.server'
import type { Storage } from '~/features/media/storage.server'

// A file of the archived log as a bucket has it: under its name, byte for byte. Only a history becomes JSON, with the time when it was
// archived: by that a restore chooses its timeline, and a bucket knows only when it was sent.

const history = z.object({ archivedAt: z.iso.datetime(), gzip: z.base64() })

const isHistory = (name: string) => /^[0-9A-F]{8}\.history\.gz$/.test(name)

/** The key of a file of the log. */
export const keyOf = (name: string) => (isHistory(name) ? name.replace(/\.gz$/, '.json') : name)
/** The name of the file under a key. */
export const nameOf = (key: string) => key.replace(/\.json$/, '.gz')

/** A file of a folder's log as a bucket gets it. */
export async function readForBucket(wal: string, name: string): Promise<Buffer> {
  const file = path.join(wal, name)
  const bytes = await readFile(file)
  if (!isHistory(name)) return bytes
  const { mtime } = await stat(file)
  return Buffer.from(JSON.stringify({ archivedAt: mtime.toISOString(), gzip: bytes.toString('base64') }))
}

/** The size of that, without reading a large file. */
export async function sizeForBucket(wal: string, name: string): Promise<number> {
  return isHistory(name) ? (await readForBucket(wal, name)).length : (await stat(path.join(wal, name))).size
}

/** Writes a file of a bucket's log into a folder, with the name and the time it had. It is there whole or not at all. */
export async function fetchSent(bucket: Storage, key: string, wal: string): Promise<void> {
  const bytes = await bucket.read(key)
  if (!bytes) return
  const file = path.join(wal, nameOf(key))
  const { archivedAt, gzip } = nameOf(key) === key ? { archivedAt: null, gzip: bytes } : readHistory(bytes)
  await writeFile(`${file}.new`, gzip, { mode: 0o600, flush: true })
  if (archivedAt) await utimes(`${file}.new`, archivedAt, archivedAt)
  await rename(`${file}.new`, file)
}

/** The timeline of a history in a bucket. */
export function readSentTimeline(key: string, written: Buffer): Timeline {
  const { archivedAt, gzip } = readHistory(written)
  return readTimeline(nameOf(key), gzip, archivedAt.getTime())
}

function readHistory(written: Buffer) {
  const { archivedAt, gzip } = history.parse(JSON.parse(written.toString()))
  return { archivedAt: new Date(archivedAt), gzip: Buffer.from(gzip, 'base64') }
}
