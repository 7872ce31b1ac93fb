import type { Db } from '~/db/connection.server'
import { getSettings } from '~/features/settings/settings.server'
import type { Fcm } from './fcm/fcm.server'
import type { PushProviderName } from './push'
import type { WebPush } from './webpush/web-push.server'

/** The providers of notifications. `fcm` is null in a shop without a Firebase project. */
export type PushProviders = { webpush: WebPush; fcm: Fcm | null }

/** The provider that the setting `notification/provider` names; null: the shop sends no notifications. */
export async function chosenProvider(db: Db): Promise<PushProviderName | null> {
  const name = (await getSettings(db)).get('notification', 'provider')
  return name === 'webpush' || name === 'fcm' ? name : null
}

/** The data with which a browser subscribes, and the days after which a declined prompt returns; null: no notifications. */
export async function promptOf(
  db: Db,
  { webpush, fcm }: PushProviders,
): Promise<{ publicKey: string; retryDays: number } | null> {
  const name = await chosenProvider(db)
  const provider = name === 'fcm' ? fcm : name && webpush
  if (!provider) return null
  const days = (await getSettings(db)).number('notification', 'prompt_retry_days', 1)
  return { publicKey: provider.publicKey, retryDays: Math.max(days, 1) }
}
