import { readWords } from '~/features/mail-texts/mail-texts.server'
import type { AccountMail } from '~/features/identity/identity.server'
import type { Deps } from '~/server/shop.server'
import { writeAccountEmail } from './account-email'
import { shopOrigin } from '../sending/shop-origin.server'
import { type MailDeps, sendShortMail } from '../sending/short-mail.server'

/**
 * Sends an email about an account: a registration, an address already known, a requested password, a changed one. The
 * first three carry a link to set the password. An unknown address gets none. Every try makes a new token, so that
 * the queue holds none.
 */
export async function sendAccountMail(
  deps: MailDeps & Pick<Deps, 'identity'>,
  { kind, email, id }: AccountMail,
): Promise<void> {
  const origin = shopOrigin(deps.config)
  const words = await readWords(deps.db)
  const write = (name: string, link: string) =>
    sendShortMail(deps, email, `account-${kind}.${id}`, writeAccountEmail(kind, { name, link, words }))
  if (kind === 'changed') return write('', `${origin}/user/forgot`)
  const delivery = await deps.identity.beginReset(email)
  if (delivery?.by !== 'shop') return
  const path = kind === 'verify' ? '/user/dogrula' : '/user/forgot'
  await write(delivery.name, `${origin}${path}?kod=${delivery.token}`)
}
