import { formatDay } from '~/kernel/dates'
import { formatNumber } from '~/kernel/turkish'
import { CopyButton } from '~/ui/copy-button'
import { Icon } from '~/ui/icons/icon'
import type { LinePieces } from '../record/fulfilment-record'
import type { FullOrder } from '../record/full-order'
import { receiverPaysNote } from '~/features/orders/orders'
import { text } from './text'

/** The shipped parcels with number and link; renders nothing before the first one. */
export function Parcels({ order }: { order: FullOrder }) {
  const { shipments, lines, cancelled } = order
  if (shipments.length === 0) return null
  const left = count(lines) - count(cancelled) - shipments.reduce((sum, { lines }) => sum + count(lines), 0)
  const comesBack = order.returns.some(({ kind }) => kind === 'undelivered')
  return (
    <section aria-labelledby="paketler" className="grid gap-3">
      <h2 id="paketler" className="text-xl">
        {text.parcels}
      </h2>
      <ol className="grid gap-3">
        {shipments.map((parcel, i) => (
          <li key={parcel.id} className="grid gap-3 rounded-lg border border-line bg-surface p-5 text-sm">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <strong className="text-base">{text.parcel(i + 1, shipments.length)}</strong>
              <span>{parcel.carrier}</span>
              <span className="text-ink-2">
                {parcel.deliveredAt
                  ? text.arrivedAt(formatDay(new Date(parcel.deliveredAt)))
                  : comesBack
                    ? text.undelivered
                    : text.sentAt(formatDay(new Date(parcel.shippedAt)))}
              </span>
            </p>
            {parcel.receiverPays && !parcel.deliveredAt && <p>{receiverPaysNote}</p>}
            {parcel.trackingNumber && (
              <p className="flex flex-wrap items-center gap-3 tabular-nums">
                <span>
                  {text.trackingNumber}: <strong>{parcel.trackingNumber}</strong>
                </span>
                <CopyButton value={parcel.trackingNumber} what={text.trackingNumber} />
              </p>
            )}
            {parcel.trackingUrl && (
              <a
                href={parcel.trackingUrl}
                target="_blank"
                rel="noopener noreferrer"
                className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
              >
                <Icon name="truck" />
                {text.follow} <span className="sr-only">{text.newTab}</span>
              </a>
            )}
            <Goods order={order} pieces={parcel.lines} />
          </li>
        ))}
      </ol>
      {cancelled.length > 0 && (
        <div className="grid gap-1 text-sm">
          <h3 className="font-semibold">{text.cancelled}</h3>
          <Goods order={order} pieces={cancelled} />
        </div>
      )}
      {left > 0 && order.status !== 99 && (
        <p className="text-sm text-ink-2">{text.rest(formatNumber(left))}</p>
      )}
    </section>
  )
}

/** Pieces of the order, one line each. */
export function Goods({ order, pieces }: { order: FullOrder; pieces: readonly LinePieces[] }) {
  return (
    <ul className="grid gap-0.5 text-ink-2">
      {pieces.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId)
        const name = [line?.productName, line?.variantName].filter(Boolean).join(', ')
        return <li key={lineId}>{text.pieces(formatNumber(quantity), name)}</li>
      })}
    </ul>
  )
}

const count = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
