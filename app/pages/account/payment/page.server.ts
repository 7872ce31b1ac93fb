import { accountView } from '~/features/ledger/ledger'
import { listPayments } from '~/features/ledger/ledger.server'
import type { Member } from '~/features/identity/identity'
import { listInvoices } from '~/features/fulfilment/fulfilment.server'
import { listPaidOrders } from '~/features/orders/orders.server'
import type { RequestContext } from '~/server/shop.server'

const length = 30
const path = '/User/payment'

/** Payments visible to a member, onto the company's account and for own orders, and invoices; 30 per page of each. */
export async function loadPayments(
  { db, visitor }: RequestContext & { visitor: Member },
  asked: URLSearchParams,
) {
  const view = accountView(visitor)
  const [page, orderPage, invoicePage] = ['sayfa', 'siparis', 'fatura'].map((name) =>
    pageOf(asked.get(name)),
  ) as [number, number, number]
  const onAccount =
    view === 'whole'
      ? await listPayments(db, visitor.partner.id, { start: (page - 1) * length, length })
      : { payments: [], total: 0 }
  const ofOrders = await listPaidOrders(db, visitor, { start: (orderPage - 1) * length, length })
  const invoices = await listInvoices(db, visitor, { start: (invoicePage - 1) * length, length })
  return {
    view,
    ofInvoices: { ...invoices, page: invoicePage, last: lastOf(invoices.total), address: path },
    onAccount: { ...onAccount, page, last: lastOf(onAccount.total), address: path },
    ofOrders: { ...ofOrders, page: orderPage, last: lastOf(ofOrders.total), address: path },
  }
}

function pageOf(given: string | null): number {
  return given && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1
}

const lastOf = (total: number) => Math.max(Math.ceil(total / length), 1)
