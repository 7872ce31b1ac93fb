import type { ReactNode } from 'react'
import type { FullOrder, OrderReturn } from '~/features/fulfilment/fulfilment'
import { text as fulfilmentText } from '~/features/fulfilment/ui/text'
import { formatNumber } from '~/kernel/turkish'

/** Pieces of an order's lines: of a parcel, a return or a cancellation. */
export function Pieces({
  order,
  pieces,
}: {
  order: FullOrder
  pieces: OrderReturn['lines'] | FullOrder['cancelled']
}) {
  return (
    <ul className="text-ink-2">
      {pieces.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId)
        const name = line ? `${line.productName} ${line.variantName}`.trim() : ''
        return <li key={lineId}>{fulfilmentText.pieces(formatNumber(quantity), name)}</li>
      })}
    </ul>
  )
}

/** A titled list of an order's parcels, returns, notices or refunds. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="office-card">
      <h2>{title}</h2>
      <ul className="office-parts">{children}</ul>
    </section>
  )
}
