import type { ReactNode } from 'react'
import { summarise } from '~/features/basket/basket'
import { documentPath } from '~/features/customers/customers'
import type { FullOrder, OrderReturn } from '~/features/fulfilment/fulfilment'
import { text as fulfilmentText } from '~/features/fulfilment/ui/text'
import { formatDateTime, formatDay } from '~/kernel/dates'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { Amounts } from '~/ui/amounts'
import { Pill } from '~/ui/badge'
import { TextField } from '~/ui/forms/field'
import { Action } from '../shared/action'
import { type OrderProps, Reason, valuesOf } from './order-actions'
import { text } from './order.text'

/** The ordered goods and the amounts of the order. */
export function Lines({ order }: { order: FullOrder }) {
  const { rows, total, kdv } = summarise(order)
  return (
    <section className="office-sheet">
      <table className="office-table">
        <caption className="sr-only">{text.lines}</caption>
        <thead>
          <tr>
            <th scope="col">{text.product}</th>
            <th scope="col" data-number>
              {text.pieces}
            </th>
            <th scope="col" data-number className="max-md:hidden">
              {text.unit}
            </th>
            <th scope="col" data-number>
              {text.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <a href={`/${line.productLink}`}>{line.productName}</a>
                <span className="block text-meta text-ink-2">
                  {line.productCode} · {line.variantName}
                </span>
              </td>
              <td data-number>{formatNumber(line.quantity)}</td>
              <td data-number className="max-md:hidden">
                {formatPrice(line.unitPrice)}
              </td>
              <td data-number>{formatPrice(line.gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ml-auto max-w-[22rem] p-4">
        <Amounts rows={rows} total={total} within={kdv} />
      </div>
    </section>
  )
}

/** The buyer's notices of transfers, with the decision about those that wait. */
export function Notices({ order, permissions, answer }: OrderProps) {
  if (order.notices.length === 0) return null
  const mayDecide = permissions.includes('payments.confirm')
  return (
    <Part title={text.notices}>
      {order.notices.map((one) => (
        <li key={one.id}>
          <p className="flex flex-wrap items-center gap-2">
            <b>{formatPrice(one.amount)}</b> {one.bank} · {one.paidOn} · {one.sender}
            <Pill tone={one.state === 'waiting' ? 'wait' : one.state === 'confirmed' ? 'done' : 'ended'}>
              {text.noticeStates[one.state]}
            </Pill>
          </p>
          {one.note && <p>{one.note}</p>}
          {one.reason && <p className="text-ink-2">{one.reason}</p>}
          {one.receiptId && (
            <a className="link" href={documentPath(one.receiptId)} target="_blank" rel="noreferrer">
              {text.receipt}
            </a>
          )}
          {one.state === 'waiting' && mayDecide && (
            <div className="office-actions">
              <Action
                verb="bildirim-onayla"
                label={text.confirmNotice}
                look="primary"
                about={{ bildirim: one.id }}
                answer={answer}
              >
                <TextField
                  name="tutar"
                  label={text.amountLabel}
                  hint={text.amountHint}
                  optional
                  inputMode="decimal"
                  maxLength={20}
                  defaultValue={valuesOf(answer, 'bildirim-onayla')['tutar'] ?? ''}
                />
              </Action>
              <Action
                verb="bildirim-reddet"
                label={text.refuse}
                look="danger"
                about={{ bildirim: one.id }}
                answer={answer}
              >
                <Reason values={valuesOf(answer, 'bildirim-reddet')} />
              </Action>
            </div>
          )}
        </li>
      ))}
    </Part>
  )
}

/** The parcels that were sent. */
export function Parcels({ order, permissions, answer }: OrderProps) {
  if (order.shipments.length === 0) return null
  return (
    <Part title={text.parcels}>
      {order.shipments.map((parcel) => (
        <li key={parcel.id}>
          <p className="flex flex-wrap items-center gap-2">
            <b>{parcel.carrier}</b> {parcel.trackingNumber}
            <Pill tone={parcel.deliveredAt ? 'done' : 'open'}>
              {parcel.deliveredAt
                ? fulfilmentText.arrivedAt(formatDay(new Date(parcel.deliveredAt)))
                : fulfilmentText.sentAt(formatDay(new Date(parcel.shippedAt)))}
            </Pill>
          </p>
          <Pieces order={order} pieces={parcel.lines} />
          {parcel.trackingUrl && (
            <a className="link" href={parcel.trackingUrl} target="_blank" rel="noopener noreferrer">
              {fulfilmentText.follow}
            </a>
          )}
          {!parcel.deliveredAt && permissions.includes('orders.process') && (
            <Action verb="teslim" label={text.parcelDelivered} about={{ paket: parcel.id }} answer={answer} />
          )}
        </li>
      ))}
    </Part>
  )
}

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
                  {text.photo(i + 1)}
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

/** Refunds, and the mark that a transfer was made. */
export function Refunds({ order, permissions, answer }: OrderProps) {
  if (order.refunds.length === 0) return null
  return (
    <Part title={text.refunds}>
      {order.refunds.map((one) => (
        <li key={one.id}>
          <p className="flex flex-wrap items-center gap-2">
            <b>{formatPrice(one.amount)}</b> {text.means[one.means]}
            <Pill tone={one.state === 'paid' ? 'done' : 'wait'}>{text.refundStates[one.state]}</Pill>
            <span className="text-ink-2">{formatDateTime(new Date(one.paidAt ?? one.dueAt))}</span>
          </p>
          {one.state === 'due' && one.means === 'transfer' && permissions.includes('refunds.give') && (
            <Action verb="odendi" label={text.paid} about={{ 'geri-odeme': one.id }} answer={answer} />
          )}
        </li>
      ))}
    </Part>
  )
}

function Pieces({
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="office-card">
      <h2>{title}</h2>
      <ul className="office-parts">{children}</ul>
    </section>
  )
}
