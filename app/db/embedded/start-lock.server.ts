import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { EmbeddedPostgresError } from './contract'
import { formatIdentity, identifyProcess, isAlive, parseIdentity } from './process-identity.server'
import { text } from './text'

const waitMs = 90_000

/** Runs `work` while no other process of this machine prepares, starts or stops the same folder. */
export async function withStartLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + waitMs
  while (!tryLock(lockFile)) {
    const holder = readHolder(lockFile)
    if (holder === 'dead') breakLock(lockFile)
    else if (Date.now() > deadline) throw new EmbeddedPostgresError(text.lockBusy(holder))
    else await pause(25)
  }
  try {
    return await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

function tryLock(lockFile: string): boolean {
  const self = identifyProcess(process.pid)
  return createFile(lockFile, self ? formatIdentity(self) : `${process.pid}-`)
}

function createFile(file: string, content: string) {
  try {
    const handle = openSync(file, 'wx', 0o644)
    writeSync(handle, content)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(lockFile: string): 'dead' | string {
  try {
    const written = readFileSync(lockFile, 'utf8')
    const holder = parseIdentity(written)
    if (holder) return isAlive(holder) ? String(holder.pid) : 'dead'
    // Created but not yet written, or its writer died in between.
    return isOlderThan(lockFile, 5_000) ? 'dead' : '?'
  } catch {
    return '?'
  }
}

/** Two waiters must not break the lock one after the other: the second would remove the first one's new lock. */
function breakLock(lockFile: string) {
  const breaker = `${lockFile}.break`
  if (!createFile(breaker, '')) {
    if (isOlderThan(breaker, 5_000)) rmSync(breaker, { force: true })
    return
  }
  if (readHolder(lockFile) === 'dead') rmSync(lockFile, { force: true })
  rmSync(breaker, { force: true })
}

function isOlderThan(file: string, ms: number) {
  const found = statSync(file, { throwIfNoEntry: false })
  return Boolean(found && Date.now() - found.mtimeMs > ms)
}
