import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lean } from '../start/lean.mjs'
import { text } from './text'

export type StormServer = ReturnType<typeof runServer>

/** The built server as `npm start` runs it, in a process of its own that can be killed and started again. */
export function runServer(shop: {
  program: string
  port: number
  url: string
  folder: string
  secret: string
}) {
  const origin = `http://127.0.0.1:${shop.port}`
  const logFile = join(shop.folder, 'server.log')
  let child: ChildProcess | null = null
  let ready: Promise<void> = Promise.resolve()
  return { origin, start, kill, stop, ready: () => ready, errors }

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
      },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    ready = untilReady(child)
    return ready
  }

  async function untilReady(started: ChildProcess): Promise<void> {
    for (;;) {
      if (started.exitCode !== null)
        throw new Error(`${text.serverEnded}\n${readFileSync(logFile, 'utf8').slice(-2_000)}`)
      const answer = await fetch(`${origin}/readyz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resume) => setTimeout(resume, 50))
    }
  }

  /** Kills the server with -9 and starts it again at once. Returns the time without service, in ms. */
  async function kill(): Promise<number> {
    const from = performance.now()
    await end('SIGKILL')
    await start()
    return Math.round(performance.now() - from)
  }

  /** Errors that the app has logged, with their number. */
  function errors(): Map<string, number> {
    const found = new Map<string, number>()
    for (const line of readFileSync(logFile, 'utf8').split('\n')) {
      if (!line.startsWith('{"level":5') && !line.startsWith('{"level":6')) continue
      const { msg, err } = JSON.parse(line) as { msg?: string; err?: { stack?: string } }
      const told = `${msg ?? ''}: ${(err?.stack ?? '').slice(0, 200)}`
      found.set(told, (found.get(told) ?? 0) + 1)
    }
    return found
  }

  async function stop(): Promise<void> {
    await end('SIGTERM')
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
