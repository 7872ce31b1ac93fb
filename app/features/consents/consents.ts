import { normalizePhone } from '~/kernel/identity-numbers'
import { normalizeEmail } from '~/kernel/turkish'

export { consentWording } from './text'
export { type IysChange, iysStatuses, iysTypes } from './iys/iys'

/** Channels of commercial messages that law 6563 names; they are the types of İYS, and forms ask for each of them. */
export type IysChannel = 'email' | 'sms' | 'call'
export const iysChannels: readonly IysChannel[] = ['email', 'sms', 'call']

/** All channels with a consent of their own. Push notifications are unknown to İYS; the shop asks for them all the same. */
export type ConsentChannel = IysChannel | 'push'
export const consentChannels: readonly ConsentChannel[] = [...iysChannels, 'push']

/** Version of the consent sentences in text.ts; raise it when one changes. */
export const consentTextVersion = '2026-11'

/** BIREYSEL: a person, who must agree first. TACIR: a trader, who may refuse (law 6563 art. 6; names of İYS). */
export type RecipientType = 'BIREYSEL' | 'TACIR'
export const recipientTypes: readonly RecipientType[] = ['BIREYSEL', 'TACIR']

/** Path of the page that withdraws a consent without a sign-in. */
export const consentPath = '/ileti-izni'

/** One answer of a person: an e-mail address, a phone number or a push device, and whether messages may go there. */
export type Statement = { channel: ConsentChannel; recipient: string; given: boolean }

/** The last answer on one channel; `since` is null when nobody was asked. */
export type ConsentState = { channel: ConsentChannel; given: boolean; since: Date | null }

/** Addresses of a person by channel; empty while it is unknown. */
export type Contacts = { email: string; phone: string }

/** The answers of a form with a box per channel: ticked channels are given, the other ones of `asked` are not. */
export function statementsOf(
  { email, phone }: Contacts,
  given: readonly ConsentChannel[],
  asked: readonly IysChannel[] = iysChannels,
): Statement[] {
  return asked.map((channel) => ({
    channel,
    recipient: channel === 'email' ? email : phone,
    given: given.includes(channel),
  }))
}

/** A recipient as it is stored: e-mail in small letters, phone in E.164; '' for an unknown phone; a device unchanged. */
export function normalizeRecipient(channel: ConsentChannel, recipient: string): string {
  if (channel === 'email') return normalizeEmail(recipient)
  return channel === 'push' ? recipient : (normalizePhone(recipient) ?? '')
}

/** A recipient that a page may show to anybody with its link: `a•••@ornek.com`, `•••• 45 67`. */
export function maskRecipient(channel: ConsentChannel, recipient: string): string {
  if (channel === 'push') return ''
  if (channel !== 'email') return `•••• ${recipient.slice(-4, -2)} ${recipient.slice(-2)}`
  return recipient.replace(/^(.)[^@]*/, '$1•••')
}
