export { batchSize, type CampaignStatus, campaignStatuses, mayChange, secondsBetween } from './campaign-steps'

/** The ways on which the shop writes or calls. */
export type AnnouncementChannel = 'email' | 'sms' | 'call' | 'push'
export const announcementChannels: readonly AnnouncementChannel[] = ['email', 'sms', 'call', 'push']

/** Subjects of announcements, in the order of the page. */
export type AnnouncementTopic =
  | 'orders'
  | 'campaigns'
  | 'new-products'
  | 'price-drops'
  | 'stock'
  | 'basket'
  | 'dealers'
export const announcementTopics: readonly AnnouncementTopic[] = [
  'orders',
  'campaigns',
  'new-products',
  'price-drops',
  'stock',
  'basket',
  'dealers',
]

/** News about what a customer does or asked for; they need no consent to advertising (law 6563). */
const transactional: readonly AnnouncementTopic[] = ['orders', 'stock']

/** True for advertising, which needs a consent for the channel as well (feature `consents`). */
export const isCommercial = (topic: AnnouncementTopic): boolean => !transactional.includes(topic)

const channelsByTopic: Record<AnnouncementTopic, readonly AnnouncementChannel[]> = {
  orders: ['email', 'sms', 'push'],
  campaigns: ['email', 'sms', 'call', 'push'],
  'new-products': ['email', 'push'],
  'price-drops': ['email', 'push'],
  stock: ['email', 'push'],
  basket: ['email', 'push'],
  dealers: ['email', 'sms', 'call', 'push'],
}

/** True when the shop announces the topic on the channel at all. */
export function isOffered(topic: AnnouncementTopic, channel: AnnouncementChannel): boolean {
  return channelsByTopic[topic].includes(channel)
}

/**
 * True for what nobody can switch off: emails about orders are proofs that the law asks for, and each email about stock was
 * asked for by itself.
 */
export function isFixed(topic: AnnouncementTopic, channel: AnnouncementChannel): boolean {
  return channel === 'email' && !isCommercial(topic)
}

/**
 * Advertising that follows a member's own basket and favourites. It needs a consent that the member gave, also from a
 * trader, whom the law lets the shop write to without one.
 */
export const isPersonal = (topic: AnnouncementTopic): boolean => topic === 'basket' || topic === 'price-drops'

/** Path of the page that ends one topic without a sign-in. */
export const topicLinkPath = '/ileti-izni/konu'

/** How often advertising may come: at once, or gathered so that it comes once a day or once a week. */
export type Frequency = 'instant' | 'daily' | 'weekly'
export const frequencies: readonly Frequency[] = ['instant', 'daily', 'weekly']

/** One topic on one channel, as the form and the table name it. */
export type Choice = `${AnnouncementTopic}:${AnnouncementChannel}`
export const choiceOf = (topic: AnnouncementTopic, channel: AnnouncementChannel): Choice =>
  `${topic}:${channel}`

/** Topic and channel of a choice. */
export function partsOf(choice: Choice): { topic: AnnouncementTopic; channel: AnnouncementChannel } {
  const [topic, channel] = choice.split(':') as [AnnouncementTopic, AnnouncementChannel]
  return { topic, channel }
}

/** All choices that the shop offers. */
export const choices: readonly Choice[] = announcementTopics.flatMap((topic) =>
  announcementChannels
    .filter((channel) => isOffered(topic, channel))
    .map((channel) => choiceOf(topic, channel)),
)

/** A member's preferences: what was switched off, how often advertising may come, and the last change. */
export type Preferences = {
  refused: readonly Choice[]
  frequency: Frequency
  /** Null while the member never changed anything. */
  changedAt: Date | null
}
