import { readdirSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'

/** Ticks of a second in /proc. */
const perSecond = 100

type Status = { parent: number; own: number; ended: number }

/** A process in /proc/PID/stat: the parent, and the seconds of processor of the process itself and of its ended children. */
export function readStatus(line: string): Status {
  // The name of a program may hold spaces and brackets.
  const [, parent, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [user, system, userEnded, systemEnded] = rest.slice(9, 13).map(Number) as [
    number,
    number,
    number,
    number,
  ]
  return {
    parent: Number(parent),
    own: (user + system) / perSecond,
    ended: (userEnded + systemEnded) / perSecond,
  }
}

/** Seconds of processor that a process has taken so far; NaN where the system does not tell. */
export const secondsOf = (pid: number) => statusOf(pid)?.own ?? Number.NaN

/** Seconds of processor that PostgreSQL has taken so far: its first process, those that it has now, and ended ones. */
export function secondsOfPostgres(postmaster: number): number {
  const first = statusOf(postmaster)
  if (!first) return Number.NaN
  const children = readdirSync('/proc').flatMap((name) => {
    const status = /^\d+$/.test(name) ? statusOf(Number(name)) : null
    return status?.parent === postmaster ? [status] : []
  })
  return children.reduce((sum, { own }) => sum + own, first.own + first.ended)
}

/** The number of PostgreSQL's first process. */
export async function findPostmaster(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return statusOf(rows[0]!.pid)?.parent ?? Number.NaN
}

function statusOf(pid: number): Status | null {
  try {
    return readStatus(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return null
  }
}
