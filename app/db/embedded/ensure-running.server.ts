import type { Account } from './account.server'
import { readStartFailure, waitForAnswer } from './answer.server'
import { findBinaries } from './binaries.server'
import { createCluster, createShopDatabase, hasCluster } from './cluster.server'
import { type EmbeddedOptions, EmbeddedPostgresError } from './contract'
import { chooseEndpoint, type Endpoint, readEndpoint } from './endpoint.server'
import { type Credentials, readCredentials, type ServerFolder } from './folder.server'
import { findPostmaster, launchPostmaster } from './postmaster.server'
import { text } from './text'

export interface Running {
  pid: number
  endpoint: Endpoint
  credentials: Credentials
  how: 'started' | 'adopted' | 'shared'
}

/** Time a server may need to answer: recovery after a crash replays its log. */
const answerMs = 60_000

/** Finds the folder's server or starts one; the caller holds the start lock. */
export async function ensureRunning(
  folder: ServerFolder,
  account: Account | undefined,
  options: EmbeddedOptions,
  shared: boolean,
  sameEndpoint?: Endpoint,
): Promise<Running> {
  const credentials = readCredentials(folder, account)
  const found = findPostmaster(folder, credentials)
  if (found) {
    options.onProgress?.(shared ? text.sharing : text.adopting)
    const answered = await waitForAnswer(folder, found, () => readEndpoint(folder), credentials, answerMs)
    const endpoint = readEndpoint(folder)
    if (answered && endpoint) {
      await createShopDatabase(folder, endpoint, credentials)
      options.log.info({ pid: found }, shared ? 'embedded postgres shared' : 'embedded postgres adopted')
      return { pid: found, endpoint, credentials, how: shared ? 'shared' : 'adopted' }
    }
  }
  return start(folder, account, options, credentials, sameEndpoint)
}

async function start(
  folder: ServerFolder,
  account: Account | undefined,
  options: EmbeddedOptions,
  credentials: Credentials,
  sameEndpoint: Endpoint | undefined,
): Promise<Running> {
  const fast = options.fast ?? false
  const binaries = await findBinaries(account, folder.root, () => options.onProgress?.(text.copyingBinaries))
  if (!hasCluster(folder)) {
    options.onProgress?.(text.initialising)
    await createCluster(folder, binaries, account, credentials, fast)
  }
  options.onProgress?.(text.starting)
  // A free port may be taken between choosing and binding it.
  for (let attemptsLeft = 3; attemptsLeft > 0; attemptsLeft--) {
    const endpoint = sameEndpoint ?? (await chooseEndpoint(folder))
    const pid = await launchPostmaster(folder, binaries.postgres, account, endpoint, credentials, options)
    if (await waitForAnswer(folder, pid, () => endpoint, credentials, answerMs)) {
      await createShopDatabase(folder, endpoint, credentials)
      options.log.info({ pid, address: endpoint.kind }, 'embedded postgres started')
      return { pid, endpoint, credentials, how: 'started' }
    }
  }
  throw new EmbeddedPostgresError(text.startFailed(readStartFailure(folder)))
}
