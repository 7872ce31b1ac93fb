import { summarise } from '~/features/basket/basket'
import { documentPath } from '~/features/customers/customers'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { text as fulfilmentText } from '~/features/fulfilment/ui/text'
import { formatDateTime, formatDay } from '~/kernel/dates'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { Amounts } from '~/ui/amounts'
import { Pill } from '~/ui/badge'
import { TextField } from '~/ui/forms/field'
import { Action } from '../shared/action'
import { type OrderProps, Reason, valuesOf } from './order-actions'
import { Part, Pieces } from './order-part'
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
