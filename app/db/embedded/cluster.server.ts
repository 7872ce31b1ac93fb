import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { type Account, canReach } from './account.server'
import type { Binaries } from './binaries.server'
import { EmbeddedPostgresError } from './contract'
import { shopRole, superuserRole } from './endpoint.server'
import { type Credentials, type ServerFolder, writePrivate } from './folder.server'
import { isProcess } from './postgres-processes.server'
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

/**
 * Runs initdb in a temporary folder and moves the result to its final place, so that an interrupted run leaves no
 * unfinished cluster there. If two processes do so at the same time, the result of the first is used.
 */
export async function createCluster(
  folder: ServerFolder,
  binaries: Binaries,
  account: Account | undefined,
  credentials: Credentials,
  fast: boolean,
) {
  const draft = path.join(folder.root, `${draftPrefix}${process.pid}`)
  removeDrafts(folder)
  mkdirSync(draft, { mode: 0o700 })
  const passwordFile = `${draft}.password`
  if (account) chownSync(draft, account.uid, account.gid)
  writePrivate(passwordFile, credentials.superuser, account)
  const args = [
    ...clusterOptions,
    `--pwfile=../${path.basename(passwordFile)}`,
    `--pgdata=${workingFolder(draft, account)}`,
    ...(fast ? ['--no-sync'] : []),
  ]
  const { code, output } = await runProgram(binaries.initdb, args, draft, account)
  if (code === 0 && !existsSync(folder.cluster)) renameSync(draft, folder.cluster)
  removeDrafts(folder)
  if (!existsSync(folder.cluster)) throw new EmbeddedPostgresError(text.initialiseFailed(lastLine(output)))
}

const draftPrefix = 'cluster.new-'

/** Removes the temporary folders of this process and of interrupted ones, and keeps those of running processes. */
function removeDrafts({ root }: ServerFolder): void {
  for (const entry of readdirSync(root)) {
    const pid = Number.parseInt(entry.slice(draftPrefix.length), 10)
    if (entry.startsWith(draftPrefix) && (pid === process.pid || !isProcess(pid)))
      rmSync(path.join(root, entry), { recursive: true, force: true })
  }
}

/** Creates the shop's role and database if they are missing. The role is no superuser, so that SQL cannot reach files. */
export async function createShopDatabase(client: pg.Client, credentials: Credentials) {
  await client.query('select pg_advisory_lock($1)', [setupLock])
  const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [shopRole])
  if (!role.rowCount)
    await client.query(`CREATE ROLE ${shopRole} LOGIN CREATEDB PASSWORD '${credentials.shop}'`)
  const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [shopRole])
  if (!database.rowCount) await client.query(`CREATE DATABASE ${shopRole} OWNER ${shopRole}`)
  await client.query('select pg_advisory_unlock($1)', [setupLock])
}

const setupLock = 7_184_002

/**
 * The path of PostgreSQL's folder for its programs. On Linux it is the link to the working folder of the process, which
 * enters the folder before it changes its user. This also works below folders that the user cannot enter, such as /root.
 */
export function workingFolder(folder: string, account: Account | undefined): string {
  if (process.platform === 'linux' && existsSync('/proc/self/cwd')) return '/proc/self/cwd'
  if (!canReach(account, folder)) throw new EmbeddedPostgresError(text.unreachableFolder(folder))
  return folder
}

// A Turkish default locale would change ASCII text: lower('INFO') would be 'ınfo'.
const clusterOptions = [
  `--username=${superuserRole}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=und',
]

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? ''
