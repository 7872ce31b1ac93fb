import { openFcm, openWebPush, type PushProviders } from '~/features/push/push.server'
import { shopOrigin } from '~/features/notifications/sending/shop-origin.server'
import type { Config } from './config/config.server'

/** The providers of notifications that the configuration allows. */
export function openPushProviders(means: {
  config: Config
  secret: string
  clock: () => Date
}): PushProviders {
  const { config, secret, clock } = means
  const origin = shopOrigin(config)
  const subject = `mailto:bildirim@${new URL(origin).hostname.replace(/[[\]]/g, '')}`
  return {
    webpush: openWebPush({ secret, clock, subject }),
    fcm: config.fcm && openFcm({ project: config.fcm, origin, clock }),
  }
}
