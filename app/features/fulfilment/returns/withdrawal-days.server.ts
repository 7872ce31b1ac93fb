import type { Db } from '~/db/connection.server'
import { getSettings } from '~/features/settings/settings.server'

/** Days a consumer has for withdrawal, counted from delivery. */
export async function withdrawalDays(db: Db): Promise<number> {
  return (await getSettings(db)).number('checkout', 'withdrawal_days', 14)
}
