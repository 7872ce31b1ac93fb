import { data } from 'react-router'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import type { OrderAccess } from '~/features/orders/orders.server'
import { getAccessibleFullOrder } from '~/features/fulfilment/fulfilment.server'
import type { Shop } from '~/server/shop.server'

/** By the signature in the address, where there is one; else by the visitor's session. */
export function accessOf({ visitor, secret }: Shop, request: Request): OrderAccess {
  const signature = signatureIn(request)
  return signature ? { signature, secret } : { visitor }
}

/** Of the letter's link; null: the page was opened without it. */
export function signatureIn(request: Request): string | null {
  return new URL(request.url).searchParams.get('imza')
}

/** Throws 404 for an order that is not this visitor's, as for one that does not exist. */
export async function requireOrder(visit: Shop, request: Request, code: string): Promise<FullOrder> {
  const order = await getAccessibleFullOrder(visit.db, accessOf(visit, request), code)
  if (!order) throw data(null, 404)
  return order
}
