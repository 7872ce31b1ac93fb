import { getSettings } from '~/features/settings/settings.server'
import type { Deps } from '~/server/shop.server'
import type { Email } from './mail.server'
import { sellerOf, senderOf } from './sender.server'
import { shopOrigin } from './shop-origin.server'
import { completeEmail, type ShortEmail, toPlainShortEmail } from '../email/short-email'

/** The parts of the program that emails need. */
export type MailDeps = Pick<Deps, 'db' | 'mail' | 'config' | 'storage'>

/**
 * Sends a short email. `id` identifies it, so that a repeated try can be recognised (promise R37). `list`: the link
 * that stops such emails, for the headers `List-*`.
 */
export async function sendShortMail(
  { db, mail, config, storage }: MailDeps,
  to: string,
  id: string,
  written: ShortEmail,
  list?: Email['list'],
): Promise<void> {
  const settings = await getSettings(db)
  const { hostname } = new URL(shopOrigin(config))
  const { seller, attachments } = await sellerOf(settings, storage)
  const message = completeEmail(written, seller)
  // Imported on first use, because it would slow down every start.
  const { toHtmlShortEmail } = await import('../email/short-email-html')
  await mail.send({
    from: senderOf(settings, hostname),
    to,
    subject: message.subject,
    html: toHtmlShortEmail(message),
    text: toPlainShortEmail(message),
    attachments,
    list,
    messageId: `<${id}@${hostname.replace(/[[\]]/g, '')}>`,
  })
}
