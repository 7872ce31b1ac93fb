import { Link } from 'react-router'
import { type PaymentState, paymentStates } from '~/features/orders/orders'
import type { FoundOrder, OrderDetails } from '~/features/orders/orders.server'
import { StatusPill } from '~/features/orders/ui/status-pill'
import { formatDate, formatDateTime } from '~/kernel/dates'
import { formatPhone } from '~/kernel/identity-numbers'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { Pill } from '~/ui/badge'
import type { Column } from '../shared/columns/columns'
import { text } from './text'

/** An order of the list, with the facts of those columns alone that are shown. */
export type OrderRow = FoundOrder &
  Partial<OrderDetails> & { tracking?: readonly string[]; invoice?: string; group?: string }

const paymentTones = { 1: 'wait', 2: 'wait', 3: 'open', 4: 'done', 5: 'ended' } as const satisfies Record<
  PaymentState,
  string
>

/** The columns of the list of orders. The usual ones need nothing but the list itself; `loadOrders` reads what others need. */
export const orderColumns: readonly Column<OrderRow>[] = [
  {
    key: 'siparis',
    title: text.code,
    shown: 'always',
    cell: ({ code }) => <Link to={`/yonetim/siparisler/${code}`}>{code}</Link>,
  },
  {
    key: 'tarih',
    title: text.time,
    sort: 'tarih',
    fromMost: true,
    shown: 'usual',
    className: 'text-ink-2 md:whitespace-nowrap',
    cell: ({ placedAt }) => formatDateTime(placedAt),
  },
  {
    key: 'alici',
    title: text.buyer,
    sort: 'alici',
    shown: 'usual',
    isWide: true,
    className: 'min-w-36',
    cell: ({ company, name, city }) => (
      <>
        {company ?? name}
        <span className="block text-meta text-ink-2">
          {[company && name, city].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'telefon',
    title: text.phone,
    className: 'whitespace-nowrap',
    cell: ({ phone }) => (phone ? formatPhone(phone) : ''),
  },
  { key: 'eposta', title: text.email, cell: ({ email }) => email },
  {
    key: 'sehir',
    title: text.place,
    cell: ({ district, city }) => [district, city].filter(Boolean).join(', '),
  },
  {
    key: 'durum',
    title: text.status,
    sort: 'durum',
    shown: 'usual',
    cell: ({ status }) => <StatusPill status={status} />,
  },
  {
    key: 'odeme',
    title: text.payment,
    shown: 'usual',
    from: 'xl',
    className: 'whitespace-nowrap',
    cell: ({ payment }) => text.payments[payment],
  },
  {
    key: 'odeme-durumu',
    title: text.paymentState,
    sort: 'odeme-durumu',
    cell: ({ payment, paymentState = paymentStates.later }) => (
      <Pill tone={paymentTones[paymentState]}>
        {paymentState === paymentStates.later ? text.payments[payment] : text.paymentStates[paymentState]}
      </Pill>
    ),
  },
  {
    key: 'ek-odeme',
    title: text.due,
    isNumber: true,
    cell: ({ due }) => (due ? formatPrice(due) : ''),
  },
  { key: 'kargo', title: text.carrier, cell: ({ carrier }) => carrier },
  { key: 'takip', title: text.tracking, cell: ({ tracking }) => tracking?.join(', ') },
  {
    key: 'teslim',
    title: text.delivered,
    className: 'whitespace-nowrap text-ink-2',
    cell: ({ deliveredAt }) => (deliveredAt ? formatDate(deliveredAt) : ''),
  },
  { key: 'fatura', title: text.invoice, className: 'whitespace-nowrap', cell: ({ invoice }) => invoice },
  { key: 'liste', title: text.group, cell: ({ group }) => group },
  { key: 'not', title: text.note, className: 'min-w-40', cell: ({ note }) => note },
  {
    key: 'adet',
    title: text.pieces,
    isNumber: true,
    shown: 'usual',
    from: 'md',
    cell: ({ pieces }) => formatNumber(pieces),
  },
  {
    key: 'tutar',
    title: text.total,
    sort: 'tutar',
    fromMost: true,
    isNumber: true,
    shown: 'usual',
    className: 'font-semibold',
    cell: ({ total }) => formatPrice(total),
  },
]
