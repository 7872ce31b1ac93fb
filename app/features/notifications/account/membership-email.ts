import type { ApprovalNotice } from '~/features/customers/customers'
import { text } from './membership-email.text'
import type { ShortEmail } from '../email/short-email'

/** Events with an email to the customer. */
type Told = keyof typeof text.events

/** The email to a company's owners about an event; null for an event without one. */
export function writeMembershipEmail(
  { event, companyName, contactName, reason }: ApprovalNotice,
  origin: string,
): ShortEmail | null {
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
