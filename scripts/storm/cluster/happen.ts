import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { clockSetting } from '../../../app/testing/faults/false-clock'
import type { SmallDisk } from './disk'
import type { Pair } from './database'
import type { ClusterEvent } from './plan'
import type { Processes } from './processes'
import { clusterText as text } from './text'

export type Ground = {
  pair: Pair
  processes: Processes
  /** The disk of pictures, documents and emails; null where none could be mounted. */
  files: SmallDisk | null
  /** The file that sets the clock of the second process for pages; null without libfaketime. */
  clockFile: string | null
  /** Guests with filled baskets; the function returned lets them order at once. */
  gather(): Promise<() => Promise<void>>
}

/**
 * Most ms for which the standby is cut before a failover: shorter than PostgreSQL and the operator need to give it up, so what is
 * acknowledged then must be kept. A shop that keeps its promise answers nobody meanwhile.
 */
const cutBefore = 4_000
/** Requests at the same moment: several times what two processes take. */
const burst = 300

/** Lets one fault happen and ends it. Returns what else is to be told of it. */
export async function happen(event: ClusterEvent, ground: Ground): Promise<string> {
  const { pair, processes, files } = ground
  const { fault, ms } = event
  const web = processes.webs[event.web]
  switch (fault) {
    case 'kill-web':
      await web.kill()
      return ''
    case 'kill-worker':
      await processes.worker.kill()
      return ''
    case 'kill-primary':
      await pair.primary().kill()
      await pair.primary().start()
      return ''
    case 'kill-standby':
      await pair.standby().kill()
      await pause(ms)
      await pair.standby().start()
      return ''
    case 'freeze-web':
      return during(ms, web.freeze, web.thaw)
    case 'freeze-worker':
      return during(ms, processes.worker.freeze, processes.worker.thaw)
    case 'freeze-primary':
      return during(ms, pair.primary().freeze, pair.primary().thaw)
    case 'freeze-standby':
      return during(ms, pair.standby().freeze, pair.standby().thaw)
    case 'cut-shop':
      return during(ms, pair.door().cut, pair.door().mend)
    case 'cut-standby':
      return during(ms, pair.toPrimary.cut, () => mendWay(pair))
    case 'failover':
      return failOver(pair)
    case 'failover-after-cut':
      return failOverAfterCut(ground)
    case 'full-files':
      return files ? during(ms, files.fill, files.empty) : ''
    case 'full-database': {
      const disk = pair.disk()
      return disk ? during(ms, disk.fill, disk.empty) : ''
    }
    case 'clock':
      return stepClock(ground, event)
    case 'overload':
      return overload(processes)
  }
}

async function during(ms: number, begin: () => void, end: () => void): Promise<string> {
  begin()
  try {
    await pause(ms)
  } finally {
    end()
  }
  return ''
}

/** A connection that was begun meanwhile has no limit of time in PostgreSQL; a real network would refuse it now. */
function mendWay({ toPrimary }: Pair): void {
  toPrimary.mend()
  toPrimary.reset()
}

async function failOver(pair: Pair): Promise<string> {
  const from = performance.now()
  if (!(await pair.failOver())) {
    mendWay(pair)
    return text.notPromoted
  }
  const ms = Math.round(performance.now() - from)
  await pair.rejoin()
  return text.promoted(ms)
}

/** Many order while the standby gets nothing any more; an order that is acknowledged then must be kept. */
async function failOverAfterCut({ pair, gather }: Ground): Promise<string> {
  const order = await gather()
  pair.toPrimary.cut()
  const ordered = order()
  await Promise.race([ordered, pause(cutBefore)])
  const told = await failOver(pair)
  await ordered
  return told
}

async function stepClock({ clockFile }: Ground, { clock, ms }: ClusterEvent): Promise<string> {
  if (!clockFile) return ''
  await writeFile(clockFile, clockSetting(new Date(Date.now() + clock * 1_000)))
  await pause(ms)
  await writeFile(clockFile, clockSetting(new Date()))
  return ''
}

/** Everybody comes at once, with searches that are not stored. */
async function overload({ webs }: Processes): Promise<string> {
  const visits = Array.from({ length: burst }, (_, i) =>
    fetch(`${webs[i % 2]!.origin}/search-results?q=deri+${i}`, { signal: AbortSignal.timeout(15_000) })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined),
  )
  await Promise.all(visits)
  return ''
}
