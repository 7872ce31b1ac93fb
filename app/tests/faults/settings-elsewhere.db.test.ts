// @module-tag once
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
}, 60_000)
