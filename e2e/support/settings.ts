import { readConfig } from '../../app/server/config/config.server'
import { transaction } from '../../app/db/transaction.server'
import { saveSettings } from '../../app/features/settings/settings.server'
import { withShopDatabase } from '../../scripts/db/shop-database'

/** Changes a setting of the running shop, which follows within a few seconds. */
export function setSetting(group: string, key: string, value: string): Promise<void> {
  return withShopDatabase(readConfig(process.env), ({ db }) =>
    transaction(db, (db) => saveSettings(db, [{ group, key, value, isPublic: false }])),
  )
}
