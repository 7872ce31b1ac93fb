import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '~/testing/server/free-port'
import { chooseAccount } from '../embedded/account.server'
import { findBinaries } from '../embedded/binaries.server'
import { listPostgresProcesses } from '../embedded/postgres-processes.server'
import { programEnvironment, runProgram } from '../embedded/program.server'
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
  const servers: { end(): Promise<void> }[] = []
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
    return serve(folder)
  }

  async function serve(folder: string) {
    const port = await freePort()
    const name = `own-${port}`
    let postmaster: ChildProcess | undefined
    const server = {
      port,
      start,
      kill,
      freeze,
      thaw,
      end,
      urlOf,
      ask,
      copy,
      promote: () => ask('select pg_promote()'),
    }
    servers.push(server)
    await start()
    return server

    /** Starts it, on the same port as before, and waits until it answers. */
    async function start(): Promise<void> {
      const log = openSync(join(base, `${name}.log`), 'a')
      const given = { port, cluster_name: name, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      const options = Object.entries(given).flatMap(([key, value]) => ['-c', `${key}=${value}`])
      postmaster = spawn(programs.postgres, ['-D', folder, ...options], {
        cwd: folder,
        env: programEnvironment,
        stdio: ['ignore', log, log] as const,
        ...account,
      })
      await until(() =>
        ask('select 1').then(
          () => true,
          () => false,
        ),
      )
    }

    /** Kills it, like a power failure of its machine. */
    async function kill(): Promise<void> {
      if (processes().length === 0) return
      const ended = once(postmaster!, 'exit')
      thaw()
      postmaster!.kill('SIGKILL')
      await ended
      await until(() => processes().length === 0)
    }

    function freeze(): void {
      for (const pid of processes()) process.kill(pid, 'SIGSTOP')
    }

    function thaw(): void {
      for (const pid of processes()) {
        try {
          process.kill(pid, 'SIGCONT')
        } catch (error) {
          // A connection's process may have ended since it was listed.
          if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
        }
      }
    }

    async function end(): Promise<void> {
      if (processes().length > 0) await kill()
    }

    function processes(): number[] {
      return listPostgresProcesses().flatMap(({ pid, command }) => (command.includes(name) ? [pid] : []))
    }

    function urlOf(database: string): string {
      return `postgres://postgres@127.0.0.1:${port}/${database}`
    }

    async function ask<Row extends pg.QueryResultRow>(sql: string, database = 'postgres'): Promise<Row[]> {
      const client = new pg.Client({ connectionString: urlOf(database), connectionTimeoutMillis: 5_000 })
      client.on('error', () => undefined)
      try {
        await client.connect()
        return (await client.query<Row>(sql)).rows
      } finally {
        void client.end()
      }
    }

    /** A standby that follows this server. */
    async function copy() {
      const target = join(base, 'b')
      const client = new pg.Client(urlOf('postgres'))
      await client.connect()
      await client.query(`select pg_backup_start('copy', true)`)
      const left = /\/(pg_wal\/.+|postmaster\.(pid|opts)|pg_replslot\/.+|pg_dynshmem\/.+|pg_stat_tmp\/.+)$/
      cpSync(folder, target, { recursive: true, filter: (source) => !left.test(source) })
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(false)',
      )
      await client.end()
      writeFileSync(join(target, 'backup_label'), rows[0]!.labelfile)
      for (const kept of ['archive_status', 'summaries'])
        mkdirSync(join(target, 'pg_wal', kept), { recursive: true })
      writeFileSync(join(target, 'standby.signal'), '')
      appendFileSync(
        join(target, 'postgresql.conf'),
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`,
      )
      own(target)
      return serve(target)
    }
  }

  // PostgreSQL starts only from a folder that is private to its account.
  function own(folder: string): void {
    chmodSync(folder, 0o700)
    if (!account) return
    chownSync(folder, account.uid, account.gid)
    for (const entry of readdirSync(folder, { recursive: true }))
      chownSync(join(folder, String(entry)), account.uid, account.gid)
  }

  async function remove(): Promise<void> {
    for (const server of servers) await server.end()
    rmSync(base, { recursive: true, force: true })
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('The server of this test did not do what it was told')
    await new Promise((resume) => setTimeout(resume, 50))
  }
}
