import type { S3Place } from '~/features/media/s3-storage.server'
import type { Storage } from '~/features/media/storage.server'

/**
 * A bucket of backups. `bases` and `dumps` hold parts (`parts.server.ts`), `wal` the archived log, `files` pictures and documents, `notes`
 * the database that it belongs to, and since when copies of files have no original.
 */
export type BackupBucket = Record<Room, Storage> & {
  /** Pictures and documents that belong to a dump. */
  filesOfDump(name: string): Storage
}

const rooms = ['bases', 'wal', 'files', 'dumps', 'notes'] as const
type Room = (typeof rooms)[number]

/** ms. No visitor waits for these calls, and on a slow line a part of 8 MB leaves the kernel's buffer long after Node wrote it. */
const limits = { silenceMs: 60_000, attemptMs: 600_000 }

/** Opens a bucket of backups; its library is loaded here. */
export async function openBackupBucket(place: S3Place): Promise<BackupBucket> {
  const { s3Storage } = await import('~/features/media/s3-storage.server')
  const start = place.prefix && `${place.prefix}/`
  const open = (room: string) => s3Storage({ ...place, prefix: `${start}${room}` }, limits)
  const opened = Object.fromEntries(rooms.map((room) => [room, open(room)])) as Record<Room, Storage>
  return { ...opened, filesOfDump: (name) => open(`dumps/${name}.files`) }
}
