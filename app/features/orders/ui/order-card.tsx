import { picturePath } from '~/features/media/media'
import { formatDay } from '~/kernel/dates'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { ShopLink } from '~/ui/links/shop-link'
import type { OrderBrief } from '../record/order'
import { StatusPill } from './status-pill'
import { text } from './text'

/** An order in a list: status, date, total and goods. */
export function OrderCard({ order, heading: Heading = 'h2' }: { order: OrderBrief; heading?: 'h2' | 'h3' }) {
  const { id, code, status, placedAt, grandTotal, lines, lineCount } = order
  const rest = lineCount - lines.length
  return (
    <article className="order-card">
      <div className="facts">
        <Heading className="font-sans text-base font-semibold tracking-normal">
          <ShopLink to={`/User/orders/detail/${id}`} ahead={false} className="whole">
            {code}
          </ShopLink>
        </Heading>
        <StatusPill status={status} />
        <p className="text-sm text-ink-2">
          <time dateTime={new Date(placedAt).toISOString()}>{formatDay(new Date(placedAt))}</time>
        </p>
        <p className="total">{formatPrice(grandTotal)}</p>
      </div>
      <div className="flex items-center gap-2">
        {lines.map(({ name, pictureHash }, i) =>
          pictureHash ? (
            <img
              key={`${i} ${pictureHash}`}
              src={picturePath(pictureHash, 160, 'webp')}
              alt=""
              width={40}
              height={50}
              loading="lazy"
              className="aspect-4/5 rounded-md"
            />
          ) : (
            <span key={`${i} ${name}`} className="block aspect-4/5 w-10 rounded-md bg-sunken" />
          ),
        )}
        {rest > 0 && <span className="text-sm text-ink-2">+{formatNumber(rest)}</span>}
        <p className="ml-2 line-clamp-2 min-w-0 text-sm text-ink-2">
          {lines[0]?.name}
          {lineCount > 1 && ` ${text.andOthers(lineCount - 1)}`}
        </p>
      </div>
    </article>
  )
}
