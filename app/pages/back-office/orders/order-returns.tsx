import { documentPath } from '~/features/customers/customers'
import type { FullOrder, OrderReturn } from '~/features/fulfilment/fulfilment'
import { text as fulfilmentText } from '~/features/fulfilment/ui/text'
import { formatDateTime } from '~/kernel/dates'
import { Pill } from '~/ui/badge'
import { TextField } from '~/ui/forms/field'
import { Action } from '../shared/action'
import { type OrderProps, Reason, valuesOf } from './order-actions'
import { Part, Pieces } from './order-part'
import { text } from './order.text'

const returnTones = {
  asked: 'wait',
  accepted: 'open',
  received: 'open',
  refunded: 'done',
  refused: 'ended',
} as const

/** Returns with their goods and photos, and the decision that comes next. */
export function Returns({ order, permissions, answer }: OrderProps) {
  if (order.returns.length === 0) return null
  const mayDecide = permissions.includes('returns.decide')
  return (
    <Part title={text.returns}>
      {order.returns.map((one) => (
        <li key={one.id} id={`iade-${one.id}`}>
          <p className="flex flex-wrap items-center gap-2">
            <b>{fulfilmentText.returnNumber(one.id)}</b> {fulfilmentText.shortKinds[one.kind]} ·{' '}
            {formatDateTime(new Date(one.askedAt))}
            <Pill tone={returnTones[one.state]}>{text.returnStates[one.state]}</Pill>
          </p>
          <Pieces order={order} pieces={one.lines} />
          {one.note && <p className="whitespace-pre-line">“{one.note}”</p>}
          {one.photos.length > 0 && (
            <p className="flex flex-wrap gap-3">
              {one.photos.map((photo, i) => (
                <a
                  key={photo.id}
                  className="link"
                  href={documentPath(photo.id)}
                  target="_blank"
                  rel="noreferrer"
                >
                  <img
                    className="office-photo"
                    src={documentPath(photo.id)}
                    alt={text.photo(i + 1)}
                    loading="lazy"
                  />
                </a>
              ))}
            </p>
          )}
          {mayDecide && <ReturnSteps order={order} one={one} answer={answer} />}
        </li>
      ))}
    </Part>
  )
}

function ReturnSteps({
  order,
  one,
  answer,
}: {
  order: FullOrder
  one: OrderReturn
  answer: OrderProps['answer']
}) {
  const about = { iade: one.id }
  if (one.state !== 'asked' && one.state !== 'accepted') return null
  const nameOf = (lineId: number) => order.lines.find(({ id }) => id === lineId)?.productName ?? ''
  return (
    <div className="office-actions">
      {one.state === 'asked' && (
        <Action verb="iade-kabul" label={text.accept} look="primary" about={about} answer={answer} />
      )}
      {one.state === 'accepted' && (
        <Action verb="iade-geldi" label={text.received} look="primary" about={about} answer={answer}>
          <p className="text-meta text-ink-2">{text.receivedHint}</p>
          {one.lines.map(({ lineId, quantity }) => (
            <TextField
              key={lineId}
              type="number"
              name={`adet-${lineId}`}
              label={text.pieceOf(nameOf(lineId), quantity)}
              min={0}
              max={quantity}
              defaultValue={quantity}
            />
          ))}
        </Action>
      )}
      <Action verb="iade-ret" label={text.refuse} look="danger" about={about} answer={answer}>
        <Reason values={valuesOf(answer, 'iade-ret')} />
      </Action>
    </div>
  )
}
