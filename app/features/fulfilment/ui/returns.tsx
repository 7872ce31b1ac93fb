import { formatDateTime, formatDay } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { Pill } from '~/ui/badge'
import { LinkButton } from '~/ui/button'
import type { FullOrder } from '../record/full-order'
import type { OrderRefund, OrderReturn, ReturnKind } from '../record/fulfilment-record'
import { text } from './text'
import { Goods } from './parcels'

const tones = {
  asked: 'wait',
  accepted: 'open',
  received: 'open',
  refunded: 'done',
  refused: 'ended',
} as const

/**
 * The returns of an order with their state and the shop's answers, and the link to return more, if
 * possible.
 */
export function Returns({
  order,
  kinds,
  query,
}: {
  order: FullOrder
  kinds: readonly ReturnKind[]
  query: string
}) {
  const { returns, refunds, withdrawUntil } = order
  const others = refunds.filter(({ returnId }) => returnId === null)
  if (returns.length === 0 && others.length === 0 && kinds.length === 0) return null
  const last = withdrawUntil && new Date(new Date(withdrawUntil).getTime() - 1)
  return (
    <section aria-labelledby="iadeler" className="grid gap-3">
      <h2 id="iadeler" className="text-xl">
        {returns.length > 0 || kinds.length > 0 ? text.returns : text.refunds}
      </h2>
      {returns.length > 0 && (
        <ul className="grid gap-3">
          {returns.map((one) => (
            <Return
              key={one.id}
              order={order}
              one={one}
              refund={refunds.find(({ returnId }) => returnId === one.id)}
            />
          ))}
        </ul>
      )}
      {others.map((refund) => (
        <p key={refund.id} className="text-sm">
          <Refund refund={refund} />
        </p>
      ))}
      {kinds.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <LinkButton to={`/siparis/${order.code}/iade${query}`} ahead={false} icon="package">
            {text.askReturn}
          </LinkButton>
          {kinds.includes('withdrawal') && last && (
            <span className="text-ink-2">{text.until(formatDay(last))}</span>
          )}
        </div>
      )}
    </section>
  )
}

// The carrier brings undelivered goods back, so the buyer neither requested the return nor has to
// send it.
function stateOf({ kind }: OrderReturn, state: OrderReturn['state']): string {
  return kind === 'undelivered' && state === 'accepted' ? text.onItsWayBack : text.states[state]
}

function Return({
  order,
  one,
  refund,
}: {
  order: FullOrder
  one: OrderReturn
  refund: OrderRefund | undefined
}) {
  return (
    <li id={`iade-${one.id}`} className="grid gap-3 rounded-lg border border-line bg-surface p-5 text-sm">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <strong className="text-base">{text.returnNumber(one.id)}</strong>
        <span>{text.shortKinds[one.kind]}</span>
        <Pill tone={tones[one.state]}>{stateOf(one, one.state)}</Pill>
      </p>
      <Goods order={order} pieces={one.lines} />
      {one.state === 'accepted' && one.kind !== 'undelivered' && (
        <div className="rounded-md bg-sunken p-4">
          <p className="font-semibold">{text.sendTo}</p>
          <p>{text.sendHow(order.sendBack.carrier)}</p>
          <p className="mt-1 font-semibold">{order.sendBack.address}</p>
        </div>
      )}
      {one.note && <p className="whitespace-pre-line">“{one.note}”</p>}
      {one.photos.length > 0 && <p className="text-ink-2">{text.photos(one.photos.length)}</p>}
      {refund && (
        <p>
          <Refund refund={refund} />
        </p>
      )}
      <ol className="grid gap-1 text-ink-2">
        {one.events.map(({ id, state, at, note }) => (
          <li key={id}>
            {stateOf(one, state)} · {formatDateTime(new Date(at))}
            {note && <span className="block text-ink">{note}</span>}
          </li>
        ))}
      </ol>
    </li>
  )
}

function Refund({ refund: { means, state, amount, paidAt } }: { refund: OrderRefund }) {
  const price = formatPrice(amount)
  const told =
    state === 'paid' && paidAt ? text.refund.paid(price, formatDay(new Date(paidAt))) : text.refund.due(price)
  return (
    <>
      {text.refundMeans[means]} {told}
    </>
  )
}
