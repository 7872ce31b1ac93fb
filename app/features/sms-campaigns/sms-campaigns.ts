export {
  batchSize,
  type CampaignStatus,
  campaignStatuses,
  secondsBetween,
} from '~/features/announcements/announcements'
export type { RecipientType } from '~/features/consents/consents'

/** Text messages per minute unless the setting `sms/per_minute` says otherwise. */
export const usualPerMinute = 60
/** Numbers of a sent campaign are deleted after so many days; its counts stay. */
export const daysOfRecipients = 400
/** Most numbers of a test send. */
export const mostTestPhones = 5
/** Days after which a provider is no longer asked whether a message has arrived. */
export const daysOfReports = 3
/** Most messages that one text may be charged as. */
export const mostSegments = 4

export const audiences = ['all', 'consumers', 'merchants'] as const
/** Receivers among those who agreed to advertising by SMS: everybody, people, or traders. */
export type Audience = (typeof audiences)[number]

/** waiting: for its turn. failed: the provider refused it. skipped: the receiver must not or does not want to get it. */
export type RecipientStatus = 'waiting' | 'sent' | 'failed' | 'skipped'
/** The end of a sent message, as the provider reports it. */
export type Delivery = 'delivered' | 'undelivered'

export type Counts = Record<'recipients' | RecipientStatus | Delivery | 'segments', number>

/**
 * Whether a sentence tells a receiver how to refuse: the word RET, the number that takes it, and the operator's code such as
 * B001, as the law asks of every commercial text message.
 */
export function tellsRefusal(sentence: string): boolean {
  return /\bRET\b/.test(sentence) && /\b\d{4}\b/.test(sentence) && /\bB\d{3}\b/.test(sentence)
}

/** The text as it is sent: the words, then how to refuse. */
export const withRefusal = (words: string, refusal: string): string => `${words.trim()} ${refusal.trim()}`
