import { makeOrderPdf } from '~/features/orders/orders.server'
import { openInvoice } from '~/features/fulfilment/fulfilment.server'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/paper.route'
import { requireOrder } from './page.server'
import { privateFile } from '../shared/private-file.server'

/**
 * `/siparis/{code}/belgeler/{siparis|proforma|fatura}`: an order's document, for its buyer and holders of the email's
 * link.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const order = await requireOrder(visit, request, params.code)
  if (params.paper === 'fatura') {
    const invoice = await openInvoice(visit, order.id)
    if (!invoice) throw new Response(null, { status: 404 })
    return privateFile(invoice)
  }
  const pdf = await makeOrderPdf(visit.db, order, params.paper, visit.clock())
  if (!pdf) throw new Response(null, { status: 404 })
  return privateFile({ ...pdf, mediaType: 'application/pdf' })
}
