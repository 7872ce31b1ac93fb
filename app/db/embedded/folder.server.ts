import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Account } from './account.server'
import { EmbeddedPostgresError } from './contract'
import { text } from './text'

/** What lies in the folder of an embedded server. */
export interface ServerFolder {
  root: string
  /** PostgreSQL's own data directory. */
  cluster: string
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
      credentials: path.join(root, 'credentials.json'),
      startLog: path.join(root, 'start.log'),
    }
    chmodSync(root, 0o700)
    if (account) chownSync(root, account.uid, account.gid)
    return folder
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (account && (code === 'EPERM' || code === 'EINVAL')) {
      throw new EmbeddedPostgresError(text.cannotBecome(account.uid))
    }
    throw new EmbeddedPostgresError(text.notOurFolder(dataDir))
  }
}

/** Passwords of this cluster: read, or generated once. Of two processes that generate them the first one's are used. */
export function readCredentials(folder: ServerFolder, account: Account | undefined): Credentials {
  if (!existsSync(folder.credentials)) {
    const clusterName = `${clusterPrefix}${randomBytes(6).toString('hex')}`
    const credentials = { superuser: randomPassword(), shop: randomPassword(), clusterName }
    const draft = `${folder.credentials}.${process.pid}`
    writePrivate(draft, JSON.stringify(credentials), account)
    linkUnlessThere(draft, folder.credentials)
    rmSync(draft)
  }
  return JSON.parse(readFileSync(folder.credentials, 'utf8')) as Credentials
}

/** Gives a file its final name, whole; unlike renaming it replaces nothing. */
function linkUnlessThere(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Writes a file only the account (and we) can read; whoever reads it meanwhile gets the old one or the new one, whole. */
export function writePrivate(file: string, content: string, account: Account | undefined) {
  const draft = `${file}.${process.pid}.new`
  rmSync(draft, { force: true })
  writeFileSync(draft, content, { mode: 0o600, flag: 'wx' })
  if (account) chownSync(draft, account.uid, account.gid)
  renameSync(draft, file)
}

export const clusterPrefix = 'vitrin-'

const randomPassword = () => randomBytes(24).toString('base64url')
