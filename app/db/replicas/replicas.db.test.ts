// @module-tag once
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { followChanges } from '../change-listener.server'
import { type Database, openDatabase } from '../connection.server'
import { showTimes, timed } from '~/testing/timing'
import { createOwnServer, type OwnServer, type OwnStandby } from '../testing/own-server'
import { postgresCode, transaction } from '../transaction.server'
import type { ReplicaNews, Replicas } from './replicas.server'

let primary: OwnServer
let standby: OwnStandby
let database: Database
let replicas: Replicas
const news: ReplicaNews[] = []

beforeAll(async () => {
  primary = await createOwnServer()
  await primary.ask('create table kept (id int primary key)')
  standby = await primary.copy()
  const url = primary.urlOf('postgres')
  database = openDatabase(url, {
    replicas: [standby.urlOf('postgres')],
    onReplica: (one) => void news.push(one),
  })
  replicas = database.replicas!
  const changes = await followChanges(url, database.db)
  return async () => {
    await changes.stop()
    await database.close()
  }
})
afterAll(() => primary.remove())

/** Does what a request for a page of the catalogue does. `since`: the position of the visitor's own writes. */
function reading<T>(work: () => Promise<T>, since = 0n): Promise<T> {
  return replicas.during(replicas.call(since), async () => {
    replicas.readHere()
    // Drizzle runs a query when it is awaited, which must happen here.
    return await work()
  })
}

const isStandby = async () => {
  const { rows } = await database.db.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`)
  return rows[0]!.standby
}
const has = async (id: number) => {
  const { rows } = await database.db.execute(sql`select from kept where id = ${id}`)
  return rows.length === 1
}
const keep = (id: number) =>
  transaction(database.db, async (db) => void (await db.execute(sql`insert into kept values (${id})`)))
const untilRead = (timeout = 15_000) => expect.poll(() => reading(isStandby), { timeout }).toBe(true)
const untilLeft = () => expect.poll(() => replicas.all[0]!.isUsable, { timeout: 15_000 }).toBe(false)
test('only statements outside of transactions, of requests that declare it, are read from the replica', async () => {
  await untilRead()
  expect(await isStandby()).toBe(false)
  expect(await replicas.during(replicas.call(0n), isStandby)).toBe(false)
  expect(await reading(() => database.db.transaction(isIn))).toBe(false)
  // A request that has written reads on from the primary.
  const after = await reading(async () => {
    const before = await isStandby()
    await keep(-1)
    return [before, await isStandby(), await has(-1)]
  })
  expect(after).toEqual([true, false, true])
})

const isIn = async (db: Parameters<Parameters<Database['db']['transaction']>[0]>[0]) => {
  const { rows } = await db.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`)
  return rows[0]!.standby
}

test('the application’s connections at the replica are read-only, whatever becomes of it', async () => {
  await untilRead()
  const setting = sql`select current_setting('default_transaction_read_only') as it`
  expect((await reading(() => database.db.execute(setting))).rows).toEqual([{ it: 'on' }])
})

test('a statement that a replica refuses is run by the primary, and told', async () => {
  await untilRead()
  news.length = 0
  await reading(() => database.db.execute(sql`insert into kept values (-2)`))
  expect(await has(-2)).toBe(true)
  expect(news).toMatchObject([{ event: 'refused', why: { code: '25006' } }])
  // An error of the statement itself is that of the primary.
  const wrong = reading(() => database.db.execute(sql`select 1 / 0`))
  expect(postgresCode(await wrong.catch((error: unknown) => error))).toBe('22012')
  expect(replicas.all[0]!.isUsable).toBe(true)
})

describe('a visitor’s own writes', () => {
  // ms by which the replica lags: less than a read waits for it, and more.
  test.each([0, 15, 400])(
    'are seen 100 times of 100, %i ms behind',
    async (delay) => {
      await standby.configure(`recovery_min_apply_delay = ${delay}`)
      await untilRead()
      const first = 1_000 * (delay + 1)
      const times: number[] = []
      const plain: number[] = []
      const seen: boolean[] = []
      const before = { ...replicas.reads }
      for (let id = first; id < first + 100; id++) {
        await keep(id)
        const since = await replicas.position()
        const { result, ms } = await timed(() => reading(() => has(id), since))
        seen.push(result)
        times.push(ms)
        plain.push((await timed(() => reading(() => has(-1)))).ms)
      }
      expect(seen.filter(Boolean)).toHaveLength(100)
      const byReplica = replicas.reads.replica - before.replica - 100
      process.stdout.write(
        `${delay} ms behind: ${byReplica} of 100 by the replica, p50 / p95 / most ${showTimes(times)} ms, without own writes ${showTimes(plain)} ms\n`,
      )
      if (delay === 0) expect(byReplica).toBeGreaterThan(50)
      if (delay === 400) expect(byReplica).toBeLessThan(10)
      await standby.configure('recovery_min_apply_delay = 0')
    },
    60_000,
  )
})

describe('a replica that does not follow', () => {
  test('answers others from before, and its lateness costs a writer 50 ms once', async () => {
    await untilRead()
    await standby.pauseReplay()
    try {
      await keep(1)
      const since = await replicas.position()
      expect(await reading(async () => [await isStandby(), await has(1)])).toEqual([true, false])
      const late = await timed(() => reading(() => has(1), since))
      const next = await timed(() => reading(() => has(1), since))
      expect([late.result, next.result]).toEqual([true, true])
      process.stdout.write(`paused: ${late.ms.toFixed(1)} ms, then ${next.ms.toFixed(1)} ms\n`)
      expect(late.ms).toBeGreaterThan(40)
      expect(late.ms).toBeLessThan(50 + 100)
      expect(next.ms).toBeLessThan(40)
    } finally {
      await standby.resumeReplay()
    }
    await expect.poll(() => reading(async () => (await isStandby()) && has(1))).toBe(true)
  })

  test('is not read from any more once a message has told of a change that it has not', async () => {
    await untilRead()
    await standby.pauseReplay()
    try {
      await keep(2)
      expect(await reading(isStandby)).toBe(true)
      await primary.ask(`select pg_notify('vitrin_changes', '')`)
      // Since the message the primary answers, and never again the replica.
      await expect.poll(() => reading(() => has(2)), { interval: 1, timeout: 2_000 }).toBe(true)
      for (let i = 0; i < 20; i++) expect(await reading(() => has(2))).toBe(true)
    } finally {
      await standby.resumeReplay()
    }
    await untilRead()
  })

  test('is left out after seconds, and comes back by itself', async () => {
    await untilRead()
    news.length = 0
    await standby.pauseReplay()
    try {
      await keep(3)
      await untilLeft()
      expect(replicas.all[0]!.lag).toBeGreaterThan(5_000)
      expect(await reading(isStandby)).toBe(false)
    } finally {
      await standby.resumeReplay()
    }
    await untilRead()
    expect(news.map(({ event }) => event)).toEqual(['left', 'back'])
    expect(replicas.all[0]!.lag).toBeLessThan(5_000)
  }, 60_000)
})

test('without messages of changes the primary answers', async () => {
  await untilRead()
  await primary.ask(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrin-changes'`,
  )
  await expect.poll(() => reading(isStandby), { interval: 1, timeout: 5_000 }).toBe(false)
  await untilRead()
})

test('a read that a change at the primary cancels is read there', async () => {
  await standby.configure(`max_standby_streaming_delay = '100ms'`)
  await untilRead()
  const slow = sql`select count(*)::int as rows, pg_sleep(1.2) from kept`
  const read = reading(() => database.db.execute<{ rows: number }>(slow))
  await expect
    .poll(() =>
      standby.ask(
        `select from pg_stat_activity where query like '%pg_sleep(1.2)%' and wait_event = 'PgSleep'`,
      ),
    )
    .toHaveLength(1)
  await primary.ask('begin; lock table kept in access exclusive mode; insert into kept values (4); commit')
  const [all] = await primary.ask<{ rows: number }>('select count(*)::int as rows from kept')
  expect((await read).rows[0]!.rows).toBe(all!.rows)
  const conflicts = `select confl_lock::int as n from pg_stat_database_conflicts where datname = 'postgres'`
  await expect.poll(() => standby.ask<{ n: number }>(conflicts)).toEqual([{ n: 1 }])
  expect(replicas.all[0]!.isUsable).toBe(true)
}, 60_000)

describe('a replica that is away', () => {
  test('frozen, costs a read its time limit at most', async () => {
    await untilRead()
    standby.freeze()
    try {
      const { result, ms } = await timed(() => reading(isStandby))
      process.stdout.write(`frozen: ${Math.round(ms)} ms\n`)
      expect(result).toBe(false)
      expect(ms).toBeLessThan(4_000)
      await untilLeft()
      expect((await timed(() => reading(isStandby))).ms).toBeLessThan(500)
    } finally {
      standby.thaw()
    }
    await untilRead()
  }, 60_000)

  test('killed, fails no read and comes back by itself', async () => {
    await untilRead()
    let isOver = false
    const results: boolean[] = []
    const readers = Array.from({ length: 4 }, async () => {
      while (!isOver) results.push(await reading(() => has(-1)))
    })
    const count = results.length
    await expect.poll(() => results.length).toBeGreaterThan(count + 20)
    await standby.kill()
    const killed = results.length
    await expect.poll(() => results.length).toBeGreaterThan(killed + 200)
    isOver = true
    await Promise.all(readers)
    expect(results).not.toContain(false)
    expect(await reading(isStandby)).toBe(false)
    await standby.start()
    await untilRead()
  }, 60_000)

  test('promoted, is left out', async () => {
    await untilRead()
    await standby.promote()
    await untilLeft()
    expect(await reading(() => has(-1))).toBe(true)
    expect(news.at(-1)).toMatchObject({ event: 'left', why: { message: 'The replica has been promoted' } })
  }, 60_000)
})
