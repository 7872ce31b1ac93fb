import type { Db } from '~/db/connection.server'
import { getSeller } from '~/features/settings/settings.server'
import { formatDateTime } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import type { Pdf } from '~/pdf/pdf'
import { makePdf } from '~/pdf/pdf.server'
import type { PaymentAttempt } from './attempts/attempt'
import { text } from './text'

/**
 * The receipt of a card payment as a file; null when nothing was captured, or it was returned. `named`: the order or
 * account in its text.
 */
export async function makePaymentReceipt(
  db: Db,
  attempt: PaymentAttempt,
  { named }: { named: boolean },
): Promise<{ name: string; bytes: Buffer; mediaType: string } | null> {
  if (attempt.state !== 'settled') return null
  const bytes = await makePdf(writeReceipt(attempt, { named, seller: await getSeller(db) }))
  return { name: `odeme-makbuzu-${attempt.id.slice(0, 8)}.pdf`, bytes, mediaType: 'application/pdf' }
}

function writeReceipt(
  attempt: PaymentAttempt,
  { named, seller }: { named: boolean; seller: Pdf['seller'] },
): Pdf {
  const { id, payer, items, installments, installmentFee, amount, createdAt } = attempt
  const what = attempt.purpose === 'order' ? [attempt.orderCode] : items.map(({ name }) => name)
  const fee = installmentFee > 0 ? [[text.installmentFee, formatPrice(installmentFee)] as const] : []
  return {
    title: text.receiptTitle,
    seller,
    facts: [
      [text.receiptNo, id.slice(0, 8).toUpperCase()],
      [text.paidAt, formatDateTime(createdAt)],
      ...(named ? [[text.paidBy, `${payer.firstName} ${payer.lastName}`.trim()] as const] : []),
    ],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: text.what, share: 4 },
          { title: text.means, share: 2 },
          { title: text.amount, share: 2, align: 'right' },
        ],
        rows: [{ cells: [what.join(', '), text.byCard(installments), formatPrice(amount - installmentFee)] }],
      },
      { kind: 'totals', rows: [...fee, [text.taken, formatPrice(amount)]] },
    ],
    note: text.foot,
    madeAt: createdAt,
  }
}
