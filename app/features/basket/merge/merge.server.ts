import type { Db, Transaction } from '~/db/connection.server'
import { getOffers } from '~/features/catalogue/catalogue.server'
import { findShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { maxLines, type MergedLine, type MergeNote } from '../basket'
import { readHeld, withHeld } from '../held.server'
import { mergeSentence } from './merge.text'
import { mergeLine } from './merged-line'
import { moveOpenOrder } from '../open-order.server'
import type { StoredLine } from '../pricing/priced-line'
import * as notes from './store-merge.server'
import { moveCoupon } from '../choice-store.server'
import * as store from '../store.server'
import { text } from '../text'

type SignedInVisitor = Exclude<Visitor, { kind: 'guest' }>
export type MergedBasket = { guestBasketId: number; memberBasketId: number; lines: MergedLine[] }

/**
 * Moves a guest's lines into the basket of the member who has just signed in, priced by the member's list; null when
 * the guest has no lines. The guest's basket ends up empty, so that a second merge changes nothing. Both baskets are
 * locked, so that no line is lost (promise R31). The caller holds the lock of the guest's shopper.
 */
export async function mergeBasket(
  db: Transaction,
  guestShopperId: number,
  member: SignedInVisitor,
): Promise<MergedBasket | null> {
  const from = await store.lockBasket(db, guestShopperId)
  const moved = from ? await store.readLines(db, from.id) : []
  if (!from || moved.length === 0) return null
  const to = await store.openBasket(db, member)
  const [guestBasketId, memberBasketId] = [from.id, to.id]
  const own = await store.readLines(db, memberBasketId)
  const openOrderCode = await moveOpenOrder(db, { from, to })
  const lines = await moveLines(db, member, { basketId: memberBasketId, openOrderCode, moved, own })
  await moveCoupon(db, guestBasketId, memberBasketId)
  await store.deleteLines(db, guestBasketId)
  if (own.length > 0 || lines.some(isWorthTelling)) await notes.putMergeNotes(db, memberBasketId, lines)
  return { guestBasketId, memberBasketId, lines }
}

/** Changes of the merge that the customer has not acknowledged. Only reads. */
export async function getMergeNotes(db: Db, visitor: Visitor): Promise<MergeNote[]> {
  const shopperId = visitor.kind === 'guest' ? null : await findShopper(db, visitor)
  const lines = shopperId === null ? [] : await notes.readMergeNotes(db, shopperId)
  if (lines.length === 0) return []
  const offers = await getOffers(db, visitor, lines.map(variantOf))
  return lines.map((line) => {
    const offer = offers.get(line.variantId)
    const packageSize = offer?.price?.packageSize ?? 1
    const message = mergeSentence({ ...line, packageSize })
    return { ...line, message, name: offer?.productName ?? text.goneProduct }
  })
}

/** Removes the notes of a merge once the customer has read them. */
export async function acknowledgeMerge(db: Transaction, visitor: Visitor): Promise<void> {
  const shopperId = await findShopper(db, visitor)
  const basket = shopperId === null ? null : await store.lockBasket(db, shopperId)
  if (basket) await notes.deleteMergeNotes(db, basket.id)
}

type Move = {
  basketId: number
  openOrderCode: string | null
  moved: readonly StoredLine[]
  own: readonly StoredLine[]
}

/** One query for the offers of all lines, one statement to write them. */
async function moveLines(
  db: Transaction,
  member: SignedInVisitor,
  { basketId, openOrderCode, moved, own }: Move,
): Promise<MergedLine[]> {
  const offers = await getOffers(db, member, moved.map(variantOf))
  const held = await readHeld(db, openOrderCode)
  const lines = new Map(own.map((line) => [line.variantId, line]))
  let count = own.length
  const met = moved
    .toSorted((a, b) => a.id - b.id)
    .map((guest) => {
      const { variantId } = guest
      const ownLine = lines.get(variantId)
      const found = offers.get(variantId)
      const offer = found ? withHeld(found, held) : null
      const merged = mergeLine({ guest, own: ownLine, offer, isFull: count >= maxLines })
      if (merged.added > 0 && !ownLine) count += 1
      return merged
    })
  const joined = met.filter(({ added }) => added > 0)
  const seenListId = member.priceKey.listId
  const written = joined.map(({ productId, variantId, quantity, unitPrice }) => {
    const line = { productId, variantId, quantity, seenPrice: unitPrice, seenListId }
    const ownLine = lines.get(variantId)
    // A price change that the member has not seen stays reported.
    return ownLine ? { ...line, seenPrice: ownLine.seenPrice, seenListId: ownLine.seenListId } : line
  })
  await store.putLines(db, basketId, written)
  return met.map(({ unitPrice: _, ...line }) => line)
}

const variantOf = ({ variantId }: { variantId: number }) => variantId
const isWorthTelling = ({ change, repriced }: MergedLine) => change !== 'added' || repriced
