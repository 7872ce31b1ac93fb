import { happenedAnyway } from '~/db/happenings.server'
import { countAttempt } from '~/features/identity/identity.server'
import { visitorKey } from '~/features/identity/identity'
import { getSettings } from '~/features/settings/settings.server'
import { addressGroup } from '~/http/reading/address.server'
import { allowances, type LimitName } from '~/http/bounds/limits.server'
import type { RequestContext } from '../shop.server'

/**
 * Counts one search, one change of a basket or one try of a coupon, for the session and for the address (promise L41). Returns the seconds
 * this visitor has to wait; 0: go on. Settings `limits/search_per_session`, `limits/search_per_address` and the like. `about`: the object of the action, counted like a session.
 */
export async function waitFor(visit: RequestContext, name: LimitName, about?: string): Promise<number> {
  const settings = await getSettings(visit.db)
  const most = (per: 'session' | 'address') =>
    settings.number('limits', `${name}_per_${per}`, allowances[name][per])
  const { visitor, db, secret } = visit
  const doer = { session: visitor.isNew ? null : visitorKey(visitor), address: addressGroup(visit.ip) }
  if (name !== 'coupon') {
    const allowed = { session: most('session'), address: most('address') }
    const wait =
      (await visit.limits.take(name, doer, allowed)) ||
      (about === undefined
        ? 0
        : await visit.limits.take(name, { session: `about ${about}`, address: null }, allowed))
    if (wait > 0) happenedAnyway(db, { name: 'limit-reached', limit: name })
    return wait
  }
  // Coupon codes are secrets: their attempts are counted in the database, for 15 minutes. The address first, as in `createLimits`.
  const counted = (['address', 'session'] as const).flatMap((per) => {
    const who = doer[per]
    return who === null ? [] : [{ what: `coupon ${per}`, who, most: most(per) }]
  })
  return countAttempt(db, secret, counted, visit.clock())
}
