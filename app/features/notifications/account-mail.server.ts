import type { AccountMail } from '~/db/jobs.server'
import type { Delivery } from '~/features/identity/identity.server'
import type { Deps } from '~/server/shop.server'
import { writeAccountLetter } from './account/account-letter'
import { shopOrigin } from './sending/shop-origin.server'
import { sendShortMail } from './sending/short-mail.server'

/**
 * Sends a letter about an account: to verify the address, that it is known already, to set a new password, that the
 * password was changed. An address nobody has gets none. Every try makes a new token: the queue holds none.
 */
export async function sendAccountMail(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'identity'>,
  { kind, email, id }: AccountMail,
): Promise<void> {
  const origin = shopOrigin(deps.config)
  const write = (name: string, link: string) =>
    sendShortMail(deps, email, `account-${kind}.${id}`, writeAccountLetter(kind, { name, link }))
  if (kind === 'changed') return write('', `${origin}/user/forgot`)
  const delivery = await begin(deps, kind, email)
  if (delivery?.by !== 'shop') return
  const path = kind === 'verify' ? '/user/dogrula' : '/user/forgot'
  await write(delivery.name, `${origin}${path}?kod=${delivery.token}`)
}

function begin(
  { identity }: Pick<Deps, 'identity'>,
  kind: 'verify' | 'known' | 'reset',
  email: string,
): Promise<Delivery | null> {
  return kind === 'verify' ? identity.beginVerification(email) : identity.beginReset(email)
}
