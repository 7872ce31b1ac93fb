import type { Db } from '~/db/connection.server'
import { getSettings } from '~/features/settings/settings.server'

/** Returns the days of a consumer's withdrawal period, counted from delivery. */
export async function withdrawalDays(db: Db): Promise<number> {
  return (await getSettings(db)).number('checkout', 'withdrawal_days', 14)
}
