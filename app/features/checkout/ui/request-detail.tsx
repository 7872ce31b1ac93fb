import type { ReactNode } from 'react'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { Pill } from '~/ui/badge'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import type { OrderRequestView, RequestLine, RequestState } from '../approval/requests'
import { invoiceText } from '~/features/orders/orders'
import { text } from './request.text'

const tones = { waiting: 'wait', approved: 'done', refused: 'ended', withdrawn: 'ended' } as const
const signs = { waiting: 'clock', approved: 'check', refused: 'x', withdrawn: 'undo' } as const

/** The state of a request, in words, colour and symbol. */
export function RequestPill({ state }: { state: RequestState }) {
  return (
    <Pill tone={tones[state]} icon={signs[state]}>
      {text.state[state]}
    </Pill>
  )
}

/** A buyer's request: goods, amounts then and now, address and decision. */
export function RequestDetail({ request }: { request: OrderRequestView }) {
  const { decision, approval, grandTotal } = request
  return (
    <>
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <h1 className="text-3xl" tabIndex={-1}>
            {text.requestTitle(request.id)}
          </h1>
          <RequestPill state={request.state} />
        </div>
        <p className="text-ink-2">
          {text.by(request.requesterName, formatDateTime(new Date(request.createdAt)))}
        </p>
      </header>
      {grandTotal === null ? (
        <Notice kind="warning">{text.listChanged}</Notice>
      ) : (
        approval?.totalChanged && <Notice kind="warning">{text.priceChanged}</Notice>
      )}
      {decision && (
        <Fact title={text.decision}>
          {text.decidedBy(decision.by, formatDateTime(new Date(decision.at)))}
          {decision.reason && <p className="whitespace-pre-line">{decision.reason}</p>}
          {decision.orderCode && <p>{text.order(decision.orderCode)}</p>}
        </Fact>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
          {request.requestedLines.map((line) => (
            <Line key={line.variantId} line={line} />
          ))}
        </ul>
        <div className="grid gap-4">
          <Amounts request={request} />
          <Fact title={text.deliverTo}>{request.deliverTo}</Fact>
          <Fact title={text.invoiceTo}>{invoiceText(request.invoice)}</Fact>
          <Fact title={text.carrier}>{request.carrier}</Fact>
          <Fact title={text.payment}>{request.payment}</Fact>
          {request.note && <Fact title={text.note}>{request.note}</Fact>}
        </div>
      </div>
    </>
  )
}

function Line({ line }: { line: RequestLine }) {
  const { toldUnitPrice: told, unitPrice } = line
  return (
    <li className="grid grid-cols-[1fr_auto] gap-4 py-3 text-sm">
      <div>
        <p className="font-semibold">{line.name}</p>
        <p className="text-ink-2">{[line.variantName, line.code].filter(Boolean).join(' · ')}</p>
        <p className="text-ink-2 tabular-nums">
          {text.pieces(formatNumber(line.quantity))}
          {unitPrice !== null && ` · ${text.perPiece(formatPrice(unitPrice))}`}
        </p>
        {told !== null && unitPrice !== null && told !== unitPrice && (
          <p className="font-semibold tabular-nums">{text.priceWas(formatPrice(told))}</p>
        )}
        {line.state === 'unsellable' && <Notice kind="danger">{text.unsellable}</Notice>}
        {line.state === 'insufficient' && (
          <Notice kind="danger">{text.insufficient(formatNumber(line.available))}</Notice>
        )}
      </div>
      <p className="font-semibold tabular-nums">{formatPrice(line.total)}</p>
    </li>
  )
}

function Amounts({ request: { grandTotal, orderLimit, approval } }: { request: OrderRequestView }) {
  return (
    <dl className="grid gap-1.5 text-sm tabular-nums">
      <Amount name={text.limit} kurus={orderLimit} />
      {grandTotal !== null && <Amount name={text.toldTotal} kurus={grandTotal} />}
      {approval && <Amount name={text.totalNow} kurus={approval.quote.basket.grandTotal} strong />}
    </dl>
  )
}

function Amount({ name, kurus, strong }: { name: string; kurus: number; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'text-base font-bold' : ''}`}>
      <dt>{name}</dt>
      <dd>{formatPrice(kurus)}</dd>
    </div>
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

/** A request in a list. */
export function RequestCard({
  request,
  to,
}: {
  request: {
    id: number
    requesterName: string
    lines: number
    grandTotal: number | null
    createdAt: Date
    state: RequestState
  }
  to: string
}) {
  return (
    <article className="grid gap-2 rounded-lg border border-line bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base">
          <ShopLink to={to} ahead={false} className="link">
            {text.requestTitle(request.id)}
          </ShopLink>
        </h2>
        <RequestPill state={request.state} />
      </div>
      <p className="text-ink-2">
        {text.by(request.requesterName, formatDateTime(new Date(request.createdAt)))} ·{' '}
        {text.products(request.lines)}
      </p>
      {request.grandTotal !== null && (
        <p className="font-semibold tabular-nums">{formatPrice(request.grandTotal)}</p>
      )}
    </article>
  )
}
