import type { OpenOrdersMail } from '~/features/checkout/checkout.server'
import { getSettings } from '~/features/settings/settings.server'
import type { Deps } from '~/server/shop.server'
import { writeOpenOrdersEmail } from './open-orders-email'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'

/** Tells the shop, by email and in its log, that a buyer has reached the limit of unpaid transfers. */
export async function sendOpenOrdersMail(
  deps: MailDeps & Pick<Deps, 'log'>,
  mail: OpenOrdersMail,
): Promise<void> {
  const { codes, by } = mail
  deps.log.warn({ orders: codes, by }, 'a limit of unpaid transfers is reached')
  const to = (await getSettings(deps.db)).get('company', 'email')
  if (to) await sendShortMail(deps, to, `open-orders.${codes.at(-1)}`, writeOpenOrdersEmail(mail))
}
