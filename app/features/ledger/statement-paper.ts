import { formatDateTime } from '~/kernel/dates'
import type { Kurus } from '~/kernel/money'
import { formatAmount, formatPrice } from '~/kernel/turkish'
import type { Block, Pdf } from '~/pdf/pdf'
import { balanceMark, type Statement, type StatementRow, showDay } from './ledger'
import { text as ledgerText } from './text'
import { text } from './ui/text'

const { columns } = text

/** A customer's statement as a PDF. */
export function writeStatement(
  statement: Statement,
  customer: string,
  seller: Pdf['seller'],
  now: Date,
): Pdf {
  const { filter, rows, total } = statement
  const { from, to } = filter
  const period = text.period(from ? showDay(from) : text.beginning, to ? showDay(to) : text.today)
  return {
    title: text.statement,
    seller,
    facts: [
      [text.customer, customer],
      [text.periodName, period],
      [text.madeAt, formatDateTime(now)],
    ],
    blocks: [tableOf(statement), totalsOf(statement)],
    note: rows.length < total ? `${text.cutOff(rows.length, total)} ${text.foot}` : text.foot,
    madeAt: now,
  }
}

function tableOf({ rows, broughtForward, filter }: Statement): Block {
  const right = { align: 'right' } as const
  const forward = broughtForward !== null && filter.kind === null
  return {
    kind: 'table',
    columns: [
      { title: `${columns.postedOn}\n${columns.dueOn}`, share: 1.3 },
      { title: `${columns.documentNo}\n${columns.kind}`, share: 2 },
      { title: columns.description, share: 2.3 },
      { title: columns.debit, share: 1.4, ...right },
      { title: columns.credit, share: 1.4, ...right },
      { title: columns.balance, share: 1.8, ...right },
    ],
    rows: [
      ...(forward
        ? [
            {
              cells: [showDay(filter.from!), text.broughtForward, '', '', '', balanceOf(broughtForward)],
              strong: true,
            },
          ]
        : []),
      ...rows.map((row) => ({ cells: cellsOf(row) })),
    ],
  }
}

function cellsOf({ postedOn, dueOn, documentNo, kind, means, description, ...row }: StatementRow): string[] {
  return [
    dueOn ? `${showDay(postedOn)}\n${showDay(dueOn)}` : showDay(postedOn),
    [documentNo, ledgerText.kind(kind, means)].filter(Boolean).join('\n'),
    description,
    amountOf(row.debit),
    amountOf(row.credit),
    balanceOf(row.balance),
  ]
}

function totalsOf({ debit, credit, closing }: Statement): Block {
  return {
    kind: 'totals',
    rows: [
      [columns.debit, formatPrice(debit)],
      [columns.credit, formatPrice(credit)],
      [columns.balance, `${formatPrice(Math.abs(closing))} ${balanceMark(closing)}`.trimEnd()],
    ],
  }
}

const amountOf = (kurus: Kurus) => (kurus === 0 ? '' : formatAmount(kurus))
const balanceOf = (kurus: Kurus) => `${formatAmount(Math.abs(kurus))} ${balanceMark(kurus)}`.trimEnd()
