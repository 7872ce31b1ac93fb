import type { ContactMail } from '~/features/contact/contact'
import { findContact } from '~/features/contact/contact.server'
import { getSettings } from '~/features/settings/settings.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'
import { writeContactEmail } from './contact-email'

/**
 * Emails a message of the contact form to the shop (setting `company/contact_email`, else `company/email`) or a copy to its
 * sender. A deleted message sends nothing.
 */
export async function sendContactMail(deps: MailDeps, { messageId, to }: ContactMail): Promise<void> {
  const written = await findContact(deps.db, messageId)
  if (!written) return
  const settings = await getSettings(deps.db)
  const ofShop = settings.get('company', 'contact_email') || settings.get('company', 'email')
  const receiver = to === 'shop' ? ofShop : written.email
  if (!receiver) return
  await sendShortMail(deps, receiver, `contact-${to}.${messageId}`, writeContactEmail(to, written))
}
