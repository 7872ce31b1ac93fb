import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { compareStored } from '../../../bench/soak/compare-stored'
import { createRandom, pick, seedOf } from '../../../demo/random'
import type { Good } from '../shop'
import type { Processes } from './processes'

/** Pages and calls that every visitor gets alike, and that show what orders and staff change. */
export async function storedPaths(pool: Pool, goods: readonly Good[]): Promise<string[]> {
  const { rows } = await pool.query<{ link: string }>('select link from categories order by id')
  return [
    '/',
    ...rows.map(({ link }) => `/${link}`),
    // Every good once: as a page or as a call.
    ...goods.map(({ link, productId }, i) => (i % 2 === 0 ? `/${link}` : `/api/products/${productId}`)),
  ]
}

// ms
const betweenPages = 300
const patience = 10_000

/** A guest of each process for pages who reads on and on, so that both have stored what they are compared by. */
export async function readOn(
  { webs }: Pick<Processes, 'webs'>,
  paths: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  await Promise.all(
    webs.map(async ({ origin }, place) => {
      const random = createRandom(seedOf(`reader ${place}`))
      while (!isOver()) {
        const signal = AbortSignal.timeout(patience)
        const path = pick(random, paths)
        const accept = path.startsWith('/api/') ? 'application/json' : 'text/html'
        await fetch(origin + path, { signal, headers: { accept } })
          .then((response) => response.arrayBuffer())
          .catch(() => undefined)
        await pause(betweenPages)
      }
    }),
  )
}

/** Compares what both processes have stored with the answers of a new one. Returns the addresses that are out of date. */
export async function compareAll(
  processes: Processes,
  paths: readonly string[],
): Promise<{ compared: number; stale: string[] }> {
  const fresh = await processes.startFresh()
  try {
    const stale: string[] = []
    for (const web of processes.webs)
      for (const path of await compareStored(web, fresh, paths)) stale.push(`${web.origin}${path}`)
    return { compared: 2 * paths.length, stale }
  } finally {
    await fresh.end('SIGKILL')
  }
}
