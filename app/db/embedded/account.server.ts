import { chmodSync, chownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The system account of PostgreSQL's processes. Undefined: the account of this process. */
export interface Account {
  uid: number
  gid: number
}

/**
 * The account for PostgreSQL, which refuses to run as root. Root uses the owner of the data folder (or of the folder in
 * which it will be created), and the account `nobody` when that owner is root too.
 */
export function chooseAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { uid, gid } = statSync(nearestExisting(dataDir))
  return uid === 0 ? nobody() : { uid, gid }
}

/** Whether the account can enter every folder on the way to `target`, and read and enter `target` itself. */
export function canReach(account: Account | undefined, target: string): boolean {
  if (!account) return true
  const above = ancestors(target).every((folder) => allows(account, folder, 0o1))
  return above && allows(account, target, 0o5)
}

/** Gives a folder with all its content to the account, and closes it to others: PostgreSQL starts only from such a folder. */
export function giveTo(account: Account | undefined, folder: string): void {
  chmodSync(folder, 0o700)
  if (!account) return
  chownSync(folder, account.uid, account.gid)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(folder, entry), account.uid, account.gid)
}

function nearestExisting(target: string): string {
  if (statSync(target, { throwIfNoEntry: false })) return target
  return nearestExisting(path.dirname(target))
}

/** Whether the account can read a file in a folder that it can enter. */
export const canRead = (account: Account, file: string) => allows(account, file, 0o4)

function ancestors(target: string): string[] {
  const parent = path.dirname(target)
  return parent === target ? [] : [...ancestors(parent), parent]
}

function allows(account: Account, target: string, wanted: number) {
  const { mode, uid, gid } = statSync(target)
  const granted = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode
  return (granted & wanted) === wanted
}

function nobody(): Account {
  const line = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'latin1'))
  return line ? { uid: Number(line[1]) >>> 0, gid: Number(line[2]) >>> 0 } : { uid: 65534, gid: 65534 }
}
