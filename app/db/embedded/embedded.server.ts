import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { prepareArchive } from './archive.server'
import { type Account, chooseAccount } from './account.server'
import { findBinaries } from './binaries.server'
import { createCluster, createShopDatabase, hasCluster } from './cluster.server'
import { type EmbeddedOptions, type EmbeddedPostgres, EmbeddedPostgresError } from './contract'
import { connectAsSuperuser, readEndpoint, shopUrl } from './endpoint.server'
import { type Credentials, openFolder, readCredentials, type ServerFolder } from './folder.server'
import { launchPostmaster, listServerProcesses, shutDown } from './postmaster.server'
import { readStartFailure } from './start-failure.server'
import { text } from './text'
import { joinUsers, leaveUsers } from './users.server'

/** ms that a server may take until it answers: recovery after a crash replays the write-ahead log. */
const answerTime = 60_000
/** Maximum of attempts to start: another process may bind the chosen port first. */
const mostStarts = 3

/**
 * Runs PostgreSQL 18 on its own folder and returns the connection string of the shop's role. If a server already runs on
 * this folder, it is used: a command works beside a running shop, and a shop that was killed finds its server again.
 * Throws EmbeddedPostgresError with a message for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir)
  const account = chooseAccount(dataDir)
  const folder = openFolder(dataDir, account)
  const credentials = readCredentials(folder, account)
  let user = watch(await becomeUser(folder, account, credentials, options))
  const endpoint = readEndpoint(folder)!
  let stopping: Promise<boolean> | undefined

  return {
    url: shopUrl(folder, endpoint, credentials),
    cluster: folder.cluster,
    connectAsSuperuser: () => connectAsSuperuser(folder, endpoint, credentials),
    stop: () => (stopping ??= stop()),
  }

  function watch(client: pg.Client): pg.Client {
    client.once('end', () => void joinAgain())
    return client
  }

  // PostgreSQL closes all connections, also this one, when it recovers from the crash of a worker.
  async function joinAgain(): Promise<void> {
    while (!stopping && listServerProcesses(credentials).length > 0) {
      const client = await connect(folder, credentials)
      if (client) return void (user = watch(client))
      await pause(100, undefined, { ref: false })
    }
  }

  async function stop(): Promise<boolean> {
    const isLast = await leaveUsers(user)
    if (isLast) await shutDown(folder, credentials)
    await user.end().catch(() => undefined)
    return isLast
  }
}

/** The connection that marks this process as a user of the folder's server. Starts the server if it does not run. */
async function becomeUser(
  folder: ServerFolder,
  account: Account | undefined,
  credentials: Credentials,
  options: EmbeddedOptions,
): Promise<pg.Client> {
  const deadline = Date.now() + answerTime
  let starts = 0
  for (;;) {
    const user = await connect(folder, credentials)
    if (user) return user
    const [pid] = listServerProcesses(credentials)
    if (pid === undefined) {
      if (starts++ === mostStarts) throw new EmbeddedPostgresError(text.startFailed(readStartFailure(folder)))
      await start(folder, account, credentials, options)
    } else if (Date.now() > deadline) throw new EmbeddedPostgresError(text.noAnswer(pid))
    await pause(20)
  }
}

/** The same connection to a running server. Null while no server answers, or while it stops. */
async function connect(folder: ServerFolder, credentials: Credentials): Promise<pg.Client | null> {
  const endpoint = existsSync(folder.cluster) ? readEndpoint(folder) : undefined
  if (!endpoint) return null
  const client = await connectAsSuperuser(folder, endpoint, credentials).catch(() => null)
  try {
    if (client) await joinUsers(client)
    if (client) await createShopDatabase(client, credentials)
    return client
  } catch {
    await client?.end().catch(() => undefined)
    return null
  }
}

async function start(
  folder: ServerFolder,
  account: Account | undefined,
  credentials: Credentials,
  options: EmbeddedOptions,
): Promise<void> {
  const { fast = false, onProgress, log } = options
  const binaries = await findBinaries(account, folder.root, () => onProgress?.(text.copyingBinaries))
  if (!hasCluster(folder)) {
    onProgress?.(text.initialising)
    await createCluster(folder, binaries, account, credentials, fast)
  }
  if (options.backupFolder) prepareArchive(options.backupFolder, account)
  onProgress?.(text.starting)
  const pid = await launchPostmaster(folder, binaries.postgres, account, credentials, options)
  log.info({ pid }, 'embedded postgres started')
}
