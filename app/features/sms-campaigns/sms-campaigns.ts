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

export const campaignStatuses = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

export const audiences = ['all', 'consumers', 'merchants'] as const
/** Receivers among those who agreed to advertising by SMS: everybody, people, or traders. */
export type Audience = (typeof audiences)[number]

/** waiting: for its turn. failed: the provider refused it. skipped: the receiver must not or does not want to get it. */
export type RecipientStatus = 'waiting' | 'sent' | 'failed' | 'skipped'
/** The end of a sent message, as the provider reports it. */
export type Delivery = 'delivered' | 'undelivered'

export type Counts = Record<'recipients' | RecipientStatus | Delivery | 'segments', number>

/** The allowed changes of status by staff. Sending and sent are reached by the job alone; sending can only be stopped. */
const changes: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ['draft', 'scheduled', 'cancelled'],
  scheduled: ['draft', 'scheduled', 'cancelled'],
  sending: ['cancelled'],
  sent: [],
  cancelled: [],
}
export const mayChange = (from: CampaignStatus, to: CampaignStatus): boolean => changes[from].includes(to)

/** Seconds between two batches. */
export const secondsBetween = 10

/** Messages of the next batch: a sixth of a minute's, and no more than are left of the last 60 seconds. */
export function batchSize(perMinute: number, sentLastMinute: number): number {
  return Math.max(0, Math.min(Math.ceil((perMinute * secondsBetween) / 60), perMinute - sentLastMinute))
}

/**
 * Whether a sentence tells a receiver how to refuse: the word RET, the number that takes it, and the operator's code such as
 * B001, as the law asks of every commercial text message.
 */
export function tellsRefusal(sentence: string): boolean {
  return /\bRET\b/.test(sentence) && /\b\d{4}\b/.test(sentence) && /\bB\d{3}\b/.test(sentence)
}

/** The text as it is sent: the words, then how to refuse. */
export const withRefusal = (words: string, refusal: string): string => `${words.trim()} ${refusal.trim()}`
