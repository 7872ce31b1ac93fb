import { paymentTypes } from '~/features/payments/payments'
import { formatDateTime } from '~/kernel/dates'
import { formatIban } from '~/kernel/identity-numbers'
import { formatPrice } from '~/kernel/turkish'
import { ShopLink } from '~/ui/links/shop-link'
import { LinkButton } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { text as noticeText } from '../notices/text'
import type { FullOrder } from '../record/full-order'
import { text } from './payment-note.text'

/** The open payment: amount, bank account and deadline; renders nothing when nothing is due. */
export function PaymentNote({ order, noticeLink }: { order: FullOrder; noticeLink: string | null }) {
  if (order.bankAccounts.length > 0) return <Transfer order={order} noticeLink={noticeLink} />
  if (order.status === 99) return null
  if (order.payment.type === paymentTypes.openAccount)
    return <OnAccount total={order.grandTotal} noticeLink={noticeLink} />
  if (order.payment.type !== paymentTypes.cashOnDelivery) return null
  return (
    <section className="rounded-lg border border-line bg-surface p-5" aria-labelledby="odeme-bilgisi">
      <h2 id="odeme-bilgisi" className="text-xl">
        {text.cashTitle}
      </h2>
      <p className="mt-1 text-ink-2">{text.cashHow(formatPrice(order.grandTotal))}</p>
    </section>
  )
}

function OnAccount({ total, noticeLink }: { total: number; noticeLink: string | null }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-5" aria-labelledby="odeme-bilgisi">
      <h2 id="odeme-bilgisi" className="text-xl">
        {text.accountTitle}
      </h2>
      <p className="mt-1 text-ink-2">
        {text.accountHow(formatPrice(total))}{' '}
        <ShopLink to="/User/balance" className="link" ahead={false}>
          {text.toAccount}
        </ShopLink>
      </p>
      {noticeLink && (
        <LinkButton to={noticeLink} ahead={false} className="mt-3">
          {noticeText.tell}
        </LinkButton>
      )}
    </section>
  )
}

function Transfer({ order, noticeLink }: { order: FullOrder; noticeLink: string | null }) {
  const { due } = order
  const isTold = order.notices.some(({ state }) => state === 'waiting')
  return (
    <section
      className="grid gap-4 rounded-lg border border-tan/40 bg-tan-soft p-5"
      aria-labelledby="odeme-bilgisi"
    >
      <h2 id="odeme-bilgisi" className="text-xl">
        {due > 0 ? text.dueTitle : text.transferTitle}
      </h2>
      {due > 0 && (
        <div>
          <LinkButton to={`/pm?siparis=${order.code}`} ahead={false}>
            {text.payDue(formatPrice(due))}
          </LinkButton>
        </div>
      )}
      <p>{text.transferHow(formatPrice(due || order.grandTotal))}</p>
      <p className="flex flex-wrap items-center gap-3">
        <span>
          {text.transferNote}: <strong className="tabular-nums">{order.code}</strong>
        </span>
        <CopyButton value={order.code} what={text.transferNote} />
      </p>
      <ul className="grid gap-3">
        {order.bankAccounts.map((account) => (
          <li key={account.id} className="grid gap-1 rounded-md bg-surface p-4 text-sm">
            <strong>
              {account.bank} {account.branch && `· ${account.branch}`}
            </strong>
            <span className="text-ink-2">
              {text.holder}: {account.holder}
            </span>
            <span className="flex flex-wrap items-center gap-3 font-semibold tabular-nums">
              {formatIban(account.iban)}
              <CopyButton value={account.iban} what={`${account.bank} ${text.iban}`} />
            </span>
          </li>
        ))}
      </ul>
      {order.expiresAt && (
        <p className="text-sm font-semibold text-warn">
          {text.transferUntil(formatDateTime(new Date(order.expiresAt)))}
        </p>
      )}
      {isTold && <p className="text-sm font-semibold">{noticeText.holds}</p>}
      {noticeLink && (
        <div>
          <LinkButton to={noticeLink} ahead={false}>
            {isTold ? noticeText.tellAgain : noticeText.tell}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
