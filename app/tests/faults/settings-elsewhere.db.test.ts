// @module-tag once
import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { saveSettings } from '~/features/settings/settings.server'
import { startProcess } from '~/testing/server/process'

const database = await openTestDatabase('demo')
const urls = { DATABASE_URL: database.url, LOG_LEVEL: 'warn' }

/** How old a setting may be that a request uses, in ms. No slack: both times are taken by this process. */
const oldest = 1_000

test('a setting changed by another process holds for every request that begins a second later', async () => {
  const shop = await startProcess(urls)
  await shop.ready()
  const isOpen = async () => {
    const began = performance.now()
    const response = await fetch(`${shop.url}/api/site/users/permission`)
    const { data } = (await response.json()) as { data: { permission: boolean } }
    return { began, isOpen: data.permission }
  }
  for (const wanted of [false, true, false, true]) {
    // It has just been read, and is kept.
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
}, 60_000)
