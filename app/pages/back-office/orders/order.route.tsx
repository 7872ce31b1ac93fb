import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { namePartner } from '~/features/customers/customers.server'
import { getFullOrder } from '~/features/fulfilment/fulfilment.server'
import { nameActors } from '~/features/identity/identity.server'
import {
  findOrderPartnerId,
  listCarriersOfShop,
  listOrderNotes,
  readHistoryOfShop,
} from '~/features/orders/orders.server'
import { isBeforeShipping } from '~/features/orders/orders'
import { StatusPill } from '~/features/orders/ui/status-pill'
import { dayInIstanbul, formatDateTime } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { CopyButton } from '~/ui/copy-button'
import { Notice } from '~/ui/messages/notice'
import { Done, Told } from '../shared/action'
import { asksCode } from '../shared/confirm.server'
import { OpenElsewhere } from '../shared/open-elsewhere'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/order.route'
import { InvoiceForm } from './invoice-form'
import { OrderActions } from './order-actions'
import { actOnOrder } from './actions/act.server'
import { DeliveryForm, OrderNotes } from './order-notes'
import { OrderFacts } from './order-facts'
import { Lines, Notices, Parcels, Refunds } from './order-parts'
import { Returns } from './order-returns'
import { text } from './order.text'

/** One order: its goods, parcels, returns, money and history, and the steps that come next. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const { db, visitor } = visit
  const order = await getFullOrder(db, args.params.code)
  if (!order) throw data(null, 404)
  const [history, notes, partner, carriers] = await Promise.all([
    readHistoryOfShop(db, order.id),
    listOrderNotes(db, order.id),
    findOrderPartnerId(db, order.id).then((id) => (id === null ? null : namePartner(db, id))),
    listCarriersOfShop(db),
  ])
  const names = await nameActors(
    db,
    [...history, ...notes].map(({ actor }) => actor),
  )
  return {
    order,
    partner,
    carriers: carriers.map(({ id, name }) => ({ id, name })),
    history: history.map((one) => ({ ...one, actor: names.get(one.actor) ?? one.actor })),
    notes: notes.map((one) => ({ ...one, actor: names.get(one.actor) ?? one.actor })),
    permissions: visitor.permissions,
    asks: visitor.permissions.includes('refunds.give') && (await asksCode(visit)),
    // A form that is sent twice refunds once.
    refundKey: randomUUID(),
    today: dayInIstanbul(visit.clock()),
    page: { title: text.title(order.code), noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => actOnOrder(args)

export const meta = metaOf

export default function OrderOfShop({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData
  const mayEdit = loaderData.permissions.includes('orders.edit') && isBeforeShipping(order.status)
  const parts = { order, permissions: loaderData.permissions, answer: actionData }
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title(order.code)}</h1>
        <CopyButton value={order.code} what={text.product} />
        <StatusPill status={order.status} />
        <span className="text-sm text-ink-2">{formatDateTime(order.placedAt)}</span>
      </header>
      <OpenElsewhere table="orders" id={order.id} />
      <Done sentences={text.done} answer={actionData} />
      {order.due > 0 && <Notice kind="warning">{text.dueNotice(formatPrice(order.due))}</Notice>}
      <Told answer={actionData} />
      <div className="office-columns">
        <div>
          <OrderActions
            {...parts}
            carriers={loaderData.carriers}
            refundKey={loaderData.refundKey}
            asks={loaderData.asks}
            invoice={<InvoiceForm {...parts} today={loaderData.today} />}
          />
          <Notices {...parts} />
          <Lines order={order} />
          <Parcels {...parts} />
          <Returns {...parts} />
          <Refunds {...parts} />
        </div>
        <div>
          <OrderNotes
            notes={loaderData.notes}
            mayWrite={loaderData.permissions.includes('orders.process')}
            answer={actionData}
          />
          <OrderFacts
            order={order}
            partner={loaderData.partner}
            history={loaderData.history}
            delivery={mayEdit && <DeliveryForm address={order.address} answer={actionData} />}
          />
        </div>
      </div>
    </>
  )
}
