import type { ApprovalNotice } from '~/features/customers/customers'
import { usualWords, type Words } from '~/features/mail-texts/mail-texts'
import { text } from './membership-email.text'
import type { ShortEmail } from '../email/short-email'

/** Events with an email to the customer. */
type Told = keyof typeof text.events

/** The email to a company's owners about an event; null for an event without one. */
export function writeMembershipEmail(
  { event, companyName, contactName, reason }: ApprovalNotice,
  { origin, words = usualWords }: { origin: string; words?: Words },
): ShortEmail | null {
  if (!Object.hasOwn(text.events, event)) return null
  const { label, path, quote } = text.events[event as Told]
  return {
    ...words(`membership-${event as Told}`, { ad: contactName, firma: companyName }),
    greeting: text.greeting(contactName),
    quote: reason ? { label: quote, words: reason } : undefined,
    action: { label, link: origin + path },
  }
}
