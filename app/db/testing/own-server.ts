import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '~/testing/server/free-port'
import { createStandby } from '../backup/standby.server'
import { chooseAccount } from '../embedded/account.server'
import { findBinaries } from '../embedded/binaries.server'
import { plainServer } from '../embedded/plain-server.server'
import { runProgram } from '../embedded/program.server'
import { quickestFolder } from './embedded-test-cluster.server'

export type OwnServer = Awaited<ReturnType<typeof createOwnServer>>

/**
 * A PostgreSQL server for one test, on a port of 127.0.0.1. The test can kill, freeze, copy and promote it; it is not
 * restarted automatically. It accepts every user.
 */
export async function createOwnServer() {
  const base = mkdtempSync(join(quickestFolder(), 'own-postgres-'))
  const account = chooseAccount(base)
  const programs = await findBinaries(account, base, () => undefined)
  if (account) chownSync(base, account.uid, account.gid)
  const ends: (() => Promise<void>)[] = []
  const first = await initialise()
  return { ...first, remove }

  async function initialise() {
    const folder = join(base, 'a')
    const made = await runProgram(
      programs.initdb,
      [
        '-D',
        folder,
        '-U',
        'postgres',
        '-A',
        'trust',
        '--no-sync',
        '-E',
        'UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=und',
      ],
      base,
      account,
    )
    if (made.code !== 0) throw new Error(made.output)
    const settings = {
      fsync: 'off',
      wal_level: 'replica',
      max_wal_senders: 4,
      shared_buffers: '64MB',
      autovacuum: 'off',
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
    appendFileSync(join(folder, 'postgresql.conf'), `${lines.join('\n')}\n`)
    const server = serve(folder, await freePort())
    await server.start()
    return server
  }

  function serve(folder: string, port: number) {
    const connection = { host: '127.0.0.1', port, user: 'postgres' }
    const server = plainServer({
      folder,
      postgres: programs.postgres,
      account,
      log: join(base, `own-${port}.log`),
      name: `own-${port}`,
      connection,
      settings: { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' },
    })
    const kill = async () => {
      thaw(server)
      await server.kill()
    }
    ends.push(kill)
    return {
      ...server,
      folder,
      port,
      kill,
      freeze: () => server.processes().forEach((pid) => process.kill(pid, 'SIGSTOP')),
      thaw: () => thaw(server),
      urlOf: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
      copy,
    }

    /** A standby that follows this server. */
    async function copy() {
      const standbyPort = await freePort()
      const standby = await createStandby({
        primary: { folder, connection },
        folder: join(base, `standby-${standbyPort}`),
        port: standbyPort,
        postgres: programs.postgres,
        account,
        log: join(base, `standby-${standbyPort}.log`),
      })
      ends.push(standby.kill)
      return standby
    }
  }

  async function remove(): Promise<void> {
    for (const end of ends) await end()
    rmSync(base, { recursive: true, force: true })
  }
}

function thaw({ processes }: { processes(): number[] }): void {
  for (const pid of processes()) {
    try {
      process.kill(pid, 'SIGCONT')
    } catch (error) {
      // A connection's process may have ended since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
