import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runServer } from '../server'
import { text } from '../text'
import type { Doors } from '../traffic'
import { type Front, openFront } from './front'

type Place = { port: number; url: string; folder: string; secret: string; older: string; program: string }

/** An older and the present build, each a process on the same database, behind a load balancer. */
export function runFleet({ port, older, program, ...shop }: Place) {
  const origin = `http://127.0.0.1:${port}`
  const environment = { PUBLIC_URL: origin }
  const before = runServer({
    ...shop,
    environment,
    program: older,
    port: port + 1,
    log: join(shop.folder, 'older.log'),
  })
  const present = runServer({
    ...shop,
    environment,
    program,
    port: port + 2,
    log: join(shop.folder, 'present.log'),
  })
  let front: Front | undefined
  const doors: Doors = {
    origin,
    ready: async () => {},
    choose: () => origin,
    patience: 60_000,
    tries: Number.POSITIVE_INFINITY,
    isCalm: true,
  }
  return { doors, start, stop, changeOver, errors }

  /** Starts the older build alone. */
  async function start(): Promise<void> {
    await before.start()
    front = await openFront(port, [port + 1, port + 2])
    await untilInTurn()
  }

  /**
   * The upgrade, the way back, and the upgrade again, each with both builds at work for a while: five parts of `ms` altogether.
   * The present build migrates at its first start.
   */
  async function changeOver(ms: number): Promise<void> {
    const part = ms / 5
    const tell = (line: string) => console.log(line)
    await pause(part)
    tell(text.upgrade.starts(await timed(present.start)))
    await pause(part)
    tell(text.upgrade.alone(await timed(before.stop)))
    await pause(part)
    await before.start()
    await pause(part / 2)
    tell(text.upgrade.back(await timed(present.stop)))
    await pause(part)
    await present.start()
    await pause(part / 2)
    tell(text.upgrade.again(await timed(before.stop)))
  }

  /** The first look of the load balancer has found the process. */
  async function untilInTurn(): Promise<void> {
    const until = Date.now() + 10_000
    while (Date.now() < until) {
      const answer = await fetch(`${origin}/healthz`).catch(() => null)
      await answer?.body?.cancel()
      if (answer?.ok) return
      await pause(20)
    }
    throw new Error(text.serverEnded)
  }

  function errors(): Map<string, number> {
    const all = new Map(before.errors())
    for (const [error, count] of present.errors()) all.set(error, (all.get(error) ?? 0) + count)
    return all
  }

  async function stop(): Promise<void> {
    front?.close()
    await Promise.all([before.stop(), present.stop()])
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return Math.round(performance.now() - from)
}
