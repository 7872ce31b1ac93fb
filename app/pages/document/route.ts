import { openDocument } from '~/features/customers/customers.server'
import { openNoticeReceipt, openReturnPhoto } from '~/features/fulfilment/fulfilment.server'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/route'
import { accessOf } from '../order/page.server'
import { privateFile } from '../shared/private-file.server'

/** `/belge/{id}`: a private document for its owner and staff; 404 for all others (promises P03, P19). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const file =
    (await openDocument(visit, visit.visitor, params.id)) ??
    (await openReturnPhoto(visit, visit.visitor, params.id)) ??
    (await openNoticeReceipt(visit, accessOf(visit, request), params.id))
  if (!file) throw new Response(null, { status: 404 })
  return privateFile(file)
}
