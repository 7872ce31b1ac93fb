import type { AnnouncementTopic } from '~/features/announcements/announcements'

export { type CampaignStatus, campaignStatuses, secondsBetween } from '~/features/announcements/announcements'

/** Characters that the notification centres of telephones show without cutting. */
export const longest = { title: 60, words: 180 }

/** Topics of advertising to many; the news about a member's own goods have their own jobs. */
export const campaignTopics = [
  'campaigns',
  'new-products',
  'dealers',
] as const satisfies readonly AnnouncementTopic[]
export type CampaignTopic = (typeof campaignTopics)[number]

export const audiences = ['all', 'members', 'dealers'] as const
/** Receivers among those who follow the topic and agreed: everybody, everybody with an account, or approved dealers. */
export type Audience = (typeof audiences)[number]

/**
 * One device of a campaign. waiting: for its turn. queued: at the job that delivers it. gone: no longer registered. failed:
 * refused by its service, or not delivered in time. skipped: its owner must not or does not want to get it.
 */
export type RecipientStatus = 'waiting' | 'queued' | 'sent' | 'gone' | 'failed' | 'skipped'
export type Counts = Record<'recipients' | RecipientStatus, number>

/** Visitors whose devices are handed over at once: about 1,800 a minute. */
export const batchOfShoppers = 300
