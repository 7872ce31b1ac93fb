import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface PostgresProcess {
  pid: number
  /** The command line, or the title with which PostgreSQL has replaced it. */
  command: string
}

/** The visible processes of all PostgreSQL servers on this machine. */
export function listPostgresProcesses(): PostgresProcess[] {
  const all = process.platform === 'linux' ? fromProc() : fromPs()
  return all.filter(({ command }) => /^\S*postgres\b/.test(command))
}

/** Whether a process with this id exists, also of another account. */
export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
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
