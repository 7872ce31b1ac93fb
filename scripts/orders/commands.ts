import { randomUUID } from 'node:crypto'
import type { Db } from '../../app/db/connection.server'
import type { Storage } from '../../app/features/media/media.server'
import {
  acceptReturn,
  cancelByStaff,
  confirmPayment,
  deliver,
  listDueRefunds,
  listOpenReturns,
  markRefundPaid,
  receiveReturn,
  refundByStaff,
  refuseDelivery,
  refuseReturn,
  ship,
  startPacking,
  getFullOrder,
} from '../../app/features/fulfilment/fulfilment.server'
import {
  listOrdersOfShop,
  readHistoryOfShop,
  listCarriersOfShop,
} from '../../app/features/orders/orders.server'
import type { Staff, StaffOutcome, FullOrder } from '../../app/features/fulfilment/fulfilment'
import { formatIban } from '../../app/kernel/identity-numbers'
import { fold, formatPrice } from '../../app/kernel/turkish'
import type { OrderCommand, PiecesByCode } from './arguments'
import { runCardRefundCommand } from './card-refund-commands'
import { runInvoiceCommand } from './invoice-commands'
import { orderLines } from './order-sheet'
import { runPaymentCommand } from './payment-commands'
import { text } from './text'

type Answer = { lines: string[] } | { error: string }
type Place = { db: Db; storage: Storage }
type Command<N extends OrderCommand['name']> = Extract<OrderCommand, { name: N }>

const said = (line: string): Answer => ({ lines: [line] })

/** Runs a command through the operations of the back office, in the name of `staff`. */
export async function runOrderCommand(place: Place, command: OrderCommand, staff: Staff): Promise<Answer> {
  const { db } = place
  switch (command.name) {
    case 'list':
      return list(db, command)
    case 'show':
      return withOrder(db, command.code, async (order) => ({
        lines: orderLines(order, await readHistoryOfShop(db, order.id)),
      }))
    case 'status':
      return changeStatus(db, command, staff)
    case 'ship':
      return withOrder(db, command.code, (order) => sendParcel(db, order, command, staff))
    case 'returns': {
      const open = await listOpenReturns(db)
      const lines = open.map(({ id, code, kind, state, askedAt, note }) =>
        text.listedReturn(id, code, kind, state, askedAt, note),
      )
      return { lines: lines.length > 0 ? lines : [text.none] }
    }
    case 'return':
      return decideReturn(db, command, staff)
    case 'refund':
      return refund(db, command, staff)
    case 'refunds': {
      const due = await listDueRefunds(db)
      const lines = due.map(({ id, code, amount, means, holder, iban, dueAt }) => {
        const account = iban
          ? `${holder ?? ''} ${formatIban(iban)}`
          : means === 'transfer'
            ? text.noAccount
            : ''
        return text.listedRefund(id, code, formatPrice(amount), means, account, dueAt)
      })
      return { lines: lines.length > 0 ? lines : [text.none] }
    }
    case 'refunded': {
      const outcome = await markRefundPaid(db, command.id, staff)
      if (outcome.status === 'not_found') return { error: text.noRefund(command.id) }
      if (outcome.status === 'by_gateway') return { error: text.byGateway }
      if (outcome.status === 'unchanged') return said(text.unchanged)
      return said(text.refunded(command.id, formatPrice(outcome.amount)))
    }
    case 'card-refunds':
    case 'card-refund':
      return runCardRefundCommand(db, command, staff)
    case 'payments':
    case 'confirm':
    case 'refuse':
      return runPaymentCommand(db, command, staff)
    case 'invoice':
    case 'invoices':
    case 'hand-over':
      return runInvoiceCommand(place, command, staff)
  }
}

async function list(db: Db, { statuses }: Command<'list'>): Promise<Answer> {
  const { orders, total } = await listOrdersOfShop(db, { statuses, length: 200 })
  if (total === 0) return said(text.none)
  const lines = orders.map(({ code, status, placedAt, grandTotal, name }) =>
    text.listed(code, status, placedAt, formatPrice(grandTotal), name),
  )
  return { lines: [...lines, ...(total > orders.length ? [text.more(total - orders.length)] : [])] }
}

async function withOrder(db: Db, code: string, work: (order: FullOrder) => Promise<Answer>): Promise<Answer> {
  const order = await getFullOrder(db, code)
  return order ? work(order) : { error: text.noOrder(code) }
}

async function changeStatus(
  db: Db,
  { code, to, reason, parcel }: Command<'status'>,
  staff: Staff,
): Promise<Answer> {
  switch (to) {
    case 'paid':
      return answerOf(code, await confirmPayment(db, code, staff))
    case 'preparing':
      return answerOf(code, await startPacking(db, code, staff))
    case 'undelivered':
      return answerOf(code, await refuseDelivery(db, code, reason, staff))
    case 'cancelled':
      return answerOf(code, await cancelByStaff(db, code, reason, staff))
    case 'delivered': {
      const outcome = await deliver(db, code, staff, parcel ?? undefined)
      if (outcome.status === 'delivered') return said(text.delivered(code, outcome.isComplete))
      if (outcome.status === 'unknown_shipment') return { error: text.unknownParcel(parcel!) }
      return answerOf(code, outcome)
    }
  }
}

function answerOf(code: string, outcome: StaffOutcome): Answer {
  switch (outcome.status) {
    case 'done':
      return said(text.changed(code, outcome.is))
    case 'not_found':
      return { error: text.noOrder(code) }
    case 'refused':
      return { error: text.refused(code, outcome.is) }
    case 'paid_otherwise':
      return { error: text.paidOtherwise(code) }
    case 'due':
      return { error: text.due(code, outcome.amount) }
  }
}

async function sendParcel(db: Db, order: FullOrder, input: Command<'ship'>, staff: Staff): Promise<Answer> {
  const carriers = await listCarriersOfShop(db)
  const carrier = carriers.find(
    ({ name }) => input.carrier !== null && fold(name).includes(fold(input.carrier)),
  )
  const names = carriers.map(({ name }) => name)
  if (input.carrier !== null && !carrier) return { error: text.noCarrier(input.carrier, names) }
  const pieces = input.lines && piecesOf(order, input.lines)
  if (pieces && 'error' in pieces) return pieces
  const parcel = {
    ...(carrier ? { carrierId: carrier.id } : {}),
    trackingNumber: input.tracking,
    link: input.link,
    pieces,
  }
  const outcome = await ship(db, order.code, parcel, staff)
  switch (outcome.status) {
    case 'shipped':
      return said(text.shipped(order.code, outcome.shipmentId, outcome.remaining))
    case 'unknown_carrier':
      return { error: text.noCarrier(input.carrier ?? '', names) }
    case 'unknown_line':
      return { error: text.noLine(String(outcome.lineId)) }
    case 'too_many':
      return { error: text.tooMany(productCode(order, outcome.lineId), outcome.left) }
    case 'nothing_left':
      return { error: text.nothingLeft }
    case 'bad_link':
      return { error: text.badLink(input.link) }
    default:
      return answerOf(order.code, outcome)
  }
}

const productCode = ({ lines }: FullOrder, lineId: number) =>
  lines.find(({ id }) => id === lineId)?.productCode ?? String(lineId)

/** Pieces by line. If several lines have the same product, for example a gift, the pieces come from the first lines first. */
function piecesOf({ lines }: FullOrder, requested: PiecesByCode): Map<number, number> | { error: string } {
  const pieces = new Map<number, number>()
  for (const { code, quantity } of requested) {
    const same = lines.filter(({ productCode }) => fold(productCode) === fold(code))
    if (same.length === 0) return { error: text.noLine(code) }
    let left = quantity
    for (const [i, line] of same.entries()) {
      const taken = i === same.length - 1 ? left : Math.min(left, line.quantity)
      if (taken > 0 || quantity === 0) pieces.set(line.id, (pieces.get(line.id) ?? 0) + taken)
      left -= taken
    }
  }
  return pieces
}

async function decideReturn(db: Db, input: Command<'return'>, staff: Staff): Promise<Answer> {
  const { id, to, reason, lines } = input
  const found = lines ? (await listOpenReturns(db)).find((one) => one.id === id) : null
  const order = found ? await getFullOrder(db, found.code) : null
  const pieces = lines && order ? piecesOf(order, lines) : null
  if (lines && !order) return { error: text.noReturn(id) }
  if (pieces && 'error' in pieces) return pieces
  const outcome =
    to === 'receive'
      ? await receiveReturn(db, id, pieces, staff)
      : await (to === 'accept' ? acceptReturn : refuseReturn)(db, id, reason, staff)
  switch (outcome.status) {
    case 'done':
      return said(text.returned(id, outcome.state, outcome.refund > 0 ? formatPrice(outcome.refund) : null))
    case 'not_found':
      return { error: text.noReturn(id) }
    case 'refused':
      return { error: text.returnRefused(id, outcome.is) }
    case 'too_many':
      return { error: text.tooMany(order ? productCode(order, outcome.lineId) : '', outcome.left) }
  }
}

async function refund(db: Db, { code, amount, reason }: Command<'refund'>, staff: Staff): Promise<Answer> {
  const outcome = await refundByStaff(db, { code, amount, reason, key: `staff-${randomUUID()}` }, staff)
  switch (outcome.status) {
    case 'due':
      return said(text.refundDue(outcome.refundId, formatPrice(amount), outcome.means))
    case 'not_found':
      return { error: text.noOrder(code) }
    case 'nothing_to_return':
      return { error: text.nothingPaid(code) }
    case 'exceeds':
      return { error: text.exceeds(formatPrice(outcome.left)) }
  }
}
