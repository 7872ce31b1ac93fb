import { afterAll, expect } from 'vitest'
import { openDatabase } from '~/db/connection.server'
import { createOwnServer } from '~/db/testing/own-server'
import { openBrowser } from '../browser'
import { freePort } from './free-port'
import { fillOwnServer } from './own-shop'
import { startProcess } from './process'
import { samplesOf, sumOf } from './samples'

/** A demo shop whose database has a hot standby that pages are read from. With 0 MB for stored answers each request reads. */
export async function openReplicatedShop({ storedAnswersMb }: { storedAnswersMb: number }) {
  const primary = await createOwnServer()
  const { url, line } = await fillOwnServer(primary)
  const standby = await primary.copy()
  const { db, close } = openDatabase(url)
  afterAll(async () => {
    await close()
    await primary.remove()
  })
  const shop = await startReading({
    DATABASE_URL: url,
    DATABASE_REPLICA_URLS: standby.urlOf('shop'),
    STORED_ANSWERS_MB: String(storedAnswersMb),
    LOG_LEVEL: 'warn',
  })
  return { primary, standby, db, line, shop }
}

/** A process of the shop, and what its metrics say about reads. */
async function startReading(environment: Record<string, string>) {
  const port = String(await freePort())
  const started = await startProcess({ ...environment, METRICS_PORT: port })
  await started.ready()
  return {
    ...started,
    value,
    readsOf,
    untilRead,
    browser: () => openBrowser((request) => fetch(request), started.url),
  }

  async function value(name: string, labels = {}): Promise<number | null> {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    return sumOf(samplesOf(await answer.text()), name, labels)
  }

  async function reads() {
    const by = async (server: string) => (await value('vitrin_db_reads_total', { server }))!
    return { replica: await by('replica'), primary: await by('primary') }
  }

  /** Statements of `work` that may be read from a replica, by the server that answered. */
  async function readsOf(work: () => Promise<unknown>) {
    const before = await reads()
    await work()
    const after = await reads()
    return { replica: after.replica - before.replica, primary: after.primary - before.primary }
  }

  /** Waits until a page is made of reads from the replica alone. */
  async function untilRead(): Promise<void> {
    const ask = async () => {
      const { replica, primary } = await readsOf(() => fetch(`${started.url}/deri-kordonlar`))
      return replica > 0 && primary === 0
    }
    await expect.poll(ask, { timeout: 20_000, interval: 100 }).toBe(true)
  }
}
