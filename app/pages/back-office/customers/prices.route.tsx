import { data, Link, useSearchParams } from 'react-router'
import { findBuyer, namePartner } from '~/features/customers/customers.server'
import { formatDate } from '~/kernel/dates'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { readId } from '../shared/list-address'
import { Filters } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/prices.route'
import { readSeenPrices } from './prices.server'
import { text } from './prices.text'

/** Goods, prices and stock as a customer sees them now, beside the last purchase of each. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = staffVisit(args)
  const id = readId(args.params.id)
  const partner = id === null ? null : await namePartner(db, id)
  if (!partner) throw data(null, 404)
  const buyer = await findBuyer(db, partner.id)
  const words = (args.url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const rows = buyer ? await readSeenPrices(db, buyer, words) : []
  const seesOrders = visitor.permissions.includes('orders.view')
  return {
    partner,
    hasBuyer: buyer !== null,
    isSearch: words !== '',
    rows:
      seesOrders || words !== '' ? rows.map((row) => ({ ...row, last: seesOrders ? row.last : null })) : [],
    page: { title: text.title(partner.name), noindex: true },
  }
}

export const meta = metaOf

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function SeenPrices({ loaderData }: Route.ComponentProps) {
  const { partner, hasBuyer, isSearch, rows, page } = loaderData
  const [params] = useSearchParams()
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        <Link
          className="button"
          data-look="secondary"
          data-size="small"
          to={`/yonetim/musteriler/${partner.id}`}
        >
          {text.back}
        </Link>
      </header>
      <p className="text-sm text-ink-2">{text.lead}</p>
      {!hasBuyer && <Notice kind="warning">{text.noBuyer}</Notice>}
      <Filters key={params.toString()}>
        <TextField
          name="q"
          type="search"
          label={text.words}
          defaultValue={params.get('q') ?? ''}
          maxLength={100}
        />
      </Filters>
      {rows.length === 0 ? (
        <p className="office-card text-ink-2">{text.none}</p>
      ) : (
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <caption className="sr-only">{isSearch ? text.found : text.last}</caption>
            <thead>
              <tr>
                <th scope="col">{text.product}</th>
                <th scope="col">{text.price}</th>
                <th scope="col" data-number>
                  {text.stock}
                </th>
                <th scope="col">{text.lastPrice}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.variantId}>
                  <td data-wide>
                    <a href={`/${row.link}`}>{row.name}</a>
                    <span className="block text-meta text-ink-2">{row.code}</span>
                  </td>
                  <td>
                    <Price price={row.price} />
                  </td>
                  <td data-number>{formatNumber(row.available)}</td>
                  <td className="text-ink-2">
                    {row.last
                      ? text.lastOf(
                          formatPrice(row.last.unitPrice),
                          row.last.quantity,
                          formatDate(new Date(row.last.at)),
                        )
                      : text.never}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

function Price({ price }: { price: Row['price'] }) {
  if (!price) return <span className="text-ink-2">{text.gone}</span>
  return (
    <>
      <b>{formatPrice(price.unit)}</b> {price.isNet && text.net}
      <span className="block text-meta text-ink-2">
        {[
          ...(price.packageSize > 1 ? [text.package(price.packageSize)] : []),
          ...price.breaks.map((step) => text.breaks(step.minQuantity, formatPrice(step.unit))),
        ].join(' · ')}
      </span>
    </>
  )
}
