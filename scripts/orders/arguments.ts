import { type OrderStatus, orderStatuses } from '../../app/features/orders/orders'
import { readAmount } from '../../app/kernel/read-amount'
import { type Options, type Refusal, type Shapes, takeApart } from '../command-line/take-apart'
import { text } from './text'

/** Pieces by product code, as `--lines KOD=3,KOD=1` names them. */
export type PiecesByCode = { code: string; quantity: number }[]

export type OrderCommand =
  | { name: 'list'; statuses: OrderStatus[] }
  | { name: 'show'; code: string }
  | { name: 'status'; code: string; to: StatusWord; reason: string; parcel: number | null }
  | {
      name: 'ship'
      code: string
      carrier: string | null
      tracking: string
      link: string
      lines: PiecesByCode | null
    }
  | { name: 'returns' }
  | { name: 'return'; id: number; to: ReturnWord; reason: string; lines: PiecesByCode | null }
  | { name: 'refund'; code: string; amount: number; reason: string }
  | { name: 'refunds' }
  | { name: 'refunded'; id: number }
  | { name: 'card-refunds' }
  | { name: 'card-refund'; id: string; to: CardRefundWord }
  | { name: 'invoices' }
  | { name: 'hand-over'; code: string }
  | { name: 'payments' }
  | { name: 'confirm'; id: number; amount: number | null }
  | { name: 'refuse'; id: number; reason: string }
  | { name: 'invoice'; code: string; number: string; uuid: string; date: string; pdf: string | null }

const statusWords = ['paid', 'preparing', 'delivered', 'undelivered', 'cancelled'] as const
export type StatusWord = (typeof statusWords)[number]
const returnWords = ['accept', 'refuse', 'receive'] as const
export type ReturnWord = (typeof returnWords)[number]
const cardRefundWords = ['again', 'given'] as const
export type CardRefundWord = (typeof cardRefundWords)[number]

const { placed, preparing, awaitingPayment, shipped, delivered, completed, cancelled } = orderStatuses
const listed: Record<string, OrderStatus[]> = {
  open: [awaitingPayment, placed, preparing],
  awaiting: [awaitingPayment],
  placed: [placed],
  preparing: [preparing],
  shipped: [shipped],
  delivered: [delivered],
  completed: [completed],
  cancelled: [cancelled],
  all: Object.values(orderStatuses),
}

const shapes: Shapes<OrderCommand['name']> = {
  list: { words: 0, options: ['status'] },
  show: { words: 1, options: [] },
  status: { words: 2, options: ['reason', 'parcel'] },
  ship: { words: 1, options: ['carrier', 'tracking', 'link', 'lines'] },
  returns: { words: 0, options: [] },
  return: { words: 2, options: ['reason', 'lines'] },
  refund: { words: 1, options: ['amount', 'reason'] },
  refunds: { words: 0, options: [] },
  refunded: { words: 1, options: [] },
  'card-refunds': { words: 0, options: [] },
  'card-refund': { words: 2, options: [] },
  invoices: { words: 0, options: [] },
  'hand-over': { words: 1, options: [] },
  payments: { words: 0, options: [] },
  confirm: { words: 1, options: ['amount'] },
  refuse: { words: 1, options: ['reason'] },
  invoice: { words: 1, options: ['number', 'uuid', 'date', 'pdf'] },
}

/** What was asked for on the command line, or what is wrong with it, in Turkish. */
export function readOrderArguments(args: readonly string[]): OrderCommand | Refusal {
  const taken = takeApart(args, shapes, text)
  if ('error' in taken) return taken
  return readers[taken.name](taken.words as [string, string], taken.options)
}

const readers: Record<
  OrderCommand['name'],
  (words: [string, string], options: Options) => OrderCommand | Refusal
> = {
  list: (_, { status = 'open' }) =>
    Object.hasOwn(listed, status)
      ? { name: 'list', statuses: listed[status]! }
      : { error: text.badWord('--status', status, Object.keys(listed)) },
  show: ([code]) => ({ name: 'show', code: codeOf(code) }),
  status: ([code, wanted], { reason = '', parcel }) => {
    const to = statusWords.find((known) => known === wanted)
    if (!to) return { error: text.badWord('', wanted, statusWords) }
    if (to === 'cancelled' && !isReason(reason)) return { error: text.reasonMissing('cancelled') }
    const id = parcel === undefined ? null : idOf(parcel)
    if (parcel !== undefined && (id === null || to !== 'delivered')) return { error: text.badParcel(parcel) }
    return { name: 'status', code: codeOf(code), to, reason: reason.trim(), parcel: id }
  },
  ship: ([code], { carrier = null, tracking = '', link = '', lines }) => {
    if (!/^[\p{L}\p{N} ./-]{0,60}$/u.test(tracking)) return { error: text.badTracking(tracking) }
    const pieces = lines === undefined ? null : readPieces(lines)
    if (lines !== undefined && !pieces) return { error: text.badLines(lines) }
    const parcel = { carrier, tracking: tracking.trim(), link, lines: pieces }
    return { name: 'ship', code: codeOf(code), ...parcel }
  },
  returns: () => ({ name: 'returns' }),
  return: ([number, wanted], { reason = '', lines }) => {
    const id = idOf(number)
    const to = returnWords.find((known) => known === wanted)
    if (id === null) return { error: text.noReturn(number) }
    if (!to) return { error: text.badWord('', wanted, returnWords) }
    if (to === 'refuse' && !isReason(reason)) return { error: text.reasonMissing('refuse') }
    const pieces = lines === undefined ? null : readPieces(lines, 0)
    if (lines !== undefined && (!pieces || to !== 'receive')) return { error: text.badLines(lines) }
    return { name: 'return', id, to, reason: reason.trim(), lines: pieces }
  },
  refund: ([code], { amount = '', reason = '' }) => {
    const kurus = readAmount(amount)
    if (!(kurus > 0)) return { error: text.badMoney(amount) }
    if (!isReason(reason)) return { error: text.reasonMissing('refund') }
    return { name: 'refund', code: codeOf(code), amount: kurus, reason: reason.trim() }
  },
  refunds: () => ({ name: 'refunds' }),
  refunded: ([number]) => {
    const id = idOf(number)
    return id === null ? { error: text.noRefund(number) } : { name: 'refunded', id }
  },
  'card-refunds': () => ({ name: 'card-refunds' }),
  'card-refund': ([id, wanted]) => {
    const to = cardRefundWords.find((known) => known === wanted)
    if (!to) return { error: text.badWord('', wanted, cardRefundWords) }
    return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
      ? { name: 'card-refund', id, to }
      : { error: text.noCardRefund(id) }
  },
  invoices: () => ({ name: 'invoices' }),
  'hand-over': ([code]) => ({ name: 'hand-over', code: codeOf(code) }),
  payments: () => ({ name: 'payments' }),
  confirm: ([number], { amount }) => {
    const id = idOf(number)
    const kurus = amount === undefined ? null : readAmount(amount)
    if (id === null) return { error: text.noNotice(number) }
    if (kurus !== null && !(kurus > 0)) return { error: text.badMoney(amount!) }
    return { name: 'confirm', id, amount: kurus }
  },
  refuse: ([number], { reason = '' }) => {
    const id = idOf(number)
    if (id === null) return { error: text.noNotice(number) }
    return isReason(reason)
      ? { name: 'refuse', id, reason: reason.trim() }
      : { error: text.reasonMissing('refuse') }
  },
  invoice: ([code], { number = '', uuid = '', date = '', pdf = null }) =>
    number && uuid && date
      ? { name: 'invoice', code: codeOf(code), number, uuid, date, pdf }
      : { error: text.invoiceIncomplete },
}

const codeOf = (word: string) => word.toUpperCase()
const isReason = (reason: string) => reason.trim().length >= 3 && reason.length <= 500

function idOf(word: string): number | null {
  const digits = word.replace(/^#/, '')
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null
}

function readPieces(list: string, least = 1): PiecesByCode | null {
  const read = list.split(',').map((part) => /^\s*(\S+)\s*=\s*(\d{1,7})\s*$/.exec(part))
  const pieces = read.flatMap((match) => (match ? [{ code: match[1]!, quantity: Number(match[2]) }] : []))
  return pieces.length === read.length && pieces.every(({ quantity }) => quantity >= least) ? pieces : null
}
