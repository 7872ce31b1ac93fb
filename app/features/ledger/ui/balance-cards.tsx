import type { ReactNode } from 'react'
import type { Kurus } from '~/kernel/money'
import { formatPrice } from '~/kernel/turkish'
import { balanceMark, type OpenItem, type Standing, showDay } from '../ledger'
import { text } from './text'

/** Balance, overdue amount, limit and credit left. */
export function BalanceCards({ standing, items }: { standing: Standing; items: readonly OpenItem[] }) {
  const { balance, overdue } = standing
  const oldest = items.find(({ isOverdue }) => isOverdue)
  return (
    <dl className="figures">
      <Figure title={text.cards.balance} note={balanceNote(balance)}>
        {formatPrice(Math.abs(balance))} {balanceMark(balance)}
      </Figure>
      <Figure
        title={text.cards.overdue}
        tone={overdue > 0 ? 'bad' : undefined}
        note={oldest ? text.overdueSince(showDay(oldest.dueOn)) : text.nothingOverdue}
      >
        {formatPrice(overdue)}
      </Figure>
      <LimitFigures standing={standing} />
    </dl>
  )
}

/** The credit left for a buyer's orders on account. */
export function LimitCard({ standing }: { standing: Standing }) {
  return (
    <dl className="figures">
      <LimitFigures standing={standing} />
    </dl>
  )
}

function LimitFigures({ standing: { creditLimit, available, paymentTermDays } }: { standing: Standing }) {
  const exceeded = available < 0 ? text.exceeded(formatPrice(-available)) : text.ordersCount
  return (
    <>
      <Figure title={text.cards.limit} note={creditLimit === 0 ? text.noLimit : text.term(paymentTermDays)}>
        {formatPrice(creditLimit)}
      </Figure>
      <Figure title={text.cards.available} tone={available < 0 ? 'bad' : undefined} note={exceeded}>
        {formatPrice(Math.max(available, 0))}
      </Figure>
    </>
  )
}

function balanceNote(balance: Kurus): string {
  if (balance === 0) return text.settled
  return balance > 0 ? text.owes : text.hasCredit
}

function Figure({
  title,
  note,
  tone,
  children,
}: {
  title: string
  note: string
  tone?: 'bad' | undefined
  children: ReactNode
}) {
  return (
    <div data-tone={tone}>
      <dt>{title}</dt>
      <dd className="figure">{children}</dd>
      <dd className="note">{note}</dd>
    </div>
  )
}
