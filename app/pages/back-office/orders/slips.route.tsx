import { formatAddress } from '~/features/orders/orders'
import { readPackingSlips } from '~/features/orders/orders.server'
import { formatDateTime } from '~/kernel/dates'
import { formatPhone } from '~/kernel/identity-numbers'
import { formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Notice } from '~/ui/messages/notice'
import { ownOrders } from '../shared/own-dealers.server'
import { staffVisit } from '../shared/staff.server'
import { longPage } from './list-length'
import type { Route } from './+types/slips.route'
import { PrintButton } from './print-button'
import { text } from './order.text'

/** Packing slips of the chosen orders, one on each printed page. They carry no prices. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const asked = [...new Set(args.url.searchParams.getAll('kod'))].slice(0, longPage)
  const slips = await readPackingSlips(visit.db, await ownOrders(visit, asked))
  return { slips, page: { title: text.slipTitle, noindex: true } }
}

export const meta = metaOf

export default function Slips({ loaderData: { slips } }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head print:hidden">
        <h1 tabIndex={-1}>{text.slipTitle}</h1>
        {slips.length > 0 && <PrintButton />}
      </header>
      {slips.length === 0 && <Notice kind="warning">{text.slipsNone}</Notice>}
      {slips.map((slip) => (
        <article key={slip.code} className="office-slip">
          <h2>
            {text.title(slip.code)} <small>{formatDateTime(new Date(slip.placedAt))}</small>
          </h2>
          <p>
            <b>
              {slip.address.firstName} {slip.address.lastName}
            </b>{' '}
            · {formatPhone(slip.address.phone)}
          </p>
          <p>{formatAddress(slip.address)}</p>
          <p>{slip.carrier}</p>
          {slip.note && (
            <p>
              {text.note}: {slip.note}
            </p>
          )}
          <table className="office-table">
            <thead>
              <tr>
                <th scope="col">{text.product}</th>
                <th scope="col" data-number>
                  {text.pieces}
                </th>
                <th scope="col">{text.checked}</th>
              </tr>
            </thead>
            <tbody>
              {slip.lines.map((line) => (
                <tr key={line.id}>
                  <td>
                    <b>{line.code}</b> {line.name}
                  </td>
                  <td data-number>{formatNumber(line.quantity)}</td>
                  <td>☐</td>
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      ))}
    </>
  )
}
