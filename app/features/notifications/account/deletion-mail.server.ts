import type { DeletionMail } from '~/features/customers/customers.server'
import { getDeletionForEmail } from '~/features/customers/customers.server'
import { getSettings } from '~/features/settings/settings.server'
import { writeDeletionEmail, writeForgottenEmail } from './deletion-email'
import { shopOrigin } from '../sending/shop-origin.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'

/**
 * Sends the emails about a deletion request: to the shop and the member while it is open, and to the member's former
 * address once it is fulfilled (KVKK art. 13).
 */
export async function sendDeletionMail(deps: MailDeps, mail: DeletionMail): Promise<void> {
  const id = `deletion-${mail.to}.${mail.requestId}`
  if (mail.to === 'forgotten') return sendShortMail(deps, mail.email, id, writeForgottenEmail(mail.name))
  const request = await getDeletionForEmail(deps.db, mail.requestId)
  const to = mail.to === 'shop' ? (await getSettings(deps.db)).get('company', 'email') : request?.email
  if (!request || !to) return
  await sendShortMail(deps, to, id, writeDeletionEmail(mail.to, request, shopOrigin(deps.config)))
}
