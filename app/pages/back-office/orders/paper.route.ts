import { getFullOrder, openInvoice } from '~/features/fulfilment/fulfilment.server'
import { makeOrderPdf } from '~/features/orders/orders.server'
import { privateFile } from '~/pages/shared/private-file.server'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/paper.route'

/** A document of an order for staff: `siparis`, `proforma` or `fatura`, as PDF. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const { code, paper } = args.params
  const order = await getFullOrder(visit.db, code)
  const file =
    order &&
    (paper === 'fatura'
      ? await openInvoice(visit, order.id)
      : await makeOrderPdf(visit.db, order, paper, visit.clock()))
  if (!file) throw new Response(null, { status: 404 })
  return privateFile({ mediaType: 'application/pdf', ...file })
}
