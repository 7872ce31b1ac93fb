import type { ApprovalNotice } from '~/features/customers/customers'
import { text } from './membership-letter.text'
import type { ShortMail } from '../letter/short-letter'

/** Events a customer is written to about. */
type Told = keyof typeof text.events

/** What the owners of a company are told about an event; null when there is nothing to tell. */
export function writeMembershipLetter(
  { event, companyName, contactName, reason }: ApprovalNotice,
  origin: string,
): ShortMail | null {
  if (!Object.hasOwn(text.events, event)) return null
  const { subject, paragraphs, label, path, quote } = text.events[event as Told]
  return {
    subject,
    greeting: text.greeting(contactName),
    paragraphs: paragraphs(companyName),
    quote: reason ? { label: quote, words: reason } : undefined,
    action: { label, link: origin + path },
  }
}
