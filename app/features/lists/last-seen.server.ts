import type { Db } from '~/db/connection.server'
import { getSettings } from '~/features/settings/settings.server'
import { usualLastSeen } from './lists'

/** Most products in a last-seen list; 0 when the shop keeps none. */
export async function lastSeenLength(db: Db): Promise<number> {
  const settings = await getSettings(db)
  return settings.number('site_settings_product', 'max_length_of_last_seen_products', usualLastSeen)
}
