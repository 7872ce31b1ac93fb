import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatIdentity, identifyProcess, isAlive, parseIdentity } from './process-identity.server'

/** Live entries of processes that use the server; entries of dead ones are removed on the way. */
export function listUsers(usersFolder: string): string[] {
  return readdirSync(usersFolder).filter((entry) => {
    const identity = parseIdentity(entry)
    const alive = identity !== undefined && isAlive(identity)
    if (!alive) rmSync(path.join(usersFolder, entry), { force: true })
    return alive
  })
}

/** Notes this process as a user; returns how to take the note back. */
export function joinUsers(usersFolder: string): () => void {
  const self = identifyProcess(process.pid) ?? { pid: process.pid, startedAt: '' }
  const entry = path.join(usersFolder, `${formatIdentity(self)}-${randomBytes(4).toString('hex')}`)
  writeFileSync(entry, '')
  return () => rmSync(entry, { force: true })
}
