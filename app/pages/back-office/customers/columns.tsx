import { Link } from 'react-router'
import { formatDiscounts } from '~/features/customers/applications/terms'
import type { FoundPartner, FoundTerms } from '~/features/customers/customers.server'
import { formatDate, formatDateTime } from '~/kernel/dates'
import { formatPhone } from '~/kernel/identity-numbers'
import { formatPrice } from '~/kernel/turkish'
import type { Permission } from '~/features/identity/identity'
import type { Column } from '../shared/columns/columns'
import { ApprovalPill } from './approval-pill'
import { text } from './text'

/** A customer of the list, with the facts of those columns alone that are shown. */
export type PartnerRow = FoundPartner &
  Partial<FoundTerms> & {
    list?: string
    representative?: string
    balance?: number
    lastOrder?: { code: string; placedAt: Date }
  }

type PartnerColumn = Column<PartnerRow> & { needs?: Permission }

const name = (base: string): PartnerColumn => ({
  key: 'musteri',
  title: text.name,
  shown: 'always',
  className: 'min-w-36',
  cell: (row) => (
    <>
      <Link to={`${base}/${row.id}`}>{row.name}</Link>
      {row.taxNumber && <span className="block text-meta text-ink-2">{row.taxNumber}</span>}
    </>
  ),
})

const usual: readonly PartnerColumn[] = [
  {
    key: 'yetkili',
    title: text.person,
    shown: 'usual',
    isWide: true,
    className: 'min-w-44',
    cell: ({ person, email, phone }) => (
      <>
        {person}
        <span className="block text-meta text-ink-2">
          {[email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { key: 'tur', title: text.kind, shown: 'usual', from: 'md', cell: ({ kind }) => text.kinds[kind] },
  {
    key: 'durum',
    title: text.approval,
    shown: 'usual',
    cell: ({ approval }) => <ApprovalPill approval={approval} />,
  },
]

const muted = 'whitespace-nowrap text-ink-2'

/** The columns of the list of applications. */
export const applicationColumns: readonly PartnerColumn[] = [
  name('/yonetim/basvurular'),
  ...usual,
  {
    key: 'tarih',
    title: text.sentAt,
    shown: 'usual',
    className: muted,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
]

/** The columns of the list of customers. The usual ones need nothing but the list itself; `loadCustomers` reads what others need. */
export const customerColumns: readonly PartnerColumn[] = [
  { ...name('/yonetim/musteriler'), sort: 'ad' },
  ...usual,
  { key: 'vergi-dairesi', title: text.taxOffice, cell: ({ taxOffice }) => taxOffice },
  { key: 'liste', title: text.list, cell: ({ list }) => list },
  {
    key: 'iskonto',
    title: text.discounts,
    className: 'whitespace-nowrap',
    cell: ({ discounts = [] }) => (discounts.length > 0 ? `% ${formatDiscounts(discounts)}` : ''),
  },
  {
    key: 'vade',
    title: text.term,
    className: 'whitespace-nowrap',
    cell: ({ kind, paymentTermDays = 0 }) => (kind === 'wholesale' ? text.days(paymentTermDays) : ''),
  },
  {
    key: 'limit',
    title: text.limit,
    isNumber: true,
    cell: ({ creditLimit }) => (creditLimit ? formatPrice(creditLimit) : ''),
  },
  {
    key: 'bakiye',
    title: text.balance,
    needs: 'ledger.view',
    isNumber: true,
    cell: ({ balance }) => (balance === undefined ? '' : formatPrice(balance)),
  },
  { key: 'temsilci', title: text.representative, cell: ({ representative }) => representative },
  {
    key: 'son-siparis',
    title: text.lastOrder,
    needs: 'orders.view',
    className: 'whitespace-nowrap',
    cell: ({ lastOrder }) =>
      lastOrder && <Link to={`/yonetim/siparisler/${lastOrder.code}`}>{formatDate(lastOrder.placedAt)}</Link>,
  },
  {
    key: 'kayit',
    title: text.since,
    sort: 'kayit',
    fromMost: true,
    shown: 'usual',
    className: muted,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
]
