import { Link, useSearchParams } from 'react-router'
import { namePeople } from '~/features/customers/customers.server'
import type { TicketStatus } from '~/features/support/support'
import { listTickets } from '~/features/support/support.server'
import { TicketPill } from '~/features/support/ui/ticket-pill'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { pageLength, pageNumber } from '../shared/list-address'
import { Filters, Pager, Views, WordsField } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import { text as shared } from '../shared/text'
import type { Route } from './+types/route'
import { text } from './text'

const statuses: Readonly<Record<keyof typeof text.view, TicketStatus | undefined>> = {
  '': 'open',
  yanitlanan: 'answered',
  kapanan: 'closed',
  hepsi: undefined,
}

/** Destek: tickets, those that wait longest first. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const params = args.url.searchParams
  const asked = params.get('gorunum') ?? ''
  const view = Object.hasOwn(statuses, asked) ? (asked as keyof typeof statuses) : ''
  const found = await listTickets(db, 'everybody', {
    status: statuses[view],
    words: (params.get('q') ?? '').slice(0, 100),
    oldestFirst: view === '',
    start: (pageNumber(params) - 1) * pageLength,
    length: pageLength,
  })
  const people = await namePeople(
    db,
    found.tickets.flatMap(({ userId }) => (userId === null ? [] : [userId])),
  )
  return {
    view,
    total: found.total,
    tickets: found.tickets.map(({ userId, ...ticket }) => ({
      ...ticket,
      person: (userId !== null && people.get(userId)) || null,
    })),
    page: { title: text.title, noindex: true },
  }
}

export const meta = metaOf

export default function Tickets({ loaderData: { view, tickets, total } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/destek/iletiler">
          {text.contact}
        </Link>
      </header>
      <Views
        label={text.views}
        current={view}
        views={Object.entries(text.view).map(([key, title]) => ({ key, title }))}
      />
      <Filters key={params.toString()} kept={['gorunum']}>
        <WordsField label={text.words} />
      </Filters>
      {tickets.length === 0 ? (
        <p className="office-card text-ink-2">{shared.empty}</p>
      ) : (
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <th scope="col">{text.subject}</th>
                <th scope="col">{text.customer}</th>
                <th scope="col">{text.order}</th>
                <th scope="col" data-number>
                  {text.messages}
                </th>
                <th scope="col">{text.state}</th>
                <th scope="col">{text.last}</th>
              </tr>
            </thead>
            <tbody>
              {tickets.map((row) => (
                <tr key={row.id}>
                  <td data-wide>
                    <Link to={`/yonetim/destek/${row.id}`}>{row.subject}</Link>
                  </td>
                  <td>
                    {row.person?.partnerName ?? text.forgotten}
                    {row.person && row.person.name !== row.person.partnerName && (
                      <span className="block text-meta text-ink-2">{row.person.name}</span>
                    )}
                  </td>
                  <td className="whitespace-nowrap text-ink-2">{row.orderCode}</td>
                  <td data-number className="max-md:hidden">
                    {formatNumber(row.messageCount)}
                  </td>
                  <td>
                    <TicketPill status={row.status} />
                  </td>
                  <td className="whitespace-nowrap text-ink-2">{formatDateTime(new Date(row.updatedAt))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager total={total} />
    </>
  )
}
