import { formatDateTime } from '~/kernel/dates'
import { ShopLink } from '~/ui/links/shop-link'
import type { TicketBrief } from '../support'
import { text } from './text'
import { TicketPill } from './ticket-pill'

/** Cards of tickets, each a link to its messages below `path`. */
export function TicketList({ tickets, path }: { tickets: readonly TicketBrief[]; path: string }) {
  return (
    <ul className="grid gap-3" aria-label={text.own}>
      {tickets.map(({ id, subject, status, orderCode, updatedAt, messageCount }) => (
        <li key={id} className="order-card">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <ShopLink
              to={`${path}/${id}`}
              ahead={false}
              className="min-w-0 font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {subject}
            </ShopLink>
            <TicketPill status={status} />
          </div>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
            <span>{text.last(formatDateTime(new Date(updatedAt)))}</span>
            <span>{text.messages(messageCount)}</span>
            {orderCode && <span>{text.about(orderCode)}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
