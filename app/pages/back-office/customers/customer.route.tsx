import { data, Link } from 'react-router'
import { formatDiscounts } from '~/features/customers/applications/terms'
import { getPartner, getPriceLists } from '~/features/customers/customers.server'
import { hasPermission, type Permission } from '~/features/identity/identity'
import { balanceMark } from '~/features/ledger/ledger'
import { getStanding } from '~/features/ledger/ledger.server'
import { findOrders, getUncountedOrders } from '~/features/orders/orders.server'
import { StatusPill } from '~/features/orders/ui/status-pill'
import { formatDate } from '~/kernel/dates'
import { formatPhone } from '~/kernel/identity-numbers'
import { formatPrice } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { readId } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/customer.route'
import { ApprovalPill } from './partner-table'
import { text } from './text'

/** One customer: company, people, terms, standing and last orders. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, clock } = staffVisit(args)
  const id = readId(args.params.id)
  const partner = id === null ? null : await getPartner(db, id)
  if (!partner) throw data(null, 404)
  const may = (permission: Permission) => visitor.permissions.includes(permission)
  const [lists, orders, standing] = await Promise.all([
    getPriceLists(db),
    may('orders.view') ? findOrders(db, { partnerId: partner.id, length: 10 }) : null,
    may('ledger.view') && partner.kind === 'wholesale'
      ? getUncountedOrders(db, partner.id).then((uncounted) =>
          getStanding(db, partner.id, { now: clock(), uncounted }),
        )
      : null,
  ])
  return {
    partner,
    list: lists.find((one) => one.id === partner.priceListId)?.name ?? null,
    orders: orders?.orders ?? null,
    standing,
    mayOrder: may('orders.create'),
    mayDecide: hasPermission(visitor, 'applications.decide') && partner.kind === 'wholesale',
    page: { title: partner.name, noindex: true },
  }
}

export const meta = metaOf

export default function Customer({ loaderData }: Route.ComponentProps) {
  const { partner, list, orders, standing, mayDecide, mayOrder } = loaderData
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{partner.name}</h1>
        <ApprovalPill approval={partner.approvalStatus} />
        {mayDecide && (
          <Link
            className="button"
            data-look="secondary"
            data-size="small"
            to={`/yonetim/basvurular/${partner.id}`}
          >
            {text.toApplication}
          </Link>
        )}
        {mayOrder && (
          <Link
            className="button"
            data-look="primary"
            data-size="small"
            to={`/yonetim/musteriler/${partner.id}/siparis`}
          >
            {text.orderFor}
          </Link>
        )}
        <Link
          className="button"
          data-look="secondary"
          data-size="small"
          to={`/yonetim/musteriler/${partner.id}/fiyatlar`}
        >
          {text.toPrices}
        </Link>
        {standing && (
          <Link
            className="button"
            data-look="secondary"
            data-size="small"
            to={`/yonetim/musteriler/${partner.id}/cari`}
          >
            {text.toLedger}
          </Link>
        )}
      </header>
      <div className="office-columns">
        <div>
          {orders && <Orders orders={orders} partnerId={partner.id} />}
          <section className="office-card">
            <h2>{text.users}</h2>
            <ul className="office-parts">
              {partner.users.map((user) => (
                <li key={user.id}>
                  <b>{user.name}</b>
                  <span className="text-ink-2">
                    {[
                      text.roles[user.role],
                      user.orderLimit !== null && text.orderLimit(formatPrice(user.orderLimit)),
                      user.email,
                      user.phone && formatPhone(user.phone),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div>
          {standing && <Standing standing={standing} />}
          <section className="office-card">
            <h2>{text.facts}</h2>
            <dl className="office-facts">
              <dt>{text.kind}</dt>
              <dd>{text.kinds[partner.kind]}</dd>
              {partner.taxNumber && (
                <>
                  <dt>{text.tax}</dt>
                  <dd>{[partner.taxOffice, partner.taxNumber].filter(Boolean).join(', ')}</dd>
                </>
              )}
              <dt>{text.list}</dt>
              <dd>{list ?? text.noList}</dd>
              {partner.discounts.length > 0 && (
                <>
                  <dt>{text.discounts}</dt>
                  <dd>% {formatDiscounts(partner.discounts)}</dd>
                </>
              )}
              {partner.kind === 'wholesale' && (
                <>
                  <dt>{text.term}</dt>
                  <dd>{text.days(partner.paymentTermDays)}</dd>
                </>
              )}
              <dt>{text.since}</dt>
              <dd>{formatDate(new Date(partner.createdAt))}</dd>
            </dl>
          </section>
        </div>
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Standing({ standing }: { standing: NonNullable<Loaded['standing']> }) {
  return (
    <section className="office-card">
      <h2>{text.standing}</h2>
      <dl className="office-facts tabular-nums">
        <dt>{text.balance}</dt>
        <dd className="font-semibold">
          {formatPrice(Math.abs(standing.balance))} {balanceMark(standing.balance)}
        </dd>
        <dt>{text.overdue}</dt>
        <dd>{formatPrice(standing.overdue)}</dd>
        <dt>{text.limit}</dt>
        <dd>{formatPrice(standing.creditLimit)}</dd>
        <dt>{text.available}</dt>
        <dd>{formatPrice(standing.available)}</dd>
      </dl>
    </section>
  )
}

function Orders({ orders, partnerId }: { orders: NonNullable<Loaded['orders']>; partnerId: number }) {
  return (
    <section className="office-card">
      <h2>{text.orders}</h2>
      {orders.length === 0 ? (
        <p className="text-sm text-ink-2">{text.noOrders}</p>
      ) : (
        <>
          <ul className="office-parts">
            {orders.map((order) => (
              <li key={order.id}>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link className="link font-semibold" to={`/yonetim/siparisler/${order.code}`}>
                    {order.code}
                  </Link>
                  <StatusPill status={order.status} />
                  <span className="text-ink-2">{formatDate(new Date(order.placedAt))}</span>
                  <b className="tabular-nums">{formatPrice(order.total)}</b>
                </span>
              </li>
            ))}
          </ul>
          <Link className="link text-sm" to={`/yonetim/siparisler?musteri=${partnerId}`}>
            {text.allOrders}
          </Link>
        </>
      )}
    </section>
  )
}
