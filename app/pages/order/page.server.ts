import { data } from 'react-router'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import type { OrderAccess } from '~/features/orders/orders.server'
import { getAccessibleFullOrder } from '~/features/fulfilment/fulfilment.server'
import type { RequestContext } from '~/server/shop.server'

/** Access by the signature in the address, or by the visitor's session. */
export function accessOf({ visitor, secret }: RequestContext, request: Request): OrderAccess {
  const signature = signatureIn(request)
  return signature ? { signature, secret } : { visitor }
}

/** The signature of an email's link; null when the address has none. */
export function signatureIn(request: Request): string | null {
  return new URL(request.url).searchParams.get('imza')
}

/** The visitor's order. Throws 404 for another visitor's order as for a missing one. */
export async function requireOrder(
  visit: RequestContext,
  request: Request,
  code: string,
): Promise<FullOrder> {
  const order = await getAccessibleFullOrder(visit.db, accessOf(visit, request), code)
  if (!order) throw data(null, 404)
  return order
}
