import { daysToConfirm } from '~/features/newsletters/newsletters'
import type { ShortEmail } from '../email/short-email'
import { text } from './newsletter-mail.text'

/** The email that asks to confirm a sign-up. `link`: the page that confirms it. */
export function writeNewsletterConfirmation(link: string): ShortEmail {
  const { subject, greeting, paragraphs, action, hint } = text.confirm
  return {
    subject,
    greeting,
    paragraphs: paragraphs(daysToConfirm),
    action: { label: action, link },
    hint,
  }
}
