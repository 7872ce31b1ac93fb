import { formatDateTime } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import type { Pdf } from '~/pdf/pdf'
import { type PaidEntry, showDay } from './ledger'
import { text as ledgerText } from './text'
import { text } from './ui/payments.text'

/** The receipt of a payment onto an account as a PDF. */
export function writeReceipt(
  { entryId, postedOn, means, documentNo, description, amount }: PaidEntry,
  customer: string,
  seller: Pdf['seller'],
  now: Date,
): Pdf {
  return {
    title: text.receiptTitle,
    seller,
    facts: [
      [text.receiptNo, String(entryId)],
      [text.day, showDay(postedOn)],
      [text.customer, customer],
    ],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: text.means, share: 2 },
          { title: text.documentNo, share: 2 },
          { title: text.description, share: 4 },
          { title: text.amount, share: 2, align: 'right' },
        ],
        rows: [{ cells: [ledgerText.kind('payment', means), documentNo, description, formatPrice(amount)] }],
      },
      { kind: 'totals', rows: [[text.received, formatPrice(amount)]] },
    ],
    note: text.foot(formatDateTime(now)),
    madeAt: now,
  }
}
