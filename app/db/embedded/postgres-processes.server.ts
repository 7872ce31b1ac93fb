import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { clusterPrefix } from './folder.server'

export interface PostgresProcess {
  pid: number
  /** Command line, or the title PostgreSQL has written over it. */
  command: string
}

/** Processes of any PostgreSQL server on this machine, as far as they can be seen. */
export function listPostgresProcesses(): PostgresProcess[] {
  const all = process.platform === 'linux' ? fromProc() : fromPs()
  return all.filter(({ command }) => /^\S*postgres\b/.test(command))
}

/** Whether the process says that it serves this cluster, another of ours, or nothing about it. */
export function whoseProcess(
  { command }: PostgresProcess,
  clusterName: string,
): 'ours' | 'others' | 'unknown' {
  if (command.includes(clusterName)) return 'ours'
  return command.includes(clusterPrefix) ? 'others' : 'unknown'
}

function fromProc(): PostgresProcess[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => ({ pid: Number(entry), command: readCommand(entry) }))
}

function readCommand(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function fromPs(): PostgresProcess[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return lines.map((line) => {
    const [pid = '', ...command] = line.trim().split(' ')
    return { pid: Number(pid), command: command.join(' ') }
  })
}
