import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../embedded/embedded.server'
import { listUsers } from '../embedded/users.server'

const silent = { info() {}, warn() {}, error() {} }
const prefix = 'vitrin-test-'

const inMemory = '/dev/shm'
const wanted = 4 * 1024 ** 3

/**
 * A throwaway cluster in a folder of its own, in `base` if given, for tests: no fsync. `environment` is the server
 * program's. `stop` removes it with its data.
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
 * A folder in memory where there is room: every test file has a database of its own, of a thousand files, and creating
 * and removing those is about a tenth of the work on a disk.
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
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A killed test run leaves its server running: adopting and stopping it ends it safely. */
async function removeAbandoned(base: string) {
  if (!existsSync(base)) return
  const folders = readdirSync(base).filter((name) => name.startsWith(prefix))
  for (const folder of folders.map((name) => path.join(base, name))) {
    if (isAbandoned(folder)) await startIn(folder).then((server) => server.stop())
  }
}

/** Whether the folder is old enough to be past its start and no process uses it any more. */
function isAbandoned(folder: string) {
  try {
    const ageMs = Date.now() - statSync(folder).mtimeMs
    return ageMs > 60_000 && listUsers(path.join(folder, 'postgres', 'users')).length === 0
  } catch {
    // Its own run, or another one, has removed it in the meantime.
    return false
  }
}
