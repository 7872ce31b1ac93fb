import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Account } from './account.server'
import { EmbeddedPostgresError } from './contract'
import { text } from './text'

/** What lies in the folder of an embedded server. */
export interface ServerFolder {
  root: string
  /** PostgreSQL's own data directory. */
  cluster: string
  /** One file per process that uses the running server. */
  users: string
  lock: string
  credentials: string
  /** What PostgreSQL printed at its last start. */
  startLog: string
}

export interface Credentials {
  superuser: string
  shop: string
  /** Name every process of this server carries in its title: tells it from other PostgreSQL servers. */
  clusterName: string
}

/** Creates what is missing, private (0700) and owned by the account PostgreSQL runs under. */
export function openFolder(dataDir: string, account: Account | undefined): ServerFolder {
  try {
    mkdirSync(dataDir, { recursive: true })
    const root = realpathSync(dataDir)
    const folder: ServerFolder = {
      root,
      cluster: path.join(root, 'cluster'),
      users: path.join(root, 'users'),
      lock: path.join(root, 'lock'),
      credentials: path.join(root, 'credentials.json'),
      startLog: path.join(root, 'start.log'),
    }
    mkdirSync(folder.users, { recursive: true })
    chmodSync(root, 0o700)
    if (account) for (const entry of [root, folder.users]) chownSync(entry, account.uid, account.gid)
    return folder
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (account && (code === 'EPERM' || code === 'EINVAL')) {
      throw new EmbeddedPostgresError(text.cannotBecome(account.uid))
    }
    throw new EmbeddedPostgresError(text.notOurFolder(dataDir))
  }
}

/** Passwords of this cluster: read, or generated once. */
export function readCredentials(folder: ServerFolder, account: Account | undefined): Credentials {
  try {
    return JSON.parse(readFileSync(folder.credentials, 'utf8')) as Credentials
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const clusterName = `${clusterPrefix}${randomBytes(6).toString('hex')}`
  const credentials = { superuser: randomPassword(), shop: randomPassword(), clusterName }
  writePrivate(folder.credentials, JSON.stringify(credentials), account)
  return credentials
}

/** Writes a file only the account (and we) can read. */
export function writePrivate(file: string, content: string, account: Account | undefined) {
  writeFileSync(file, content, { mode: 0o600 })
  if (account) chownSync(file, account.uid, account.gid)
}

export const clusterPrefix = 'vitrin-'

const randomPassword = () => randomBytes(24).toString('base64url')
