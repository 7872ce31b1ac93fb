import { join } from 'node:path'
import { mailPage } from '~/dev-pages/mail.server'
import { messageOf, takeNotice } from './payments/card-payments.server'
import { bankPage } from '~/features/payments/payments.server'
import { isLoopback } from '~/http/reading/request.server'
import type { RequestContext } from './shop.server'

/** `/dev/…` pages of the demo, for whoever sits at this machine. Null: not one of them. */
export async function devPage(
  request: Request,
  path: string,
  visit: RequestContext,
): Promise<Response | null> {
  if (!/^\/dev\/(mail|banka)(\/|$)/.test(path) || !isThisMachine(visit.ip)) return null
  // Asked for by another name it comes through a proxy, or from a page whose name was bent to this machine.
  if (!isLoopback(request.headers.get('host') ?? 'localhost')) return null
  const [room, name = ''] = path.split('/').slice(2)
  if (room === 'mail') return mailPage(path, join(visit.config.dataFolder, 'mail'))
  const { db, secret, nonce } = visit
  return bankPage(request, name, {
    db,
    secret,
    nonce,
    now: visit.clock(),
    notify: async (fields) => void (await takeNotice(visit, messageOf(fields))),
  })
}

// Without a port, as in tests, there is no remote address.
function isThisMachine(ip: string): boolean {
  return ip === 'unknown' || ip === '::1' || /^(::ffff:)?127\./.test(ip)
}
