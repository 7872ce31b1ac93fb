import type { OrderListBrief } from '~/features/lists/order-lists'
import type { OrderBrief } from '~/features/orders/orders'
import { formatDay } from '~/kernel/dates'
import { ShopLink } from '~/ui/links/shop-link'
import { templateText as text } from './text'

type Props = { lists: readonly OrderListBrief[]; orders: readonly OrderBrief[] }

/** A member's lists and last orders, each of which fills the table below. */
export function QuickOrderTemplates({ lists, orders }: Props) {
  return (
    <details className="rounded-lg border border-line bg-surface px-5">
      <summary className="link inline-flex min-h-12 items-center font-semibold">{text.title}</summary>
      <div className="grid gap-6 pb-5 sm:grid-cols-2">
        <section aria-labelledby="sablon-listeler">
          <h2 id="sablon-listeler" className="font-sans text-sm font-semibold tracking-normal">
            {text.lists}
          </h2>
          {lists.length === 0 && <p className="text-sm text-ink-2">{text.noLists}</p>}
          <ul>
            {lists.map(({ id, name, lineCount }) => (
              <Template key={id} to={`?liste=${id}`} name={name} note={text.lines(lineCount)} />
            ))}
          </ul>
          <ShopLink to="/User/lists" className="link inline-flex py-1 text-sm" ahead={false}>
            {text.manage}
          </ShopLink>
        </section>
        <section aria-labelledby="sablon-siparisler">
          <h2 id="sablon-siparisler" className="font-sans text-sm font-semibold tracking-normal">
            {text.orders}
          </h2>
          {orders.length === 0 && <p className="text-sm text-ink-2">{text.noOrders}</p>}
          <ul>
            {orders.map(({ id, code, placedAt, lineCount }) => (
              <Template
                key={id}
                to={`?siparis=${id}`}
                name={code}
                note={`${formatDay(new Date(placedAt))} · ${text.lines(lineCount)}`}
              />
            ))}
          </ul>
        </section>
      </div>
    </details>
  )
}

function Template({ to, name, note }: { to: string; name: string; note: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <ShopLink to={`/hizli-siparis${to}`} className="link inline-flex min-h-9 items-center" ahead={false}>
        {name}
      </ShopLink>
      <span className="text-ink-2">{note}</span>
    </li>
  )
}
