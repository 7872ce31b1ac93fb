import { findUserById } from '~/features/identity/identity.server'
import { getSettings } from '~/features/settings/settings.server'
import { getMessageForEmail } from '~/features/support/support.server'
import { shopOrigin } from '../sending/shop-origin.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'
import { writeTicketEmail } from './ticket-email'

/** Emails a ticket's message to the other side: the member, or the shop's address if it has one. */
export async function sendTicketMail(deps: MailDeps, messageId: number): Promise<void> {
  const written = await getMessageForEmail(deps.db, messageId)
  // Forgotten users get no emails.
  const member = written?.userId ? await findUserById(deps.db, written.userId) : null
  if (!written || !member) return
  const { ticketId, side } = written
  const to = side === 'shop' ? member.email : (await getSettings(deps.db)).get('company', 'email')
  if (!to) return
  const { name, email } = member
  const message = writeTicketEmail({ ...written, name, email }, shopOrigin(deps.config))
  await sendShortMail(deps, to, `ticket.${ticketId}.${messageId}`, message)
}
