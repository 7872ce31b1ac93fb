import { audit } from '~/db/audit.server'
import type { Db } from '~/db/connection.server'
import { lookUpRows, priceRequested } from '~/features/basket/basket.server'
import { readRow, type RowAnswer, type TypedRow } from '~/features/basket/basket'
import type { Member, Visitor } from '~/features/identity/identity'
import { openShopper } from '~/features/identity/identity.server'
import type { OrderQuote } from '~/features/orders/orders'
import { missingContracts } from '~/features/orders/orders.server'
import type { PaymentType } from '~/features/payments/payments'
import { idempotently } from '~/http/calls/idempotency.server'
import { quoteChoice } from '../quote/quote.server'
import { findSavedAddress } from '../steps/address.server'
import type { OrderCall } from './order-request'
import type { GoodsSource } from './ordered-goods.server'
import type { PlacedOrder, PlaceOutcome } from './outcome'
import { placeOrder } from './place-order.server'

/** The wish of a customer who orders by telephone or at the counter. Rows count packages, as in the quick order. */
export type Wish = {
  rows: readonly TypedRow[]
  addressId: number
  carrierId: number
  paymentType: PaymentType
  note: string
}

/** The rows as they would be ordered, each with its mistake, and the quote of the good ones at the customer's own prices and terms. */
export async function quoteOnBehalf(
  db: Db,
  buyer: Member,
  wish: Pick<Wish, 'rows' | 'carrierId' | 'paymentType'>,
  now: Date,
): Promise<{ rows: RowAnswer[]; quote: OrderQuote | null }> {
  const { rows, lines } = await readTypedLines(db, buyer, wish.rows)
  if (lines.length === 0) return { rows, quote: null }
  const goods = await priceRequested(db, buyer, { lines, choice: noChoice })
  return { rows, quote: await quoteChoice(db, buyer, goods, wish, now) }
}

export type BehalfOutcome =
  | PlaceOutcome
  /** Rows that cannot be ordered as they are, with their notes. */
  | { status: 'bad_rows'; rows: RowAnswer[] }
  | { status: 'address_not_found' }

/**
 * Places an order in a customer's name, once for each `key`: at the customer's prices, within the customer's limit, with the shop's one
 * operation for orders. The customer's own basket stays as it is. The audit log names the staff member
 * and the customer.
 */
export async function placeOnBehalf(
  db: Db,
  buyer: Member,
  { key, wish }: { key: string; wish: Wish },
  call: OrderCall,
  { actor }: { actor: string },
): Promise<BehalfOutcome> {
  const { rows, lines } = await readTypedLines(db, buyer, wish.rows)
  if (lines.length === 0 || rows.some(({ note }) => note?.kind === 'danger'))
    return { status: 'bad_rows', rows }
  const saved = await findSavedAddress(db, buyer, wish.addressId)
  if (!saved) return { status: 'address_not_found' }
  const owner = `behalf ${buyer.partner.id}`
  try {
    const { answer } = await idempotently(db, { owner, key, request: wish }, async (db) => {
      const outcome = await placeOrder(db, buyer, sourceOf(lines, wish, saved), call)
      if (outcome.status !== 'placed') throw new NotPlacedOnBehalf(outcome)
      const { id, code, grandTotal } = outcome.order
      await audit(db, {
        actor,
        action: 'order on behalf',
        subject: `orders ${id}`,
        after: { code, customer: buyer.partner.id, user: buyer.user.userId, grandTotal },
      })
      return { status: 200, answer: outcome.order }
    })
    return { status: 'placed', order: answer as PlacedOrder }
  } catch (error) {
    if (error instanceof NotPlacedOnBehalf) return error.outcome
    throw error
  }
}

/** Rolls back the record of the key, which is kept for placed orders alone. */
class NotPlacedOnBehalf extends Error {
  constructor(readonly outcome: PlaceOutcome) {
    super(outcome.status)
  }
}

const noChoice = { campaignId: null, couponId: null, withoutCampaign: false }

type Line = { productId: number; variantId: number; quantity: number }

/** Typed rows as they would be ordered, each with its mistake, and the lines of the good ones; rows of one variant add up. */
export async function readTypedLines(
  db: Db,
  buyer: Visitor,
  typed: readonly TypedRow[],
): Promise<{ rows: RowAnswer[]; lines: Line[] }> {
  const rows = await lookUpRows(db, buyer, typed)
  const sums = new Map<number, Line>()
  for (const { row, found } of rows) {
    const read = readRow(row, found)
    if (found.status !== 'one' || !('pieces' in read)) continue
    const { productId, variantId } = found.offer
    const before = sums.get(variantId)?.quantity ?? 0
    sums.set(variantId, { productId, variantId, quantity: before + read.pieces })
  }
  return { rows, lines: [...sums.values()] }
}

function sourceOf(
  lines: readonly Line[],
  { carrierId, paymentType, note }: Wish,
  saved: NonNullable<Awaited<ReturnType<typeof findSavedAddress>>>,
): GoodsSource {
  return async (db, buyer, { now }) => {
    const member = buyer as Member
    // Staff have read the contracts' terms to the customer, who receives the texts by email.
    const contracts = (await missingContracts(db, buyer, [])).map(({ id, version }) => ({
      id,
      version,
      accepted: true as const,
    }))
    const request = { ...saved, carrierId, paymentType, note, contracts }
    const shopperId = await openShopper(db, member)
    const goods = await priceRequested(db, buyer, { lines, choice: noChoice })
    const quote = await quoteChoice(db, buyer, goods, request, now)
    return { ordered: { goods, quote, request, shopperId, basket: null, reason: 'placed_by_shop' } }
  }
}
