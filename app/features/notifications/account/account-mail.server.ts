import type { AccountMail } from '~/db/jobs/jobs.server'
import type { Deps } from '~/server/shop.server'
import { writeAccountLetter } from './account-letter'
import { shopOrigin } from '../sending/shop-origin.server'
import { sendShortMail } from '../sending/short-mail.server'

/**
 * Sends a letter about an account: that somebody registered, that the address is known already, that a new password was
 * asked for, that it was changed. The first three carry a link that sets the password. An address nobody has gets none.
 * Every try makes a new token: the queue holds none.
 */
export async function sendAccountMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'identity'>,
  { kind, email, id }: AccountMail,
): Promise<void> {
  const origin = shopOrigin(deps.config)
  const write = (name: string, link: string) =>
    sendShortMail(deps, email, `account-${kind}.${id}`, writeAccountLetter(kind, { name, link }))
  if (kind === 'changed') return write('', `${origin}/user/forgot`)
  const delivery = await deps.identity.beginReset(email)
  if (delivery?.by !== 'shop') return
  const path = kind === 'verify' ? '/user/dogrula' : '/user/forgot'
  await write(delivery.name, `${origin}${path}?kod=${delivery.token}`)
}
