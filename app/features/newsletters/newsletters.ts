import type { PageBlock as Block } from '~/features/content/content'

export {
  batchSize,
  type CampaignStatus as NewsletterStatus,
  campaignStatuses as newsletterStatuses,
  mayChange,
  secondsBetween,
} from '~/features/announcements/announcements'
export type { RecipientType } from '~/features/consents/consents'
export { isGoneForGood } from './sending/bounce-report'

/** Path of the page that asks for the newsletter; below it are the pages of the links in emails. */
export const newsletterPath = '/bulten'
/** A sign-up that nobody confirms is deleted after so many days. */
export const daysToConfirm = 3
/** A confirmed sign-up is deleted after so many days, since the consent is recorded; until then its link works. */
export const daysAfterConfirming = 30
/** Addresses of a sent newsletter are deleted after so many days; its counts stay. */
export const daysOfRecipients = 400
/** Most addresses of a test send. */
export const mostTestAddresses = 5
/** Emails per minute unless the setting `newsletter/per_minute` says otherwise. */
export const usualPerMinute = 60

/** The kinds of content blocks that mail programs can show. */
export const emailKinds = ['text', 'picture', 'picture_text', 'showcase', 'quotation', 'columns'] as const
export type EmailBlock = Extract<Block, { kind: (typeof emailKinds)[number] }>
export const isEmailBlock = (block: Block): block is EmailBlock =>
  emailKinds.some((kind) => kind === block.kind)

export const segmentKinds = ['all', 'retail', 'dealers', 'price_list', 'bought', 'category'] as const

/**
 * The receivers of a newsletter. Every segment is a part of those to whom advertising may go: all, retail customers and
 * subscribers without an account, dealers, customers with a price list, buyers of the last days, buyers of a category.
 */
export type Segment =
  | { kind: 'all' | 'retail' | 'dealers' }
  | { kind: 'price_list'; priceListId: number }
  | { kind: 'bought'; days: number }
  | { kind: 'category'; categoryId: number }

/**
 * The outcome of an email. waiting: for its turn or its next try. bounced: the address does not exist. failed: refused for
 * another reason. skipped: the receiver must not or does not want to get it.
 */
export type RecipientStatus = 'waiting' | 'sent' | 'bounced' | 'failed' | 'skipped'

export type Counts = Record<'recipients' | RecipientStatus | 'unsubscribed', number>

/** Most tries of an email that a server refused for the moment. */
export const mostTries = 5

/** Minutes until the next try: 15, 30, 60, 120. */
export const minutesToNextTry = (tries: number): number => 15 * 2 ** (tries - 1)

/** The mail server's answer about one email. `answer`: its words. */
export type SendOutcome =
  | { status: 'sent' }
  /** `bounced`: the address does not exist. `failed`: this email is refused for good. `later`: refused for the moment. */
  | { status: 'bounced' | 'failed' | 'later'; answer: string }
