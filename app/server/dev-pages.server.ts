import { join } from 'node:path'
import { mailPage } from '~/dev-pages/mail.server'
import { smsPage } from '~/dev-pages/sms.server'
import { messageOf, takeNotice } from './payments/card-payments.server'
import { bankPage } from '~/features/payments/payments.server'
import { isLoopback } from '~/http/reading/request.server'
import type { RequestContext } from './shop.server'

/** A `/dev/…` page of the demo, for browsers on this machine. Null for every other path. */
export async function devPage(
  request: Request,
  path: string,
  visit: RequestContext,
): Promise<Response | null> {
  if (!/^\/dev\/(mail|sms|banka)(\/|$)/.test(path) || !isThisMachine(visit.ip)) return null
  // Another host name means a proxy, or a page whose DNS name was rebound to this machine.
  if (!isLoopback(request.headers.get('host') ?? 'localhost')) return null
  const [room, name = ''] = path.split('/').slice(2)
  if (room === 'mail') return mailPage(path, join(visit.config.dataFolder, 'mail'))
  if (room === 'sms') return smsPage(join(visit.config.dataFolder, 'sms'))
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
