import { deletionDays, deletionDeadline } from '~/features/customers/customers'
import { formatDay } from '~/kernel/dates'
import { text } from './deletion-mail.text'
import type { ShortEmail } from '../email/short-email'

type Asked = { name: string; email: string; requestedAt: Date }

/** The email about a deletion request: to the shop with the deadline, to the member with the way to withdraw it. */
export function writeDeletionEmail(
  to: 'shop' | 'member',
  { name, email, requestedAt }: Asked,
  origin: string,
): ShortEmail {
  const asked = formatDay(requestedAt)
  if (to === 'shop') {
    const { subject, greeting, paragraphs, hint } = text.toShop
    return {
      subject: subject(email),
      greeting,
      paragraphs: paragraphs(`${name} (${email})`, asked, formatDay(deletionDeadline(requestedAt))),
      action: null,
      hint: hint(email),
      toShop: true,
    }
  }
  const { subject, paragraphs, action, hint } = text.toMember
  return {
    subject,
    greeting: text.greeting(name),
    paragraphs: paragraphs(asked, deletionDays),
    action: { label: action, link: `${origin}/User/userinfo` },
    hint,
  }
}

/** The last email to a forgotten person. */
export function writeForgottenEmail(name: string): ShortEmail {
  const { subject, paragraphs } = text.forgotten
  return { subject, greeting: text.greeting(name), paragraphs, action: null }
}
