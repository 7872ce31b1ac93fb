import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { BackupError } from '~/db/backup/contract'
import { text } from '~/db/backup/text'
import type { BackupBucket } from './bucket.server'

const key = 'database.txt'

/**
 * Throws BackupError when a bucket has backups of another database. The first folder that is sent makes the bucket its own; without a
 * file of the log nothing is known yet. `names`: files of its archived log.
 */
export async function requireSameDatabase(
  notes: BackupBucket['notes'],
  wal: string,
  names: readonly string[],
): Promise<void> {
  const segment = names.findLast((name) => /^[0-9A-F]{24}\.gz$/.test(name))
  if (!segment) return
  const own = identifierOf(await readFile(path.join(wal, segment)))
  const there = (await notes.read(key))?.toString()
  if (there === undefined) await notes.write(key, Buffer.from(own))
  else if (there !== own) throw new BackupError(text.otherDatabase)
}

/**
 * The identifier that PostgreSQL gives a database cluster at its making and that its copies keep: it follows the 24 bytes of a page's
 * header (XLogLongPageHeaderData in src/include/access/xlog_internal.h).
 */
const identifierOf = (gzip: Buffer) => String(gunzipSync(gzip).readBigUInt64LE(24))
