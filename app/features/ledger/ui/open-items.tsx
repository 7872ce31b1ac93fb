import { useState } from 'react'
import { formatPrice } from '~/kernel/turkish'
import { Pill } from '~/ui/badge'
import { Button, LinkButton } from '~/ui/button'
import { type OpenItem, showDay } from '../ledger'
import { text as ledgerText } from '../text'
import { text } from './text'

/** Debts that are not fully paid, earliest due first; members who may pay select some and go to `payAt`. */
export function OpenItems({ items, payAt }: { items: readonly OpenItem[]; payAt: string | null }) {
  const [chosen, choose] = useState<readonly number[]>([])
  const sum = items.reduce((total, { lineId, open }) => total + (chosen.includes(lineId) ? open : 0), 0)
  const list = (
    <ul className="open-items">
      {items.map((item) => (
        <li key={item.lineId} data-overdue={item.isOverdue || undefined}>
          {payAt && (
            <input
              type="checkbox"
              className="tick"
              name="kalem"
              value={item.lineId}
              aria-label={text.choose(nameOf(item))}
              onChange={({ currentTarget: { checked } }) =>
                choose(checked ? [...chosen, item.lineId] : chosen.filter((lineId) => lineId !== item.lineId))
              }
            />
          )}
          <p className="what">
            <strong>{nameOf(item)}</strong>
            <span>{item.description || ledgerText.kind(item.kind, null)}</span>
          </p>
          <p className="due">
            {text.columns.dueOn} <time dateTime={item.dueOn}>{showDay(item.dueOn)}</time>
            {item.isOverdue && <Pill tone="ended">{text.overdueMark}</Pill>}
          </p>
          <p className="sum">
            {formatPrice(item.open)}
            {item.open < item.amount && <span>{text.ofAmount(formatPrice(item.amount))}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
  if (!payAt) return list
  return (
    <form action={payAt} className="grid gap-3">
      {list}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="primary" icon="card">
          {text.pay}
        </Button>
        <LinkButton to={payAt} ahead={false}>
          {text.payAny}
        </LinkButton>
        <span className="text-sm text-ink-2 tabular-nums" aria-live="polite">
          {sum > 0 && text.chosen(formatPrice(sum))}
        </span>
      </p>
    </form>
  )
}

const nameOf = ({ documentNo, kind }: OpenItem) => documentNo || ledgerText.kind(kind, null)
