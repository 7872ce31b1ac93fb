import { getSettings } from '~/features/settings/settings.server'
import { getMessageForLetter } from '~/features/support/support.server'
import type { Deps } from '~/shop.server'
import { shopOrigin } from './shop-origin.server'
import { sendShortMail } from './short-mail.server'
import { writeTicketLetter } from './ticket-letter'

/** Tells the other side of a ticket what was written: the member, or the shop at its own address where it has one. */
export async function sendTicketMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config'>,
  messageId: number,
): Promise<void> {
  const written = await getMessageForLetter(deps.db, messageId)
  if (!written) return
  const { ticketId, side, email } = written
  const to = side === 'shop' ? email : (await getSettings(deps.db)).get('company', 'email')
  if (!to) return
  const letter = writeTicketLetter(written, shopOrigin(deps.config))
  await sendShortMail(deps, to, `ticket.${ticketId}.${messageId}`, letter)
}
