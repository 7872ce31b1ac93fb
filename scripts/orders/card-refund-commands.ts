import type { Db } from '../../app/db/connection.server'
import type { Staff } from '../../app/features/fulfilment/fulfilment'
import {
  listOpenRefunds,
  markRefundGiven,
  sendRefundAgain,
} from '../../app/features/payments/payments.server'
import { formatPrice } from '../../app/kernel/turkish'
import type { OrderCommand } from './arguments'
import { text } from './text'

type Answer = { lines: string[] } | { error: string }
type Command = Extract<OrderCommand, { name: 'card-refunds' | 'card-refund' }>

/** Refunds that the card provider has not carried out: lists them, tries one again, or marks it as paid by hand. */
export async function runCardRefundCommand(db: Db, command: Command, staff: Staff): Promise<Answer> {
  if (command.name === 'card-refunds') {
    const open = await listOpenRefunds(db)
    const lines = open.map((refund) =>
      text.listedCardRefund({ ...refund, amount: formatPrice(refund.amount) }),
    )
    return { lines: lines.length > 0 ? lines : [text.none] }
  }
  const { id, to } = command
  const outcome = to === 'again' ? await sendRefundAgain(db, id) : await markRefundGiven(db, id, staff)
  if (outcome.status === 'not_open') return { error: text.noCardRefund(id) }
  const amount = formatPrice(outcome.amount)
  return { lines: [to === 'again' ? text.cardRefundAgain(id, amount) : text.refunded(id, amount)] }
}
