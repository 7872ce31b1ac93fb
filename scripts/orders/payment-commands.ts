import type { Db } from '../../app/db/connection.server'
import { documentPath } from '../../app/features/customers/documents/documents'
import { noticeRefusalText } from '../../app/features/fulfilment/notices/text'
import {
  confirmNotice,
  listWaitingNotices,
  refuseNotice,
} from '../../app/features/fulfilment/fulfilment.server'
import type { Staff } from '../../app/features/fulfilment/fulfilment'
import { formatPrice } from '../../app/kernel/turkish'
import type { OrderCommand } from './arguments'
import { text } from './text'

type Answer = { lines: string[] } | { error: string }
export type PaymentCommand = Extract<OrderCommand, { name: 'payments' | 'confirm' | 'refuse' }>

/** Bank transfers that buyers have reported: lists them, accepts or refuses one. */
export async function runPaymentCommand(db: Db, command: PaymentCommand, staff: Staff): Promise<Answer> {
  if (command.name === 'payments') {
    const waiting = await listWaitingNotices(db)
    const lines = waiting.map((notice) =>
      text.listedNotice(
        { ...notice, amount: formatPrice(notice.amount) },
        notice.receiptId && documentPath(notice.receiptId),
      ),
    )
    return { lines: lines.length > 0 ? lines : [text.none] }
  }
  const { id } = command
  const outcome =
    command.name === 'confirm'
      ? await confirmNotice(db, id, command.amount, staff)
      : await refuseNotice(db, id, command.reason, staff)
  if (outcome.status === 'not_found') return { error: text.noNotice(id) }
  if (outcome.status !== 'done') return { error: noticeRefusalText(outcome) }
  const { code, received, tooMuch } = outcome
  if (command.name === 'refuse') return { lines: [text.noticeRefused(id, code)] }
  const over = tooMuch > 0 ? [text.tooMuchCame(formatPrice(tooMuch))] : []
  return { lines: [text.noticeConfirmed(id, code, formatPrice(received)), ...over] }
}
