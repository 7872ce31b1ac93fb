import { readFileSync } from 'node:fs'

/** A process that cannot be confused with a later one of the same pid: pid plus start time in kernel ticks. */
export interface ProcessIdentity {
  pid: number
  startedAt: string
}

/** Identity of a running process, undefined when it is gone or only a zombie is left of it. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  if (!signalReaches(pid)) return undefined
  const stat = readStat(pid)
  if (!stat) return { pid, startedAt: '' }
  return stat.state === 'Z' || stat.state === 'X' ? undefined : { pid, startedAt: stat.startedAt }
}

/** Whether exactly this process still runs. An unknown start time compares by pid alone. */
export function isAlive(identity: ProcessIdentity): boolean {
  const now = identifyProcess(identity.pid)
  if (!now) return false
  return !now.startedAt || !identity.startedAt || now.startedAt === identity.startedAt
}

export const formatIdentity = ({ pid, startedAt }: ProcessIdentity) => `${pid}-${startedAt}`

export function parseIdentity(written: string): ProcessIdentity | undefined {
  const match = /^(\d+)-(\d*)/.exec(written)
  return match ? { pid: Number(match[1]), startedAt: match[2] ?? '' } : undefined
}

function signalReaches(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readStat(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The command in brackets may contain spaces and brackets itself: fields count from the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], startedAt: fields[19] ?? '' }
  } catch {
    return undefined
  }
}
