import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { formatDateTime } from '~/kernel/dates'
import { formatPhone } from '~/kernel/identity-numbers'
import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { paymentTypes } from '~/features/payments/payments'
import {
  formatAddress,
  orderStatuses,
  papersOf,
  reasonText,
  statusText,
  invoiceText,
  receiverPaysNote,
} from '~/features/orders/orders'
import type { ReturnKind, FullOrder } from '~/features/fulfilment/fulfilment'
import { text as fulfilmentText } from '~/features/fulfilment/ui/text'
import { OrderLines } from '~/features/orders/ui/order-lines'
import { Parcels } from '~/features/fulfilment/ui/parcels'
import { PaymentNotices } from '~/features/fulfilment/ui/payment-notices'
import { PaymentNote } from '~/features/fulfilment/ui/payment-note'
import { AccountFields } from '~/features/fulfilment/ui/return-form'
import { Returns } from '~/features/fulfilment/ui/returns'
import { ContractView } from '~/features/checkout/ui/review-step'
import { StatusPill } from '~/features/orders/ui/status-pill'
import { text } from '~/features/orders/ui/text'

/**
 * An order as its buyer sees it: where it stands, what is to be paid, what was agreed. `signature`: of the email's link,
 * where it was opened by one. `returnKinds`: why its goods may come back now. `noticeLink`: where a transfer is told, if it can be. `children`: what else can be done.
 */
export function OrderDetail({
  order,
  signature,
  returnKinds,
  noticeLink,
  children,
}: {
  order: FullOrder
  signature?: string | null
  returnKinds: readonly ReturnKind[]
  noticeLink: string | null
  children?: ReactNode
}) {
  const query = signature ? `?imza=${encodeURIComponent(signature)}` : ''
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="wrap-anywhere text-3xl" tabIndex={-1}>
          {text.orderTitle(order.code)}
        </h1>
        <CopyButton value={order.code} what={text.number} />
        <StatusPill status={order.status} />
      </header>
      <p className="text-ink-2">
        {text.placedAt}: {formatDateTime(new Date(order.placedAt))}
      </p>
      {children}
      <PaymentNotices notices={order.notices} query={query} />
      <PaymentNote order={order} noticeLink={noticeLink} />
      <Parcels order={order} />
      <Returns order={order} kinds={returnKinds} query={query} />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <OrderLines order={order} />
        <div className="grid gap-6">
          <Timeline order={order} />
          <Fact title={text.deliverTo}>
            <p>
              {order.address.firstName} {order.address.lastName}
            </p>
            <p>{formatAddress(order.address)}</p>
            <p>{formatPhone(order.address.phone)}</p>
            <p>{order.carrier}</p>
            {order.receiverPays && <p>{receiverPaysNote}</p>}
          </Fact>
          <Fact title={text.invoiceTo}>{invoiceText(order.invoice)}</Fact>
          <Fact title={text.paidWith}>{order.payment.name}</Fact>
          {order.note && <Fact title={text.yourNote}>{order.note}</Fact>}
          <Papers order={order} query={query} />
          {order.cancellable && <Cancel order={order} />}
        </div>
      </div>
      <Documents order={order} />
    </>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-sm">
      <h2 className="mb-1 font-sans text-sm font-semibold tracking-normal text-ink-2">{title}</h2>
      {children}
    </section>
  )
}

function Timeline({ order }: { order: FullOrder }) {
  return (
    <section className="text-sm" aria-label={text.timeline}>
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal text-ink-2">{text.timeline}</h2>
      <ol className="grid gap-3 border-l-2 border-dashed border-tan/50 pl-4">
        {order.history.map(({ status, at, reason, note }) => (
          <li key={`${status} ${String(at)}`}>
            <p className="font-semibold">{statusText(status)}</p>
            <p className="text-ink-2">
              <time dateTime={new Date(at).toISOString()}>{formatDateTime(new Date(at))}</time>
              {reasonText(reason) && ` · ${reasonText(reason)}`}
            </p>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Cancel({ order: { status, payment } }: { order: FullOrder }) {
  const isPaid = status === orderStatuses.placed && payment.type !== paymentTypes.cashOnDelivery
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">{text.cancel}</summary>
      <Form method="post" className="grid justify-items-start gap-3">
        <p className="text-ink-2">{text.cancelWhy}</p>
        {isPaid && <p className="text-ink-2">{text.cancelPaid}</p>}
        {isPaid && payment.type === paymentTypes.transfer && (
          <AccountFields errorOf={() => undefined} values={{}} why={fulfilmentText.accountOptional} />
        )}
        <Button look="danger" size="small">
          {text.cancelConfirm}
        </Button>
      </Form>
    </details>
  )
}

function Papers({ order, query }: { order: FullOrder; query: string }) {
  return (
    <Fact title={text.papers}>
      <ul>
        {papersOf(order).map((paper) => (
          <li key={paper}>
            <a
              href={`/siparis/${order.code}/belgeler/${paper}${query}`}
              className="link inline-flex min-h-11 items-center"
              download
            >
              {text.paper[paper]}
            </a>
          </li>
        ))}
        {order.invoiceRecord && (
          <li>
            {order.invoiceRecord.hasFile ? (
              <a
                href={`/siparis/${order.code}/belgeler/fatura${query}`}
                className="link inline-flex min-h-11 items-center"
                download
              >
                {fulfilmentText.invoice(order.invoiceRecord.number)}
              </a>
            ) : (
              `${fulfilmentText.invoiceNumber} ${order.invoiceRecord.number}`
            )}
          </li>
        )}
      </ul>
    </Fact>
  )
}

function Documents({ order }: { order: FullOrder }) {
  return (
    <section aria-labelledby="belgeler">
      <h2 id="belgeler" className="mb-2 text-xl">
        {text.documents}
      </h2>
      {order.contracts.map((contract) => (
        <details key={contract.id} className="border-t border-line">
          <summary className="link inline-flex min-h-12 items-center text-sm">{contract.title}</summary>
          <ContractView html={contract.html} label={contract.title} />
        </details>
      ))}
    </section>
  )
}
