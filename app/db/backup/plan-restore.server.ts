import { BackupError } from './contract'
import { type Base, listBases } from './manifest.server'
import { text } from './text'
import { type Archive, findGap, positionOf, readArchive, timelineOf } from './wal.server'

export interface RestorePlan {
  base: Base
  /** The value of `recovery_target_timeline`. */
  timeline: string
  /** The first file of the log that is missing. A moment behind it cannot be reached. */
  gap: string | null
}

/** Bases, oldest first, and an archived log. */
export interface Backups {
  bases: readonly Base[]
  archive: Archive
}

/** Those of a folder. */
export const readBackups = (folder: string): Backups => ({
  bases: listBases(folder),
  archive: readArchive(folder),
})

/**
 * Finds the newest base from which a moment can be reached. The moment belongs to the timeline that the shop lived in then: when
 * 14:03 was restored at 14:30, then 14:10 is in the first timeline, and 14:40 in the second. So a restore to a wrong moment can be
 * repeated.
 */
export function planRestore({ bases, archive }: Backups, to: Date): RestorePlan {
  const before = bases.filter((base) => Date.parse(base.manifest.finishedAt) <= to.getTime())
  const known = before.map(({ manifest }) => timelineOf(manifest.startSegment))
  const begun = archive.timelines
    .filter(({ id, beganAt }) => beganAt <= to.getTime() && wasLived(archive, id))
    .map(({ id }) => id)
  const target = Math.max(...known, ...begun)
  const ancestors = archive.timelines.find(({ id }) => id === target)?.ancestors ?? []
  const base = before.findLast(({ manifest }) => {
    const own = timelineOf(manifest.startSegment)
    const left = ancestors.find(({ id }) => id === own)
    return own === target || (left && positionOf(manifest.stopLsn) <= left.until)
  })
  if (!base) throw new BackupError(text.noBase(bases[0]?.name ?? null))
  const { startSegment, stopSegment, segmentBytes } = base.manifest
  const own = timelineOf(startSegment)
  const needed = own === target ? [target] : [target, ...ancestors.map(({ id }) => id)]
  const gap = findGap(archive, { from: startSegment, timelines: needed, segmentBytes })
  requireOwnLog(archive, base, gap)
  return { base, timeline: own === target ? 'current' : String(target), gap }

  /** A restore into another folder, to look at it, begins a timeline too, but nothing is archived in it. */
  function wasLived({ segments }: Archive, timeline: number): boolean {
    return [...segments].some((name) => timelineOf(name) === timeline)
  }

  /** Without the log that was written during its copy, a base is no database. */
  function requireOwnLog({ segments }: Archive, base: Base, gap: string | null): void {
    if (!segments.has(stopSegment)) throw new BackupError(text.missingLog(gap ?? stopSegment, base.name))
    if (gap && gap <= stopSegment) throw new BackupError(text.missingLog(gap, base.name))
  }
}
