import type { PastPrice } from '~/features/catalogue/catalogue.server'
import { formatDateTime } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { text } from '../product.text'

/** The prices that held, hold and will hold, latest first. */
export function PriceHistory({ prices }: { prices: readonly PastPrice[] }) {
  if (prices.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">{text.priceHistory}</summary>
      <ol className="office-timeline">
        {prices.map(({ id, code, list, minQuantity, amount, from, to }) => (
          <li key={id}>
            <b className="tabular-nums">{formatPrice(amount)}</b> {code} · {list}
            {minQuantity > 1 && ` · ${text.fromPieces(minQuantity)}`}
            <span className="text-ink-2">
              <time dateTime={from}>{formatDateTime(new Date(from))}</time>
              {' – '}
              {to ? <time dateTime={to}>{formatDateTime(new Date(to))}</time> : text.stillHolds}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
