import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Account, canReach } from './account.server'
import { workingFolder } from './cluster.server'
import { listPostgresProcesses } from './postgres-processes.server'
import { programEnvironment } from './program.server'

export interface PlainServerOptions {
  /** PostgreSQL's data folder. */
  folder: string
  postgres: string
  account: Account | undefined
  /** The file that gets the server's output. */
  log: string
  /** The name in the titles of its processes. Must differ from that of every other server of this machine. */
  name: string
  /** Settings beside those of the folder, stronger than these. Visible in the process list: no passwords. */
  settings: Record<string, string | number>
  connection: { host: string; port: number; user: string; password?: string }
  /** ms until it must answer after a start. */
  patience?: number
}

/** A PostgreSQL process on a data folder that is there. Nobody starts it again; it ends with its owner's `stop` or `kill`. */
export function plainServer(options: PlainServerOptions) {
  const { folder, account, log, name, connection, patience = 60_000 } = options
  let postmaster: ChildProcess | undefined
  return { start, stop, kill, processes, connect, ask }

  /** Starts it and waits until it answers. Throws with the end of its log when it ends instead. */
  async function start(): Promise<void> {
    const output = openSync(log, 'a', 0o600)
    const given = { cluster_name: name, ...options.settings }
    const settings = Object.entries(given).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    postmaster = spawn(
      options.postgres,
      ['-D', canReach(account, folder) ? folder : workingFolder(folder, account), ...settings],
      {
        cwd: folder,
        env: programEnvironment,
        stdio: ['ignore', output, output],
        ...account,
      },
    )
    closeSync(output)
    const deadline = performance.now() + patience
    while (!(await answers())) {
      const { exitCode, signalCode } = postmaster
      if (exitCode !== null || signalCode !== null || performance.now() > deadline)
        throw new Error(readFileSync(log, 'utf8').split('\n').slice(-40).join('\n'))
      await pause(20)
    }
  }

  async function answers(): Promise<boolean> {
    return ask('select 1').then(
      () => true,
      () => false,
    )
  }

  /** Shuts it down in order. */
  function stop(): Promise<void> {
    return end('SIGINT')
  }

  /** Kills it, like a power failure of its machine. */
  function kill(): Promise<void> {
    return end('SIGKILL')
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (postmaster && postmaster.exitCode === null && postmaster.signalCode === null) {
      const ended = once(postmaster, 'exit')
      postmaster.kill(signal)
      await ended
    }
    // The workers of a killed server notice its end a moment later.
    while (processes().length > 0) await pause(10)
  }

  function processes(): number[] {
    return listPostgresProcesses().flatMap(({ pid, command }) => (command.includes(name) ? [pid] : []))
  }

  async function connect(database = 'postgres'): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, database, ssl: false, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  /** The rows of one statement, on a connection of its own. */
  async function ask<Row extends pg.QueryResultRow>(sql: string, database?: string): Promise<Row[]> {
    const client = await connect(database)
    try {
      return (await client.query<Row>(sql)).rows
    } finally {
      void client.end()
    }
  }
}
