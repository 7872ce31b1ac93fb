import { normalizePhone } from '~/kernel/identity-numbers'
import { normalizeEmail } from '~/kernel/turkish'

import { type ConsentChannel, type IysChannel, iysChannels } from './channels'

export {
  type ConsentChannel,
  consentChannels,
  type IysChannel,
  iysChannels,
  type RecipientType,
  recipientTypes,
} from './channels'
export { cookieChoiceKey, readCookieChoice } from './cookie-choice'
export { consentWording } from './text'
export type { IysProblem } from './iys/iys'

/** Version of the consent sentences in text.ts; raise it when one changes. */
export const consentTextVersion = '2026-11'

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
