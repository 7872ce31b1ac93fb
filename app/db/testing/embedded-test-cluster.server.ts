import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../embedded/embedded.server'

const silent = { info() {}, warn() {}, error() {} }
const prefix = 'vitrin-tests-'

const inMemory = '/dev/shm'
const wanted = 4 * 1024 ** 3

/**
 * A temporary cluster for tests, without fsync, in a new folder below `base` if given. `environment` holds additional
 * variables of the server's process. `stop` removes the cluster with its data.
 */
export async function createTestCluster(
  base?: string,
  environment?: Record<string, string>,
): Promise<{ url: string; stop(): Promise<void> }> {
  // Removes first the clusters of killed runs, which take up space.
  for (const folder of base ? [base] : [inMemory, tmpdir()]) await removeAbandoned(folder)
  return startIn(mkdtempSync(path.join(base ?? quickestFolder(), prefix)), environment)
}

/**
 * A folder in memory if there is room. Every test file has its own database of a thousand files, and creating and
 * removing them in memory takes about a tenth of the work on a disk.
 */
export function quickestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize > wanted && freemem() > wanted ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}

async function startIn(folder: string, environment?: Record<string, string>) {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: silent,
    fast: true,
    environment,
  })
  return {
    url: server.url,
    async stop() {
      if (await server.stop()) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Stops the servers of test runs that were killed and removes their folders. Where a run still uses its server, joining
 * and leaving it changes nothing.
 */
async function removeAbandoned(base: string) {
  if (!existsSync(base)) return
  const folders = readdirSync(base).filter((name) => name.startsWith(prefix))
  for (const folder of folders.map((name) => path.join(base, name))) {
    if (!isOld(folder)) continue
    // Its own run may be removing it at this moment, or it belongs to another account.
    await startIn(folder)
      .then((server) => server.stop())
      .catch(() => undefined)
  }
}

/** Whether the folder is so old that its preparation must have ended. */
function isOld(folder: string) {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs > 60_000
}
