import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { BackupError } from './contract'
import { text } from './text'

/** A file of a copy. Its path is relative to the copied folder. */
export interface CopiedFile {
  path: string
  bytes: number
  sha256: string
}

/** A copied data folder, and the part of the write-ahead log that makes a database of it. */
export interface BaseCopy {
  startLsn: string
  stopLsn: string
  /** The log's first and last file that are needed. */
  startSegment: string
  stopSegment: string
  files: CopiedFile[]
}

/**
 * Copies the data folder of a running server into an empty folder, without stopping writes. The copy is torn; the log written
 * meanwhile mends it (https://www.postgresql.org/docs/18/continuous-archiving.html). Logs, sockets and what every start makes anew
 * are left out.
 */
export async function copyBase(client: pg.Client, from: string, to: string): Promise<BaseCopy> {
  const tablespaces = await client.query(`select from pg_tablespace where spcname !~ '^pg_'`)
  if (tablespaces.rowCount) throw new BackupError(text.tablespaces)
  const started = await client.query<{ lsn: string; segment: string }>(
    `select lsn, pg_walfile_name(lsn) as segment from pg_backup_start('vitrin', true) as lsn`,
  )
  const files = await copyTree(from, to, isLeftOut)
  const stopped = await client.query<{ lsn: string; segment: string; labelfile: string }>(
    // The position behind the last byte that is needed.
    'select lsn, pg_walfile_name(lsn - 1) as segment, labelfile from pg_backup_stop(false)',
  )
  const { labelfile, ...stop } = stopped.rows[0]!
  const label = Buffer.from(labelfile)
  await writeFile(path.join(to, 'backup_label'), label, { mode: 0o600 })
  files.push({ path: 'backup_label', bytes: label.length, sha256: hashOf(label) })
  for (const kept of ['archive_status', 'summaries'])
    await mkdir(path.join(to, 'pg_wal', kept), { recursive: true, mode: 0o700 })
  const start = started.rows[0]!
  return {
    startLsn: start.lsn,
    stopLsn: stop.lsn,
    startSegment: start.segment,
    stopSegment: stop.segment,
    files,
  }
}

/** Copies regular files and folders, private to this process's account. Files that vanish meanwhile are left out. */
export async function copyTree(
  from: string,
  to: string,
  leaveOut: (name: string) => boolean = () => false,
): Promise<CopiedFile[]> {
  const files: CopiedFile[] = []
  await copyFolder('')
  return files

  async function copyFolder(below: string): Promise<void> {
    await mkdir(path.join(to, below), { recursive: true, mode: 0o700 })
    const entries = await readdir(path.join(from, below), { withFileTypes: true }).catch(unlessGone)
    for (const entry of entries ?? []) {
      const name = path.posix.join(below, entry.name)
      if (leaveOut(name)) continue
      // The log's folder may be a link to another disk.
      if (entry.isDirectory() || name === 'pg_wal') await copyFolder(name)
      else if (entry.isFile()) {
        const copied = await copyFile(path.join(from, name), path.join(to, name))
        if (copied) files.push({ path: name, ...copied })
      }
    }
  }
}

/** Copies a file and computes the hash of what it has written. Null when the source is gone. */
async function copyFile(from: string, to: string): Promise<Omit<CopiedFile, 'path'> | null> {
  const source = await open(from).catch(unlessGone)
  if (!source) return null
  try {
    const target = await open(to, 'w', 0o600)
    try {
      const hash = createHash('sha256')
      const buffer = Buffer.allocUnsafe(blockBytes)
      let bytes = 0
      for (;;) {
        const { bytesRead } = await source.read(buffer, 0, blockBytes)
        if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
        const block = buffer.subarray(0, bytesRead)
        hash.update(block)
        for (let written = 0; written < bytesRead;)
          written += (await target.write(block, written)).bytesWritten
        bytes += bytesRead
      }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

const blockBytes = 1024 * 1024

/** Waits until what was written below a folder is on the disk: one call instead of one for each of a thousand files. */
export async function syncFolder(folder: string): Promise<void> {
  await promisify(execFile)('sync', process.platform === 'linux' ? ['-f', folder] : [])
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

// The list of pg_basebackup, and the server's log, which is not needed.
const emptied =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|log)\//
const madeAnew =
  /^(postmaster\.(pid|opts)|(backup_label|tablespace_map)(\.old)?|(standby|recovery)\.signal|backup_manifest|current_logfiles)$/
const temporary = /(^|\/)(pgsql_tmp|pg_internal\.init|\.s\.PGSQL)[^/]*$/
const isLeftOut = (name: string) => emptied.test(name) || madeAnew.test(name) || temporary.test(name)

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
