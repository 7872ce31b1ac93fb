import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '~/testing/server/free-port'
import { createStandby } from '../backup/standby.server'
import { chooseAccount } from '../embedded/account.server'
import { findBinaries } from '../embedded/binaries.server'
import { plainServer } from '../embedded/plain-server.server'
import { runProgram } from '../embedded/program.server'
import { quickestFolder } from './embedded-test-cluster.server'

export type OwnServer = Awaited<ReturnType<typeof createOwnServer>>
export type OwnStandby = Awaited<ReturnType<OwnServer['copy']>>

type Options = {
  /** Settings beside the usual ones, by name. */
  settings?: Record<string, string | number>
  /** Makes the place of a data folder before PostgreSQL fills it: a small disk, for example. */
  makePlace?: (folder: string) => void
}

/** How a copy follows: by the primary's own port, unless a proxy before it is named. */
type Following = { through?: number }

type Plain = ReturnType<typeof plainServer> & { folder: string; port: number }
type Standby = Awaited<ReturnType<typeof createStandby>>

/** A server of a test, or a standby of it that may become the primary and be copied in its turn. */
export type Member<Server = Plain> = Server & {
  freeze(): void
  thaw(): void
  /** Its connection string for a database. */
  urlOf(database: string): string
  /** A standby that follows this server. */
  copy(following?: Following): Promise<Member<Standby> & Laggard>
}

/** What makes a standby lag. */
type Laggard = {
  /** Changes a setting, for example `recovery_min_apply_delay = 300`: ms by which it then lags. */
  configure(setting: string): Promise<void>
  /** From now on it gets the log and applies nothing of it. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<unknown>
}

/**
 * A PostgreSQL server for one test, on a port of 127.0.0.1. The test can kill, freeze, copy and promote it; it is not
 * restarted automatically. It accepts every user.
 */
export async function createOwnServer({ settings: given = {}, makePlace }: Options = {}) {
  const base = mkdtempSync(join(quickestFolder(), 'own-postgres-'))
  const account = chooseAccount(base)
  const programs = await findBinaries(account, base, () => undefined)
  if (account) chownSync(base, account.uid, account.gid)
  const ends: (() => Promise<void>)[] = []
  const first = await initialise()
  return { ...first, base, remove }

  async function initialise() {
    const folder = placeOf('a')
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
      ...given,
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
    appendFileSync(join(folder, 'postgresql.conf'), `${lines.join('\n')}\n`)
    const port = await freePort()
    const server = plainServer({
      folder,
      postgres: programs.postgres,
      account,
      log: join(base, `own-${port}.log`),
      name: `own-${port}`,
      connection: { host: '127.0.0.1', port, user: 'postgres' },
      settings: { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' },
    })
    await server.start()
    return member({ ...server, folder, port })
  }

  function placeOf(name: string): string {
    const folder = join(base, name)
    if (!makePlace) return folder
    mkdirSync(folder, { mode: 0o700 })
    makePlace(folder)
    if (account) chownSync(folder, account.uid, account.gid)
    return folder
  }

  function member<Server extends Plain>(server: Server): Member<Server> {
    const { folder, port } = server
    const kill = async () => {
      signal(server, 'SIGCONT')
      await server.kill()
    }
    ends.push(kill)
    return {
      ...server,
      kill,
      freeze: () => signal(server, 'SIGSTOP'),
      thaw: () => signal(server, 'SIGCONT'),
      urlOf: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
      copy,
    }

    /** A standby that follows this server. The test can kill and freeze it, and let it lag. */
    async function copy({ through = port }: Following = {}) {
      const standbyPort = await freePort()
      const name = `standby-${standbyPort}`
      const standby = await createStandby({
        primary: { folder, connection: { host: '127.0.0.1', port: through, user: 'postgres' } },
        folder: placeOf(name),
        port: standbyPort,
        postgres: programs.postgres,
        account,
        log: join(base, `${name}.log`),
      })
      return {
        ...member(standby),
        async configure(setting: string) {
          await standby.ask(`alter system set ${setting}`)
          await standby.ask('select pg_reload_conf()')
        },
        async pauseReplay() {
          await standby.ask('select pg_wal_replay_pause()')
          const state = () => standby.ask<{ it: string }>('select pg_get_wal_replay_pause_state() as it')
          while ((await state())[0]!.it !== 'paused') await pause(5)
        },
        resumeReplay: () => standby.ask('select pg_wal_replay_resume()'),
      }
    }
  }

  async function remove(): Promise<void> {
    for (const end of ends) await end()
    rmSync(base, { recursive: true, force: true })
  }
}

function signal({ processes }: { processes(): number[] }, name: NodeJS.Signals): void {
  for (const pid of processes()) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // A connection's process may have ended since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
