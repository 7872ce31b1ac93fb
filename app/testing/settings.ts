import { expect, vi } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { saveSettings } from '~/features/settings/settings.server'
import type { TestShop } from './shop'

/** Saves public settings of one group and waits until the shop knows them: it keeps settings for a second. */
export async function setPublic(
  shop: TestShop,
  group: string,
  values: Record<string, string>,
): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ group, key, value }))
  await transaction(shop.db, (db) => saveSettings(db, rows))
  const visitor = shop.browser()
  const told = async () => {
    const { body } = await visitor.api('/site/start')
    expect((body.data as unknown as { settings: object[] }).settings).toEqual(expect.arrayContaining(rows))
  }
  await vi.waitFor(told, { timeout: 20_000, interval: 100 })
}
