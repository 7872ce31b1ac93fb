import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import {
  formatAddress,
  invoiceText,
  orderStatuses,
  papersOf,
  reasonText,
  receiverPaysNote,
  statusText,
} from '~/features/orders/orders'
import { text as orderText } from '~/features/orders/ui/text'
import { formatDateTime } from '~/kernel/dates'
import { formatPhone } from '~/kernel/identity-numbers'
import { text } from './order.text'

type Event = { status: number; actor: string; reason: string; note: string; createdAt: Date }

/** Buyer, delivery, invoice, payment, papers and history of an order. */
export function OrderFacts({
  order,
  partner,
  history,
  delivery,
}: {
  order: FullOrder
  partner: { id: number; name: string } | null
  history: readonly Event[]
  /** The form that corrects the delivery, where it may be corrected. */
  delivery: ReactNode
}) {
  const { address, status, expiresAt } = order
  return (
    <>
      <Fact title={text.buyer}>
        {partner ? (
          <Link className="link" to={`/yonetim/musteriler/${partner.id}`}>
            {partner.name}
          </Link>
        ) : (
          <p className="text-ink-2">{text.guest}</p>
        )}
        <p>
          <a className="link break-all" href={`mailto:${order.email}`}>
            {order.email}
          </a>
        </p>
        <p>
          <a className="link" href={`tel:${address.phone}`}>
            {formatPhone(address.phone)}
          </a>
        </p>
      </Fact>
      <Fact title={text.deliverTo}>
        <p className="font-semibold">
          {address.firstName} {address.lastName}
        </p>
        <p>{formatAddress(address)}</p>
        <p>{order.carrier}</p>
        {order.receiverPays && <p className="text-ink-2">{receiverPaysNote}</p>}
        {delivery}
      </Fact>
      <Fact title={text.invoiceTo}>
        <p>{invoiceText(order.invoice)}</p>
        {order.invoiceRecord && <p>{text.invoicePdf(order.invoiceRecord.number)}</p>}
      </Fact>
      <Fact title={text.payment}>
        <p>{order.payment.name}</p>
        {status === orderStatuses.awaitingPayment && expiresAt && (
          <p className="text-ink-2">{text.until(formatDateTime(new Date(expiresAt)))}</p>
        )}
      </Fact>
      {order.note && (
        <Fact title={text.note}>
          <p className="whitespace-pre-line">{order.note}</p>
        </Fact>
      )}
      <Fact title={orderText.papers}>
        {papersOf(order).map((paper) => (
          <p key={paper}>
            <a className="link" href={`/yonetim/siparisler/${order.code}/belge/${paper}`}>
              {orderText.paper[paper]}
            </a>
          </p>
        ))}
        {order.invoiceRecord?.hasFile && (
          <a className="link" href={`/yonetim/siparisler/${order.code}/belge/fatura`}>
            {text.invoicePdf(order.invoiceRecord.number)}
          </a>
        )}
      </Fact>
      <Fact title={text.timeline}>
        <ol className="office-timeline">
          {history.toReversed().map((one) => (
            <li key={`${one.status} ${String(one.createdAt)}`}>
              <b className="font-semibold">{statusText(one.status)}</b>
              {reasonText(one.reason) && <> · {reasonText(one.reason)}</>}
              <time dateTime={new Date(one.createdAt).toISOString()}>
                {formatDateTime(new Date(one.createdAt))} · {one.actor}
              </time>
              {one.note && <p>{one.note}</p>}
            </li>
          ))}
        </ol>
      </Fact>
    </>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="office-card">
      <h2>{title}</h2>
      <div className="grid gap-1 text-sm">{children}</div>
    </section>
  )
}
