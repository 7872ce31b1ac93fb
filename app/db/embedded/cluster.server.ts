import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Account, canReach } from './account.server'
import type { Binaries } from './binaries.server'
import { EmbeddedPostgresError } from './contract'
import { connectAsSuperuser, type Endpoint, shopRole, superuserRole } from './endpoint.server'
import { type Credentials, type ServerFolder, writePrivate } from './folder.server'
import { runProgram } from './program.server'
import { text } from './text'

/** Whether the folder holds a finished cluster of this version; throws for another version or a damaged one. */
export function hasCluster(folder: ServerFolder): boolean {
  if (!existsSync(folder.cluster)) return false
  const versionFile = path.join(folder.cluster, 'PG_VERSION')
  if (!existsSync(versionFile)) throw new EmbeddedPostgresError(text.damagedCluster(folder.cluster))
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version !== '18') throw new EmbeddedPostgresError(text.otherVersion(version))
  return true
}

/** Runs initdb beside the final place and moves the result there, so an interrupted run leaves nothing half done. */
export async function createCluster(
  folder: ServerFolder,
  binaries: Binaries,
  account: Account | undefined,
  credentials: Credentials,
  fast: boolean,
) {
  const draft = path.join(folder.root, 'cluster.new')
  const passwordFile = path.join(folder.root, 'initdb-password')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (account) chownSync(draft, account.uid, account.gid)
  writePrivate(passwordFile, credentials.superuser, account)
  try {
    const args = [
      ...clusterOptions,
      `--pgdata=${workingFolder(draft, account)}`,
      ...(fast ? ['--no-sync'] : []),
    ]
    const { code, output } = await runProgram(binaries.initdb, args, draft, account)
    if (code !== 0) throw new EmbeddedPostgresError(text.initialiseFailed(lastLine(output)))
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(draft, folder.cluster)
}

/** Creates the shop's role and database where missing. The role is no superuser: SQL cannot reach files. */
export async function createShopDatabase(folder: ServerFolder, endpoint: Endpoint, credentials: Credentials) {
  const done = path.join(folder.root, 'database-created')
  if (existsSync(done)) return
  const client = await connectAsSuperuser(folder, endpoint, credentials)
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [shopRole])
    if (!role.rowCount)
      await client.query(`CREATE ROLE ${shopRole} LOGIN CREATEDB PASSWORD '${credentials.shop}'`)
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [shopRole])
    if (!database.rowCount) await client.query(`CREATE DATABASE ${shopRole} OWNER ${shopRole}`)
  } finally {
    await client.end()
  }
  writeFileSync(done, '')
}

/**
 * The name PostgreSQL gets for the folder it is started in. On Linux this is its own working folder, entered
 * by us before it becomes another user: so it works below folders that user could never enter, such as /root.
 */
export function workingFolder(folder: string, account: Account | undefined): string {
  if (process.platform === 'linux' && existsSync('/proc/self/cwd')) return '/proc/self/cwd'
  if (!canReach(account, folder)) throw new EmbeddedPostgresError(text.unreachableFolder(folder))
  return folder
}

// A Turkish default locale would break ASCII: lower('INFO') would be 'ınfo'.
const clusterOptions = [
  `--username=${superuserRole}`,
  '--pwfile=../initdb-password',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=und',
]

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? ''
