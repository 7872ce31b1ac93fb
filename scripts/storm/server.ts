import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lean } from '../start/lean.mjs'
import { text } from './text'
import type { Doors } from './traffic'

export type StormServer = ReturnType<typeof runServer>

/** ms */
const patience = 60_000

/** The built server as `npm start` runs it, in a process of its own that can be killed, frozen and started again. */
export function runServer(shop: {
  program: string
  port: number
  url: string
  /** The shop's data. */
  folder: string
  secret: string
  /** The file of its log, where it is not in the shop's data. */
  log?: string
  /** More environment variables. */
  environment?: Record<string, string>
}) {
  const origin = `http://127.0.0.1:${shop.port}`
  const logFile = shop.log ?? join(shop.folder, 'server.log')
  let child: ChildProcess | null = null
  let ready: Promise<void> = Promise.resolve()
  const doors: Doors = {
    origin,
    ready: () => ready,
    choose: () => origin,
    patience,
    tries: Number.POSITIVE_INFINITY,
  }
  return { origin, doors, start, end, kill, stop, freeze, thaw, isReady, hasFallen, errors }

  function start(): Promise<void> {
    const log = openSync(logFile, 'a')
    child = spawn(process.execPath, [...lean.flags, shop.program], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ...lean.environment,
        PORT: String(shop.port),
        DATABASE_URL: shop.url,
        SECRET: shop.secret,
        VITRIN_DATA: shop.folder,
        LOG_LEVEL: 'warn',
        ...shop.environment,
      },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    ready = untilReady(child)
    return ready
  }

  async function untilReady(started: ChildProcess): Promise<void> {
    for (;;) {
      if (started.exitCode !== null || started.signalCode !== null)
        throw new Error(`${text.serverEnded}\n${readFileSync(logFile, 'utf8').slice(-2_000)}`)
      if (await isReady()) return
      await new Promise((resume) => setTimeout(resume, 50))
    }
  }

  /** Whether it takes requests at this moment; a process that is frozen does not. */
  function isReady(): Promise<boolean> {
    return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_500) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** Whether it has ended by itself. */
  function hasFallen(): boolean {
    return child !== null && (child.exitCode !== null || child.signalCode !== null)
  }

  /** Kills the server with -9 and starts it again at once. Returns the time without service, in ms. */
  async function kill(): Promise<number> {
    const from = performance.now()
    await end('SIGKILL')
    await start()
    return Math.round(performance.now() - from)
  }

  function freeze(): void {
    child?.kill('SIGSTOP')
  }

  function thaw(): void {
    child?.kill('SIGCONT')
  }

  /** Errors that the app has logged, with their number. */
  function errors(): Map<string, number> {
    const found = new Map<string, number>()
    if (!existsSync(logFile)) return found
    for (const line of readFileSync(logFile, 'utf8').split('\n')) {
      if (!line.startsWith('{"level":5') && !line.startsWith('{"level":6')) continue
      const { msg, err } = readLine(line)
      const stack = err?.stack ?? ''
      const cause = /caused by [^\n]*/.exec(stack)?.[0] ?? ''
      const told = `${msg ?? ''}: ${stack.slice(0, 200)} ${cause}`
      found.set(told, (found.get(told) ?? 0) + 1)
    }
    return found
  }

  async function stop(): Promise<void> {
    thaw()
    await end('SIGTERM')
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || hasFallen()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    child = null
  }
}

/** A process that is killed may leave the half of a line. */
function readLine(line: string): { msg?: string; err?: { stack?: string } } {
  try {
    return JSON.parse(line) as { msg?: string; err?: { stack?: string } }
  } catch {
    return { msg: line.slice(0, 200) }
  }
}
