import type { Db } from '~/db/connection.server'
import { inOrder, lastly, transaction } from '~/db/transaction.server'
import { type Offer, priceLine } from '~/features/catalogue/catalogue'
import { getOffers } from '~/features/catalogue/catalogue.server'
import { orderBar } from '~/features/customers/customers'
import type { Visitor } from '~/features/identity/identity'
import { failed, fitAdd, isSold, type SoldOffer } from './adding'
import { type AddOutcome, isWholePackages, type LineOutcome, maxLines } from '../basket'
import { readHeld, withHeld } from '../held.server'
import { priceStoredLine, type StoredLine } from '../pricing/priced-line'
import * as store from '../store.server'

export type RequestedLine = { productId: number; variantId: number; quantity: number }

/**
 * Adds many requested lines, in pieces, and returns one outcome per line, in order. The outcomes equal those of calling
 * `addLine` one after the other. It takes one query for the offers and one transaction with a few statements, which
 * locks the basket, for any number of lines.
 */
export async function addLines(
  db: Db,
  visitor: Visitor,
  requested: readonly RequestedLine[],
): Promise<AddOutcome[]> {
  const bar = orderBar(visitor)
  if (bar) return requested.map(() => failed(bar, null))
  const offers = await getOffers(db, visitor, [...new Set(requested.map(({ variantId }) => variantId))])
  const offered = requested.map(({ productId, variantId, quantity }): OfferedLine => {
    const offer = offers.get(variantId)
    return { offer: offer?.productId === productId ? offer : null, quantity }
  })
  const addable = offered.filter(isAddable)
  const added = (addable.length > 0 ? await addSold(db, visitor, addable) : []).values()
  return offered.map((requestedLine) => {
    if (isAddable(requestedLine)) return added.next().value!
    if (!requestedLine.offer?.price) return failed('unsellable', null)
    return { status: 'not_whole_packages', packageSize: requestedLine.offer.price.packageSize }
  })
}

type OfferedLine = { offer: Offer | null; quantity: number }
type Addable = { offer: SoldOffer; quantity: number }

function isAddable(requestedLine: OfferedLine): requestedLine is Addable {
  return (
    requestedLine.offer !== null &&
    isSold(requestedLine.offer) &&
    isWholePackages(requestedLine.quantity, requestedLine.offer.price.packageSize)
  )
}

function addSold(db: Db, visitor: Visitor, requested: readonly Addable[]): Promise<AddOutcome[]> {
  return transaction(db, async (db) => {
    const [{ id: basketId, openOrderCode }, stored] = await inOrder(
      db,
      () => store.openBasket(db, visitor),
      () => store.readLines(db, store.basketOf(visitor)),
    )
    const held = await readHeld(db, openOrderCode)
    const own = requested.map((requestedLine) => ({
      ...requestedLine,
      offer: withHeld(requestedLine.offer, held),
    }))
    const plan = planAdds(visitor, own, stored)
    const put = () => store.putLines(db, basketId, plan.lines)
    return lastly(put, (ids) =>
      plan.steps.map(({ offer, outcome, before, line }): AddOutcome => {
        const { listId } = visitor.priceKey
        const id = ids.get(offer.variantId) ?? 0
        const now = line && priceStoredLine({ id, ...line }, offer, listId)
        if (outcome.status === 'fail') return failed(outcome.reason, now, offer)
        return {
          ...outcome,
          before,
          available: offer.available,
          packageSize: offer.price.packageSize,
          line: now,
        }
      }),
    )
  })
}

type Line = Omit<StoredLine, 'id'> & { id?: number }
type Step = { offer: SoldOffer; outcome: LineOutcome; before: number; line: Line | null }

/** The outcome of each requested line, given the stock and the room left by the lines before it. */
function planAdds(visitor: Visitor, requested: readonly Addable[], stored: readonly StoredLine[]) {
  const lines = new Map<number, Line>(stored.map((line) => [line.variantId, line]))
  const changed = new Map<number, Line>()
  const steps = requested.map(({ offer, quantity }): Step => {
    const { productId, variantId } = offer
    const before = lines.get(variantId)?.quantity ?? 0
    const outcome = fitAdd(offer, before, quantity, lines.size >= maxLines)
    if (outcome.status !== 'fail') {
      const seenPrice = priceLine(offer.price, outcome.quantity).unit
      const seenListId = visitor.priceKey.listId
      const line = { productId, variantId, quantity: outcome.quantity, seenPrice, seenListId }
      lines.set(variantId, line)
      changed.set(variantId, line)
    }
    return { offer, outcome, before, line: lines.get(variantId) ?? null }
  })
  return { steps, lines: [...changed.values()] }
}
