import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import type { Permission } from '~/features/identity/identity'
import { orderStatuses } from '~/features/orders/orders'
import { paymentTypes } from '~/features/payments/payments'
import { formatPrice } from '~/kernel/turkish'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { ConfirmField } from '../shared/confirm-field'
import { Action, type Refused } from '../shared/action'
import { text } from './order.text'

/** An order with the permissions of the staff member and the answer to their last action. */
export type OrderProps = {
  order: FullOrder
  permissions: readonly Permission[]
  answer: Refused | undefined
}

/** The steps that the order's status and the staff member's permissions allow. */
export function OrderActions({
  order,
  permissions,
  answer,
  carriers,
  refundKey,
  asks,
  invoice,
}: OrderProps & {
  carriers: readonly { id: number; name: string }[]
  refundKey: string
  asks: boolean
  /** The form that adds the invoice. */
  invoice: ReactNode
}) {
  const { status, payment } = order
  const { awaitingPayment, placed, preparing, shipped } = orderStatuses
  const may = (permission: Permission) => permissions.includes(permission)
  const mayProcess = may('orders.process')
  const isBeforeShipping = status === awaitingPayment || status === placed || status === preparing
  const isPaid = status !== awaitingPayment
  return (
    <section className="office-card" aria-label={text.actions}>
      <div className="office-actions">
        {status === awaitingPayment && payment.type === paymentTypes.transfer && may('payments.confirm') && (
          <Action verb="onayla" label={text.confirm} look="primary" answer={answer} />
        )}
        {order.due > 0 && may('payments.confirm') && (
          <Action verb="ek-odeme" label={text.confirmDue(formatPrice(order.due))} answer={answer} />
        )}
        {status === placed && mayProcess && (
          <Action verb="hazirla" label={text.pack} look="primary" answer={answer} />
        )}
        {(status === preparing || status === shipped) && mayProcess && piecesLeft(order).length > 0 && (
          <Action
            verb="kargola"
            label={text.ship}
            look={status === preparing ? 'primary' : 'secondary'}
            answer={answer}
          >
            <ShipFields order={order} carriers={carriers} values={valuesOf(answer, 'kargola')} />
          </Action>
        )}
        {status === shipped && mayProcess && (
          <>
            <Action verb="teslim" label={text.delivered} answer={answer} />
            <Action verb="ulasmadi" label={text.undelivered} look="danger" answer={answer}>
              <Reason values={valuesOf(answer, 'ulasmadi')} />
            </Action>
          </>
        )}
        {isPaid && may('refunds.give') && (
          <Action
            verb="geri-ode"
            label={text.refund}
            about={{ anahtar: valuesOf(answer, 'geri-ode')['anahtar'] ?? refundKey }}
            answer={answer}
          >
            <TextField
              name="tutar"
              label={text.amountLabel}
              inputMode="decimal"
              maxLength={20}
              defaultValue={valuesOf(answer, 'geri-ode')['tutar'] ?? ''}
              required
            />
            <Reason values={valuesOf(answer, 'geri-ode')} />
            <ConfirmField asks={asks} required={false} name="dogrulama" />
          </Action>
        )}
        {invoice}
        {isBeforeShipping && may('orders.cancel') && (
          <Action
            verb="iptal"
            label={text.cancel}
            confirm={isPaid ? text.cancelConfirm : text.cancel}
            look="danger"
            answer={answer}
          >
            <Reason values={valuesOf(answer, 'iptal')} />
          </Action>
        )}
        {(status === placed || status === awaitingPayment) && may('orders.edit') && (
          <Link
            className="button"
            data-look="secondary"
            data-size="small"
            to={`/yonetim/siparisler/${order.code}/duzenle`}
          >
            {text.edit}
          </Link>
        )}
        <a
          className="button"
          data-look="quiet"
          data-size="small"
          href={`/yonetim/siparisler/fisler?kod=${order.code}`}
          target="_blank"
          rel="noreferrer"
        >
          {text.slip}
        </a>
      </div>
    </section>
  )
}

/** The entries of a refused action, for its fields. */
export const valuesOf = (answer: Refused | undefined, verb: string): Record<string, string> =>
  answer?.verb === verb ? answer.values : {}

/** The reason that the buyer reads. */
export function Reason({ values }: { values: Record<string, string> }) {
  return (
    <TextArea
      name="neden"
      label={text.reasonLabel}
      hint={text.reasonHint}
      rows={2}
      maxLength={500}
      required
      defaultValue={values['neden'] ?? ''}
    />
  )
}

/** The lines with pieces that no parcel has yet. */
function piecesLeft({ lines, shipments, cancelled }: FullOrder) {
  const gone = [...shipments.flatMap((parcel) => parcel.lines), ...cancelled]
  return lines
    .map((line) => {
      const taken = gone.filter(({ lineId }) => lineId === line.id)
      return { line, left: line.quantity - taken.reduce((sum, { quantity }) => sum + quantity, 0) }
    })
    .filter(({ left }) => left > 0)
}

function ShipFields({
  order,
  carriers,
  values,
}: {
  order: FullOrder
  carriers: readonly { id: number; name: string }[]
  values: Record<string, string>
}) {
  const id = useId()
  return (
    <>
      <Select name="kargo" label={text.carrier} defaultValue={values['kargo'] ?? ''}>
        <option value="">{text.orderedCarrier(order.carrier)}</option>
        {carriers.map((carrier) => (
          <option key={carrier.id} value={carrier.id}>
            {carrier.name}
          </option>
        ))}
      </Select>
      <TextField name="takip" label={text.tracking} maxLength={60} defaultValue={values['takip'] ?? ''} />
      <TextField
        name="baglanti"
        type="url"
        label={text.link}
        hint={text.linkHint}
        optional
        maxLength={500}
        defaultValue={values['baglanti'] ?? ''}
      />
      <fieldset className="grid gap-2">
        <legend className="text-sm font-semibold">{text.whichPieces}</legend>
        <p className="text-meta text-ink-2">{text.piecesHint}</p>
        {piecesLeft(order).map(({ line, left }) => (
          <label key={line.id} htmlFor={`${id}-${line.id}`} className="flex items-center gap-3 text-sm">
            <input
              id={`${id}-${line.id}`}
              type="number"
              className="input w-20"
              name={`adet-${line.id}`}
              min={0}
              max={left}
              defaultValue={values[`adet-${line.id}`] ?? left}
            />
            {text.pieceOf(`${line.productName} ${line.variantName}`.trim(), left)}
          </label>
        ))}
      </fieldset>
    </>
  )
}
