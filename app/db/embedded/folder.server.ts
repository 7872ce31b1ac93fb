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

/** The paths in the folder of an embedded server. */
export interface ServerFolder {
  root: string
  /** PostgreSQL's own data directory. */
  cluster: string
  credentials: string
  /** The output of PostgreSQL's last start. */
  startLog: string
}

export interface Credentials {
  superuser: string
  shop: string
  /** The name in the process titles of this server, which distinguishes it from other PostgreSQL servers. */
  clusterName: string
}

/** Creates the missing folders, private (0700) and owned by the account of PostgreSQL. */
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

/** The passwords of this cluster, generated at the first call. If two processes generate them, those of the first are used. */
export function readCredentials(folder: ServerFolder, account: Account | undefined): Credentials {
  if (!existsSync(folder.credentials)) {
    const credentials = { superuser: randomPassword(), shop: randomPassword(), clusterName: newClusterName() }
    const draft = `${folder.credentials}.${process.pid}`
    writePrivate(draft, JSON.stringify(credentials), account)
    linkUnlessThere(draft, folder.credentials)
    rmSync(draft)
  }
  return JSON.parse(readFileSync(folder.credentials, 'utf8')) as Credentials
}

/** Gives a copied cluster another name, so that its server is not taken for that of the original. */
export function renameCluster(root: string, account: Account | undefined): void {
  const file = path.join(root, 'credentials.json')
  if (!existsSync(file)) return
  const credentials = JSON.parse(readFileSync(file, 'utf8')) as Credentials
  writePrivate(file, JSON.stringify({ ...credentials, clusterName: newClusterName() }), account)
}

const newClusterName = () => `${clusterPrefix}${randomBytes(6).toString('hex')}`

/** Gives a complete file its final name. Unlike a rename it keeps a file that has this name already. */
function linkUnlessThere(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Writes a file that only the account and this process can read. Readers always see a complete file, old or new. */
export function writePrivate(file: string, content: string, account: Account | undefined) {
  const draft = `${file}.${process.pid}.new`
  rmSync(draft, { force: true })
  writeFileSync(draft, content, { mode: 0o600, flag: 'wx' })
  if (account) chownSync(draft, account.uid, account.gid)
  renameSync(draft, file)
}

export const clusterPrefix = 'vitrin-'

const randomPassword = () => randomBytes(24).toString('base64url')
