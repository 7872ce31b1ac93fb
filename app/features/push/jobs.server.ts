import type { PushMessage, PushOptions } from './push'

/**
 * A notification for one device. `until`: ms since 1970 after which it is worth nothing. `recipientId`: the row of a campaign
 * that learns what became of it.
 */
export type PushDeliveryJob = {
  subscriptionId: number
  message: PushMessage
  until: number
  recipientId?: number
} & PushOptions

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'deliver-push': PushDeliveryJob
    /** Brings the topics of a registration at FCM in line with those of the shop. */
    'follow-push-topics': { subscriptionId: number }
  }
}
