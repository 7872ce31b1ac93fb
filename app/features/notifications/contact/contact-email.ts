import type { ContactMail } from '~/features/contact/contact'
import { formatPhone } from '~/kernel/identity-numbers'
import type { ShortEmail } from '../email/short-email'
import { text } from './contact-mail.text'

type Written = { id: number; name: string; email: string; phone: string; subject: string; message: string }

/** The email with a message of the contact form: to the shop, or the copy to its sender. */
export function writeContactEmail(to: ContactMail['to'], written: Written): ShortEmail {
  const { id, name, email, phone, subject, message } = written
  if (to === 'shop') {
    const { subject: about, paragraphs, quote } = text.toShop
    return {
      subject: about(id, subject),
      greeting: text.greeting,
      paragraphs: paragraphs(name, email, phone && formatPhone(phone)),
      quote: { label: quote, words: message },
      action: null,
      toShop: true,
    }
  }
  const { subject: about, paragraphs, quote, hint } = text.toSender
  return {
    subject: about(subject),
    // The name is left out: a stranger may have typed it for the owner of the address to read.
    greeting: text.greeting,
    paragraphs,
    quote: { label: quote, words: message },
    action: null,
    hint,
  }
}
