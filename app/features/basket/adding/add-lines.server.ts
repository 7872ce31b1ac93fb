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

export type LineWish = { productId: number; variantId: number; quantity: number }

/**
 * Adds many wishes, in pieces, and returns one outcome per wish, in order. The outcomes equal those of calling
 * `addLine` one after the other. It takes one query for the offers and one transaction with a few statements, which
 * locks the basket, for any number of wishes.
 */
export async function addLines(db: Db, visitor: Visitor, wishes: readonly LineWish[]): Promise<AddOutcome[]> {
  const bar = orderBar(visitor)
  if (bar) return wishes.map(() => failed(bar, null))
  const offers = await getOffers(db, visitor, [...new Set(wishes.map(({ variantId }) => variantId))])
  const offered = wishes.map(({ productId, variantId, quantity }): OfferedWish => {
    const offer = offers.get(variantId)
    return { offer: offer?.productId === productId ? offer : null, quantity }
  })
  const addable = offered.filter(isAddable)
  const added = (addable.length > 0 ? await addSold(db, visitor, addable) : []).values()
  return offered.map((wish) => {
    if (isAddable(wish)) return added.next().value!
    if (!wish.offer?.price) return failed('unsellable', null)
    return { status: 'not_whole_packages', packageSize: wish.offer.price.packageSize }
  })
}

type OfferedWish = { offer: Offer | null; quantity: number }
type Addable = { offer: SoldOffer; quantity: number }

function isAddable(wish: OfferedWish): wish is Addable {
  return (
    wish.offer !== null && isSold(wish.offer) && isWholePackages(wish.quantity, wish.offer.price.packageSize)
  )
}

function addSold(db: Db, visitor: Visitor, wishes: readonly Addable[]): Promise<AddOutcome[]> {
  return transaction(db, async (db) => {
    const [{ id: basketId, openOrderCode }, stored] = await inOrder(
      db,
      () => store.openBasket(db, visitor),
      () => store.readLines(db, store.basketOf(visitor)),
    )
    const held = await readHeld(db, openOrderCode)
    const own = wishes.map((wish) => ({ ...wish, offer: withHeld(wish.offer, held) }))
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

/** The outcome of each wish, given the stock and the room left by the wishes before it. */
function planAdds(visitor: Visitor, wishes: readonly Addable[], stored: readonly StoredLine[]) {
  const lines = new Map<number, Line>(stored.map((line) => [line.variantId, line]))
  const changed = new Map<number, Line>()
  const steps = wishes.map(({ offer, quantity }): Step => {
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
