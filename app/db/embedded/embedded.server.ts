import path from 'node:path'
import { chooseAccount } from './account.server'
import type { EmbeddedOptions, EmbeddedPostgres } from './contract'
import { shopUrl } from './endpoint.server'
import { openFolder } from './folder.server'
import { ensureRunning } from './ensure-running.server'
import { findPostmaster, shutDown } from './postmaster.server'
import { withStartLock } from './start-lock.server'
import { supervise } from './supervise.server'
import { joinUsers, listUsers } from './users.server'

/**
 * Runs a real PostgreSQL 18 on a folder of its own and returns the shop's connection string. A server left
 * by a killed process is adopted, one in use by another live process is shared; the last user stops it. A
 * server that dies in between is started again on the same address. Throws EmbeddedPostgresError with a
 * message for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir)
  const account = chooseAccount(dataDir)
  const folder = openFolder(dataDir, account)

  const started = await withStartLock(folder.lock, async () => {
    const shared = listUsers(folder.users).length > 0
    const running = await ensureRunning(folder, account, options, shared)
    return { ...running, leave: joinUsers(folder.users) }
  })
  const stopSupervising = supervise(folder, account, options, started)
  let stopping: Promise<void> | undefined

  return {
    url: shopUrl(folder, started.endpoint, started.credentials),
    owned: started.how !== 'shared',
    stop: () => (stopping ??= leaveServer()),
  }

  async function leaveServer() {
    await stopSupervising()
    await withStartLock(folder.lock, async () => {
      started.leave()
      const pid = findPostmaster(folder, started.credentials)
      if (!pid || listUsers(folder.users).length > 0) return
      await shutDown(pid)
      options.log.info({ pid }, 'embedded postgres stopped')
    })
  }
}
