import { type Credit, showDay } from '~/features/ledger/ledger'
import type { Kurus } from '~/kernel/money'
import { formatPrice } from '~/kernel/turkish'
import { text as texts } from './text'

const text = texts.credit

/** The balance of an open account, now and after an order of `total` kuruş. */
export function CreditNote({ credit, total }: { credit: Credit; total: Kurus }) {
  const rows: [string, string][] = [
    [text.limit, formatPrice(credit.creditLimit)],
    [text.balance, formatPrice(credit.balance)],
    [text.available, formatPrice(Math.max(credit.available, 0))],
  ]
  if (credit.available >= total)
    rows.push([text.left, formatPrice(credit.available - total)], [text.due, showDay(credit.dueOn)])
  return (
    <span className="mt-2 grid max-w-96 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tabular-nums">
      {rows.map(([label, value]) => (
        <span key={label} className="contents">
          <span>{label}</span>
          <span className="text-right font-semibold">{value}</span>
        </span>
      ))}
    </span>
  )
}
