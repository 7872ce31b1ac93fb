import { addWorkdays, toIsoIstanbul } from '~/kernel/dates'
import type { IysChannel, RecipientType } from '../channels'

/** Names of the channels at İYS. */
export const iysTypes = { call: 'ARAMA', sms: 'MESAJ', email: 'EPOSTA' } as const satisfies Record<
  IysChannel,
  string
>
export const iysStatuses = ['ONAY', 'RET'] as const

/** One change in the form that İYS takes: `POST /sps/{iysCode}/brands/{brandCode}/consents/request`. */
export type IysChange = {
  /** `YYYY-MM-DD HH:mm:ss`, time of Türkiye. */
  consentDate: string
  source: string
  recipient: string
  recipientType: RecipientType
  status: (typeof iysStatuses)[number]
  type: (typeof iysTypes)[IysChannel]
}

/** sent: part of an export. known: came from İYS. skipped: tells İYS nothing new. */
export type IysOutcome = 'sent' | 'known' | 'skipped'

/** The newest unreported answer of a recipient, and the last one that İYS knows. */
export type Pending = {
  channel: IysChannel
  recipient: string
  recipientType: RecipientType
  given: boolean
  source: string
  statedAt: Date
  /** False for the e-mail address of a member who has not proven it yet. */
  isProven: boolean
  known: { given: boolean; statedAt: Date } | null
}

/** Why a change cannot go to İYS now. */
export type IysProblem = 'unproven' | 'bad_phone' | 'future' | 'not_later' | 'too_old' | 'too_early'

/** İYS refuses dates before this one (dev.iys.org.tr, validation rules). */
const earliest = new Date('2015-05-01T00:00:00+03:00')
const workdays = 3

/**
 * The treatment of an answer by the validation rules of İYS: it refuses a repeated status, a RET before the first ONAY, a
 * date in the future, not after the stored one or more than three working days ago, and other phones than +905….
 */
export function judge(pending: Pending, now: Date): 'send' | 'skip' | IysProblem {
  const { channel, recipient, given, statedAt, known } = pending
  if ((known?.given ?? false) === given) return 'skip'
  if (!pending.isProven) return 'unproven'
  if (channel !== 'email' && !/^\+905\d{9}$/.test(recipient)) return 'bad_phone'
  if (statedAt < earliest) return 'too_early'
  if (statedAt > now) return 'future'
  // İYS compares whole seconds.
  if (known && iysDate(statedAt) <= iysDate(known.statedAt)) return 'not_later'
  // Public holidays count as working days here, so a change is reported a little too early rather than too late.
  return addWorkdays(statedAt, workdays) < now ? 'too_old' : 'send'
}

/** A change in the form of İYS. */
export function toIys(row: Omit<Pending, 'known' | 'isProven'>): IysChange {
  const { channel, recipient, recipientType, given, source, statedAt } = row
  return {
    consentDate: iysDate(statedAt),
    // A change made at İYS is never sent back; a later one of the shop has a source of its own.
    source,
    recipient,
    recipientType,
    status: given ? 'ONAY' : 'RET',
    type: iysTypes[channel],
  }
}

/** `2026-11-25 13:30:00`, in Istanbul. */
export function iysDate(instant: Date): string {
  return toIsoIstanbul(instant).slice(0, 19).replace('T', ' ')
}

/** The moment of a date of İYS, or null for other texts. */
export function readIysDate(text: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text)
  const instant = match && new Date(`${match[1]}T${match[2]}+03:00`)
  return instant && !Number.isNaN(instant.getTime()) && iysDate(instant) === text ? instant : null
}

/** The channel of a type of İYS. */
export function channelOf(type: IysChange['type']): IysChannel {
  return (Object.keys(iysTypes) as IysChannel[]).find((channel) => iysTypes[channel] === type)!
}
