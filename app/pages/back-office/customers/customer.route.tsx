import { data, Link } from 'react-router'
import { mayGiveTerms } from '~/features/customers/applications/terms'
import { getPartner, getPriceLists, partnerEditor } from '~/features/customers/customers.server'
import { hasPermission, type Permission, seesAllCustomers } from '~/features/identity/identity'
import { findUserById, listStaff } from '~/features/identity/identity.server'
import { balanceMark } from '~/features/ledger/ledger'
import { getStanding } from '~/features/ledger/ledger.server'
import { findOrders, getUncountedOrders } from '~/features/orders/orders.server'
import { StatusPill } from '~/features/orders/ui/status-pill'
import { formatDate } from '~/kernel/dates'
import { revisionOf } from '~/http/calls/editing.server'
import { formatPrice } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Done, Told } from '../shared/action'
import { readId } from '../shared/list-address'
import { OpenElsewhere } from '../shared/open-elsewhere'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/customer.route'
import { actOnCustomer } from './edit/act.server'
import { PartnerForms } from './edit/partner-forms'
import { People } from './edit/people'
import { peopleOf } from './edit/people.server'
import { text as editText } from './edit/text'
import { Facts } from './facts'
import { ApprovalPill } from './approval-pill'
import { text } from './text'

/** One customer: company, people, terms, standing and last orders. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, clock } = staffVisit(args)
  const id = readId(args.params.id)
  const [partner, row] =
    id === null ? [null, null] : await Promise.all([getPartner(db, id), partnerEditor.read(db, id)])
  if (!partner || !row) throw data(null, 404)
  const may = (permission: Permission) => visitor.permissions.includes(permission)
  const seesAll = seesAllCustomers(visitor.permissions)
  const { salesRepresentativeId } = partner
  const [lists, staff, representative, people, orders, standing] = await Promise.all([
    getPriceLists(db),
    mayGiveTerms(visitor) ? listStaff(db) : null,
    salesRepresentativeId === null ? null : findUserById(db, salesRepresentativeId),
    peopleOf(db, partner.users),
    may('orders.view') ? findOrders(db, { partnerId: partner.id, length: 10 }) : null,
    may('ledger.view') && partner.kind === 'wholesale'
      ? getUncountedOrders(db, partner.id).then((uncounted) =>
          getStanding(db, partner.id, { now: clock(), uncounted }),
        )
      : null,
  ])
  return {
    partner,
    // A change of the record names it. Other numbers are hidden from staff who see their own dealers only.
    revision: revisionOf(row),
    sameTaxNumber: seesAll ? partner.sameTaxNumber : [],
    people,
    choices: staff && {
      lists: lists.map(({ id, name }) => ({ id, name })),
      staff: staff.map(({ id, name }) => ({ id, name })),
    },
    representative: representative?.name ?? null,
    mayWrite: may('customers.write'),
    mayAddMember: may('customers.write') && seesAll,
    list: lists.find((one) => one.id === partner.priceListId)?.name ?? null,
    orders: orders?.orders ?? null,
    standing,
    mayOrder: may('orders.create'),
    mayDecide: hasPermission(visitor, 'applications.decide') && partner.kind === 'wholesale',
    page: { title: partner.name, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => actOnCustomer(args)

export const meta = metaOf

export default function Customer({ loaderData, actionData }: Route.ComponentProps) {
  const { partner, list, orders, standing, mayDecide, mayOrder, mayWrite, mayAddMember } = loaderData
  const { revision, people, choices, representative, sameTaxNumber } = loaderData
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
      <OpenElsewhere table="business_partners" />
      <Done sentences={editText.done} answer={actionData} />
      <Told answer={actionData} />
      <div className="office-columns">
        <div>
          {orders && <Orders orders={orders} partnerId={partner.id} />}
          <People
            people={people}
            isCompany={partner.kind === 'wholesale'}
            mayWrite={mayWrite}
            mayAddMember={mayAddMember}
            answer={actionData}
          />
        </div>
        <div>
          {standing && <Standing standing={standing} />}
          <Facts partner={partner} list={list} representative={representative} sameTaxNumber={sameTaxNumber}>
            <PartnerForms
              partner={partner}
              revision={revision}
              mayWrite={mayWrite}
              choices={choices}
              answer={actionData}
            />
          </Facts>
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
