import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { walFolder } from './folder'

// The write-ahead log in a folder of backups: one gzip file for each file of the log, under the name that PostgreSQL gave it. Names
// and numbers: https://www.postgresql.org/docs/18/wal-internals.html

/** Seconds after which PostgreSQL archives a file of the log that is not full: at most so much is lost. */
const archiveTimeout = 30

/**
 * The settings with which a server archives its log. A file gets its name when it is whole and on the disk; a name that is taken
 * by other content is an error, which PostgreSQL logs and tries again. Compressed, because a file of a quiet hour is nearly empty.
 */
export function archivingSettings(folder: string): Record<string, string> {
  const wal = walFolder(folder)
  const to = `${wal}/%f.gz`
  const steps = [
    `if test -e "${to}"`,
    `then gzip -dc "${to}" | cmp -s - "%p"`,
    `else gzip -1 <"%p" >"${to}.new" && sync "${to}.new" && mv "${to}.new" "${to}" && sync "${wal}"`,
    'fi',
  ]
  return {
    archive_mode: 'on',
    archive_command: `'${steps.join('; ')}'`,
    archive_timeout: `'${archiveTimeout}s'`,
  }
}

/** The command by which a server that is restored reads the archived log. */
export function restoreCommand(folder: string): string {
  const from = `${walFolder(folder)}/%f.gz`
  return `test -e "${from}" && gzip -dc "${from}" >"%p"`
}

/** Whether a path may stand in these commands, which a shell reads. */
export const isPlainPath = (folder: string) => /^[\p{L}\p{N} /._+@-]+$/u.test(folder)

/** The name of a history in an archive; its number is the first group. */
const historyName = /^([0-9A-F]{8})\.history\.gz$/

/** A history of the log. Each restore and each promotion begins one, so that what was written after that moment is kept too. */
export interface Timeline {
  id: number
  /** ms; when it was archived, which is when it began. */
  beganAt: number
  /** The timelines before it, and the positions at which they were left. */
  ancestors: { id: number; until: bigint }[]
}

/** The content of an archive. */
export interface Archive {
  /** Numbers of the files of the log, in each timeline. */
  segments: Set<string>
  timelines: Timeline[]
}

/** Reads the names in the archive, and its histories. */
export function readArchive(folder: string): Archive {
  const wal = walFolder(folder)
  const names = readdirSync(wal)
  return {
    segments: new Set(names.flatMap((name) => /^([0-9A-F]{24})\.gz$/.exec(name)?.[1] ?? [])),
    timelines: names.flatMap((name) => {
      if (!historyName.test(name)) return []
      const file = path.join(wal, name)
      return [readTimeline(name, readFileSync(file), statSync(file).mtimeMs)]
    }),
  }
}

/** The timeline of a compressed history, by its name. `beganAt`: ms. */
export function readTimeline(name: string, gzip: Uint8Array, beganAt: number): Timeline {
  const history = gunzipSync(gzip).toString()
  const ancestors = [...history.matchAll(/^(\d+)\t([0-9A-F]+\/[0-9A-F]+)/gm)].map(([, id, lsn]) => ({
    id: Number(id),
    until: positionOf(lsn!),
  }))
  return { id: Number.parseInt(historyName.exec(name)![1]!, 16), beganAt, ancestors }
}

/** The byte of the log that an LSN names. */
export function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const timelineOf = (segment: string) => Number.parseInt(segment.slice(0, 8), 16)

/** The place of a file in the log, counted from the log's begin over all timelines. */
export function numberOf(segment: string, segmentBytes: number): number {
  const perLog = 2 ** 32 / segmentBytes
  return Number.parseInt(segment.slice(8, 16), 16) * perLog + Number.parseInt(segment.slice(16, 24), 16)
}

/**
 * Whether no base needs a file of the log: it is before all of them. The oldest base need not have the lowest number, since a restore
 * to an earlier moment goes back in the log. Notes beside a file go with it; histories stay.
 */
export function isBefore(
  name: string,
  bases: readonly { startSegment: string; segmentBytes: number }[],
): boolean {
  if (!/^[0-9A-F]{24}\b/.test(name)) return false
  return bases.every(
    ({ startSegment, segmentBytes }) => numberOf(name, segmentBytes) < numberOf(startSegment, segmentBytes),
  )
}

function nameOf(timeline: number, number: number, segmentBytes: number): string {
  const perLog = 2 ** 32 / segmentBytes
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
  return hex(timeline) + hex(Math.floor(number / perLog)) + hex(number % perLog)
}

/**
 * The first file that is missing between a base's first file and the newest of its timelines; null when none is. A file may be in
 * any of the timelines: at the turn from one to the next it is in both or only in the later one.
 */
export function findGap(
  { segments }: Archive,
  { from, timelines, segmentBytes }: { from: string; timelines: number[]; segmentBytes: number },
): string | null {
  const own = [...segments].filter((name) => timelines.includes(timelineOf(name)))
  const present = new Set(own.map((name) => numberOf(name, segmentBytes)))
  const first = numberOf(from, segmentBytes)
  const last = Math.max(first, ...present)
  for (let number = first; number <= last; number++)
    if (!present.has(number)) return nameOf(timelineOf(from), number, segmentBytes)
  return null
}
