// @module-tag once
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { saveSettings } from '~/features/settings/settings.server'
import { startProcess } from '~/testing/server/process'

const database = await openTestDatabase('demo')
const urls = { DATABASE_URL: database.url, LOG_LEVEL: 'warn' }

/** The greatest age in ms of a setting that a request uses. Without margin: this process takes both times. */
const oldest = 1_000

test('a setting changed by another process applies to every request a second later', async () => {
  const shop = await startProcess(urls)
  await shop.ready()
  const isOpen = async () => {
    const began = performance.now()
    const response = await fetch(`${shop.url}/api/site/users/permission`)
    const { data } = (await response.json()) as { data: { permission: boolean } }
    return { began, isOpen: data.permission }
  }
  for (const wanted of [false, true, false, true]) {
    // It has just been read, and is cached.
    expect((await isOpen()).isOpen).toBe(!wanted)
    await transaction(database.db, (db) =>
      saveSettings(db, [{ group: 'site_settings', key: 'is_closed', value: String(!wanted) }]),
    )
    const changed = performance.now()
    let seen = await isOpen()
    while (seen.isOpen !== wanted) {
      expect(seen.began - changed).toBeLessThan(oldest)
      seen = await isOpen()
    }
  }
  await shop.stop()
}, 60_000)

type Named = { data: { id: number; name: string }[] }

test('a category renamed elsewhere shows on two processes within a second, also after their connections broke', async () => {
  const shops = await Promise.all([startProcess(urls), startProcess(urls)])
  await Promise.all(shops.map((shop) => shop.ready()))
  const nameAt = async (url: string) => {
    const began = performance.now()
    const { data } = (await (await fetch(`${url}/api/product-categories`)).json()) as Named
    return { began, name: data.find(({ id }) => id === 1)!.name }
  }
  const rename = async (name: string) => {
    // Both processes have just cached the tree, which they keep for five seconds without a message.
    await Promise.all(shops.map(({ url }) => nameAt(url)))
    await database.db.execute(sql`update categories set name = ${name} where id = 1`)
    const changed = performance.now()
    await Promise.all(
      shops.map(async ({ url }) => {
        let seen = await nameAt(url)
        while (seen.name !== name) {
          expect(seen.began - changed).toBeLessThan(oldest)
          seen = await nameAt(url)
        }
      }),
    )
  }
  for (const name of ['Birinci ad', 'İkinci ad', 'Üçüncü ad']) await rename(name)

  const listeners = sql`from pg_stat_activity
    where application_name = 'vitrin-changes' and datname = current_database()`
  const { rows } = await database.db.execute<{ now: string }>(
    sql`select count(pg_terminate_backend(pid)), clock_timestamp()::text as now ${listeners}`,
  )
  const again = async () => {
    const since = sql`${listeners} and backend_start > ${rows[0]!.now}::timestamptz`
    return (await database.db.execute<{ n: number }>(sql`select count(*)::int as n ${since}`)).rows[0]!.n
  }
  await expect.poll(again, { timeout: 10_000 }).toBe(2)
  await rename('Dördüncü ad')
}, 60_000)
