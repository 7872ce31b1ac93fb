import type { TicketSide } from '~/features/support/support'
import type { ShortEmail } from '../email/short-email'
import { text } from './ticket-mail.text'

type Written = {
  ticketId: number
  subject: string
  side: TicketSide
  message: string
  name: string
  email: string
}

/** The email with a ticket's message for the other side. */
export function writeTicketEmail(
  { ticketId, subject, side, message, name, email }: Written,
  origin: string,
): ShortEmail {
  if (side === 'shop') {
    const { subject: about, greeting, paragraphs, quote, action } = text.toMember
    return {
      subject: about(subject),
      greeting: greeting(name),
      paragraphs: paragraphs(subject),
      quote: { label: quote, words: message },
      action: { label: action, link: `${origin}/User/help` },
    }
  }
  const { subject: about, greeting, paragraphs, quote, hint } = text.toShop
  return {
    subject: about(ticketId, subject),
    greeting,
    paragraphs: paragraphs(name, email),
    quote: { label: quote, words: message },
    action: null,
    hint: hint(ticketId),
    toShop: true,
  }
}
