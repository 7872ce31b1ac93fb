import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../app/testing/server/free-port'
import { runServer, type StormServer } from '../server'
import type { Doors } from '../traffic'

type Place = {
  program: string
  /** Address of the database. */
  url: string
  /** The data that all processes share. */
  folder: string
  /** The folder of their logs. */
  logs: string
  secret: string
  /** Environment of the second process for pages. */
  secondWeb?: Record<string, string>
}

export type Processes = Awaited<ReturnType<typeof startProcesses>>

// ms
const betweenLooks = 500
const deadline = 180_000

/** Two processes for pages and one for jobs, as on several machines, and a balancer that asks each whether it is ready. */
export async function startProcesses({ program, url, folder, logs, secret, secondWeb = {} }: Place) {
  // The address of the shop, which no process has: customers go through the balancer.
  const origin = `http://127.0.0.1:${await freePort()}`
  const make = async (name: string, role: string, environment: Record<string, string> = {}) =>
    runServer({
      program,
      port: await freePort(),
      url,
      folder,
      secret,
      log: join(logs, `${name}.log`),
      environment: { PUBLIC_URL: origin, VITRIN_ROLE: role, ...environment },
    })
  const webs = [await make('web0', 'web'), await make('web1', 'web', secondWeb)] as const
  const worker = await make('worker', 'worker')
  const all: readonly StormServer[] = [...webs, worker]
  await webs[0].start()
  await Promise.all([webs[1].start(), worker.start()])

  const ready = [true, true]
  let isStopped = false
  let turn = 0
  const looking = Promise.all(webs.map(look))
  const doors: Doors = { origin, ready: async () => undefined, choose, patience: 12_000, tries: 3 }
  return { origin, doors, webs, worker, untilReady, startFresh, errors, stop }

  async function look(web: StormServer, place: number): Promise<void> {
    while (!isStopped) {
      ready[place] = await web.isReady()
      await pause(betweenLooks)
    }
  }

  /** One after the other; one that is not ready is left out, unless neither is. */
  function choose(): string {
    turn += 1
    const next = turn % 2
    return webs[ready[next] || !ready[1 - next] ? next : 1 - next]!.origin
  }

  /** Waits until all take requests. Throws when one has ended by itself, and after three minutes. */
  async function untilReady(): Promise<void> {
    const until = performance.now() + deadline
    for (;;) {
      const states = await Promise.all(all.map((server) => server.isReady()))
      if (states.every(Boolean)) return
      const fallen = all.filter((server) => server.hasFallen())
      if (fallen.length > 0 || performance.now() > until)
        throw new Error(`Processes are not ready: ${JSON.stringify({ states, fallen: fallen.length })}`)
      await pause(100)
    }
  }

  /** One more process for pages, which has stored nothing yet; nobody is sent to it. */
  async function startFresh(): Promise<StormServer> {
    const fresh = await make('fresh', 'web')
    await fresh.start()
    return fresh
  }

  function errors(): Map<string, number> {
    const sum = new Map<string, number>()
    for (const server of all)
      for (const [error, count] of server.errors()) sum.set(error, (sum.get(error) ?? 0) + count)
    return sum
  }

  async function stop(): Promise<void> {
    isStopped = true
    await looking
    for (const server of all) await server.stop()
  }
}
