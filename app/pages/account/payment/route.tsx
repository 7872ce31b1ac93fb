import type { ReactNode } from 'react'
import { showDay } from '~/features/ledger/ledger'
import { text as ledgerText } from '~/features/ledger/text'
import { text } from '~/features/ledger/ui/payments.text'
import { formatDate } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { EmptyState } from '~/ui/messages/empty-state'
import { LinkButton } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import '~/styles/pages/ledger.css'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { PageLinks } from '../page-links'
import { loadPayments } from './page.server'
import { text as account } from '../text'

/** Muhasebe Hesabım: payments with their receipts, and invoices. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const page = { title: text.title, canonical: `${visit.origin}/User/payment`, noindex: true }
  return { ...(await loadPayments(visit, args.url.searchParams)), page }
}

export const meta = metaOf

export default function Payment({ loaderData }: Route.ComponentProps) {
  const { view, onAccount, ofOrders, ofInvoices } = loaderData
  const nothing = [onAccount, ofOrders, ofInvoices].every(({ total }) => total === 0)
  return (
    <AccountFrame current="payment">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.title}
      </h1>
      {view === 'limit' && <Notice>{text.buyerWhy}</Notice>}
      {nothing && <Nothing hasAccount={view === 'whole'} />}
      {onAccount.total > 0 && (
        <Part id="cari-odemeler" title={text.payments} count={text.count(onAccount.total)}>
          <ul className="open-items">
            {onAccount.payments.map((payment) => (
              <OntoAccount key={payment.entryId} payment={payment} />
            ))}
          </ul>
          <PageLinks {...onAccount} />
        </Part>
      )}
      {ofOrders.total > 0 && (
        <Part id="siparis-odemeleri" title={text.orderPayments} count={text.count(ofOrders.total)}>
          <ul className="open-items">
            {ofOrders.paid.map((order) => (
              <OfOrder key={order.id} order={order} />
            ))}
          </ul>
          <PageLinks {...ofOrders} name="siparis" />
        </Part>
      )}
      {ofInvoices.total > 0 && (
        <Part id="faturalar" title={text.invoices} count={text.invoiceCount(ofInvoices.total)}>
          <ul className="open-items">
            {ofInvoices.invoices.map((invoice) => (
              <OneInvoice key={invoice.number} invoice={invoice} />
            ))}
          </ul>
          <PageLinks {...ofInvoices} name="fatura" />
        </Part>
      )}
    </AccountFrame>
  )
}

function Nothing({ hasAccount }: { hasAccount: boolean }) {
  const action = (
    <LinkButton to={hasAccount ? '/User/balance' : '/User/orders'} look="primary" ahead={false}>
      {hasAccount ? text.toAccount : account.pages.orders}
    </LinkButton>
  )
  return (
    <EmptyState icon="document" title={text.noPayments} action={action}>
      {text.noPaymentsWhy}
    </EmptyState>
  )
}

function Part({
  id,
  title,
  count,
  children,
}: {
  id: string
  title: string
  count: string
  children: ReactNode
}) {
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-sm text-ink-2">{count}</p>
      </div>
      {children}
    </section>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function OntoAccount({
  payment: { entryId, postedOn, means, documentNo, description, amount },
}: {
  payment: Loaded['onAccount']['payments'][number]
}) {
  const day = showDay(postedOn)
  return (
    <li>
      <p className="what">
        <strong>{ledgerText.kind('payment', means)}</strong>
        <span>{[documentNo, description].filter(Boolean).join(' · ')}</span>
      </p>
      <p className="due">
        <time dateTime={postedOn}>{day}</time>
        <Receipt href={`/User/payment/makbuz/${entryId}`} day={day} />
      </p>
      <p className="sum">{formatPrice(amount)}</p>
    </li>
  )
}

function OfOrder({
  order: { id, code, paidAt, grandTotal, means, paymentId },
}: {
  order: Loaded['ofOrders']['paid'][number]
}) {
  const day = formatDate(paidAt)
  return (
    <li>
      <p className="what">
        <ShopLink to={`/User/orders/detail/${id}`} className="link font-semibold" ahead={false}>
          {code}
        </ShopLink>
        <span>{means}</span>
      </p>
      <p className="due">
        <time dateTime={paidAt.toISOString()}>{day}</time>
        {paymentId && <Receipt href={`/odeme/${paymentId}/makbuz`} day={day} />}
      </p>
      <p className="sum">{formatPrice(grandTotal)}</p>
    </li>
  )
}

function OneInvoice({
  invoice: { orderId, code, number, issuedOn, grandTotal, hasFile },
}: {
  invoice: Loaded['ofInvoices']['invoices'][number]
}) {
  return (
    <li>
      <p className="what">
        <strong>{number}</strong>
        <ShopLink to={`/User/orders/detail/${orderId}`} className="link" ahead={false}>
          {text.invoiceOf(code)}
        </ShopLink>
      </p>
      <p className="due">
        <time dateTime={issuedOn}>{showDay(issuedOn)}</time>
        {hasFile && (
          <a
            className="link py-1"
            href={`/siparis/${code}/belgeler/fatura`}
            download
            aria-label={text.invoiceFile(number)}
          >
            {text.invoiceLink}
          </a>
        )}
      </p>
      <p className="sum">{formatPrice(grandTotal)}</p>
    </li>
  )
}

function Receipt({ href, day }: { href: string; day: string }) {
  return (
    <a className="link py-1" href={href} download aria-label={text.receiptOf(day)}>
      {text.receipt}
    </a>
  )
}
