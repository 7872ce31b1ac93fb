import { findOpenRefund } from '~/features/payments/payments.server'
import { getSettings } from '~/features/settings/settings.server'
import { writeRefundEmail } from './refund-email'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'

/** Emails the shop about a refund to a card that failed; skips one that has ended. */
export async function sendRefundMail(deps: MailDeps, refundId: string): Promise<void> {
  const refund = await findOpenRefund(deps.db, refundId)
  const to = (await getSettings(deps.db)).get('company', 'email')
  if (refund && to) await sendShortMail(deps, to, `refund.${refundId}`, writeRefundEmail(refund))
}
