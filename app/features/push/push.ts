import type { AnnouncementTopic } from '~/features/announcements/announcements'

export type { AnnouncementTopic } from '~/features/announcements/announcements'

/** The services that deliver notifications: Firebase Cloud Messaging, and the browsers' own push services. */
export type PushProviderName = 'fcm' | 'webpush'

/** A device. `keys`: of a browser at its own push service; null for a registration at FCM. */
export type PushTarget = { token: string; keys: PushKeys | null }
/** Keys of RFC 8291, base64url: the browser's public key and its secret. */
export type PushKeys = { p256dh: string; auth: string }

/** A notification. `path`: the page of the shop that it opens; `tag`: a later one with the same tag replaces it. */
export type PushMessage = { title: string; body: string; path: string; tag: string }

export type Urgency = 'low' | 'normal' | 'high'
/** `ttl`: seconds that the service keeps the message for a device that is off. */
export type PushOptions = { ttl: number; urgency: Urgency }

/** gone: the device is no longer registered. refused: the message would be refused again. A service that is busy throws. */
export type PushDelivery = 'sent' | 'gone' | 'refused'
/** The same; late: the message was worth nothing any more. */
export type DeliveryOutcome = PushDelivery | 'late'

/** Groups of visitors, derived on the server. The browser keeps its own in the local key `fcm_to`. */
export type PushGroup = 'guest' | 'member' | 'dealer'

/** Topics of a device that names none: news about what the visitor does or asked for. */
export const usualTopics: readonly AnnouncementTopic[] = ['orders', 'stock']

/** Most devices of a visitor; a further one replaces the one that was seen last the longest time ago. */
export const maxDevices = 10
/** A device that was not seen for so many days is deleted. */
export const daysUnseen = 270

/** Most bytes of an encrypted message that every push service takes (RFC 8030 §7.2). */
export const maxBytes = 4_096
