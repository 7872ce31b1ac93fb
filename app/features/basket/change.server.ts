import type { Db, Transaction } from '~/db/connection.server'
import { inOrder, lastly, transaction } from '~/db/transaction.server'
import { type Offer, priceLine } from '~/features/catalogue/catalogue'
import { getOffer, getProducts } from '~/features/catalogue/catalogue.server'
import { orderBar } from '~/features/customers/customers'
import { findShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { failed, fitAdd, isSold, sellable, type SoldOffer } from './adding/adding'
import {
  type ChangedLine,
  type ChangeOutcome,
  fitToStock,
  isWholePackages,
  type LineChoice,
  type LineOutcome,
  maxLines,
  type RemovedLine,
  wholePackages,
} from './basket'
import { readHeld, withHeld } from './held.server'
import { priceStoredLine, type StoredLine } from './pricing/priced-line'
import * as store from './store.server'

/**
 * Adds pieces of a variant to the visitor's basket, as many as stock and packages allow; pieces of one variant add
 * up. Fails for visitors who may not order. The basket is locked, so that two devices lose no line (promise R31).
 */
export async function addLine(
  db: Db,
  visitor: Visitor,
  input: LineChoice & { quantity: number },
): Promise<ChangeOutcome> {
  const bar = orderBar(visitor)
  if (bar) return failed(bar, null)
  const variantId = input.variantId ?? (await onlyVariant(db, visitor, input.productId))
  if (variantId === 'several') return { status: 'choose_variant' }
  const offer = variantId === null ? null : await getOffer(db, visitor, variantId)
  // The same answer for another product's variant, a hidden one and an unsold one.
  if (offer?.productId !== input.productId || !isSold(offer)) return failed('unsellable', null)
  const { packageSize } = offer.price
  if (!isWholePackages(input.quantity, packageSize)) return { status: 'not_whole_packages', packageSize }
  return transaction(db, (db) => addOffered(db, visitor, offer, input.quantity))
}

async function addOffered(db: Transaction, visitor: Visitor, offered: SoldOffer, quantity: number) {
  const [{ id: basketId, openOrderCode }, { line: stored, lines }] = await inOrder(
    db,
    () => store.openBasket(db, visitor),
    () => store.findLineAmong(db, visitor, offered.variantId),
  )
  const offer = withHeld(offered, await readHeld(db, openOrderCode))
  const isFull = !stored && lines >= maxLines
  const before = stored?.quantity ?? 0
  const fitted = fitAdd(offer, before, quantity, isFull)
  if (fitted.status === 'fail') return failed(fitted.reason, stored && lineOf(stored, offer, visitor), offer)
  return write({ db, visitor, basketId, offer, before }, fitted)
}

/** Increases a line by one package. */
export function increaseLine(db: Db, visitor: Visitor, choice: LineChoice): Promise<ChangeOutcome> {
  return changeLine(db, visitor, choice, (now, size) => wholePackages(now, size) + size)
}

/** Decreases a line by one package; the last package removes the line. */
export function decreaseLine(db: Db, visitor: Visitor, choice: LineChoice): Promise<ChangeOutcome> {
  return changeLine(db, visitor, choice, (now, size) => wholePackages(now - 1, size))
}

/** Sets a line to `quantity` pieces, reduced to the stock. Without stock the line keeps its quantity. */
export function setLineQuantity(
  db: Db,
  visitor: Visitor,
  input: LineChoice & { quantity: number },
): Promise<ChangeOutcome> {
  return changeLine(db, visitor, input, () => input.quantity)
}

/** Removes a line and returns it for the undo; null when it was gone. */
export function removeLine(db: Db, visitor: Visitor, choice: LineChoice): Promise<RemovedLine | null> {
  return transaction(db, async (db) => {
    const found = await lockLine(db, visitor, choice)
    return found && found !== 'several' ? store.deleteLine(db, found.basketId, found.line.variantId) : null
  })
}

/** Removes every line of the visitor's basket `basketId`; false when that basket is another visitor's. */
export function clearBasket(db: Db, visitor: Visitor, basketId: number): Promise<boolean> {
  return transaction(db, async (db) => {
    const own = await lockOwnBasket(db, visitor)
    if (own?.id !== basketId) return false
    await store.deleteLines(db, basketId)
    return true
  })
}

type NextQuantity = (now: number, packageSize: number) => number

function changeLine(
  db: Db,
  visitor: Visitor,
  choice: LineChoice,
  next: NextQuantity,
): Promise<ChangeOutcome> {
  return transaction(db, async (db) => {
    const found = await lockLine(db, visitor, choice)
    if (found === 'several') return { status: 'choose_variant' }
    if (!found) return failed('not_in_basket', null)
    const { basketId, openOrderCode, line: stored } = found
    const offered = await getOffer(db, visitor, stored.variantId)
    if (!offered || !isSold(offered)) return failed('unsellable', lineOf(stored, offered, visitor))
    const offer = withHeld(offered, await readHeld(db, openOrderCode))
    const { packageSize } = offer.price
    const wanted = next(stored.quantity, packageSize)
    if (!isWholePackages(wanted, packageSize)) return { status: 'not_whole_packages', packageSize }
    if (wanted === 0) {
      await store.deleteLine(db, basketId, stored.variantId)
      const { available } = offer
      return { status: 'success', quantity: 0, before: stored.quantity, available, packageSize, line: null }
    }
    const bar = wanted > stored.quantity ? orderBar(visitor) : null
    if (bar) return failed(bar, lineOf(stored, offer, visitor), offer)
    const fitted = fitToStock(wanted, sellable(offer), packageSize)
    if (fitted.status === 'fail') return failed(fitted.reason, lineOf(stored, offer, visitor), offer)
    return write({ db, visitor, basketId, offer, before: stored.quantity }, fitted)
  })
}

type Change = { db: Transaction; visitor: Visitor; basketId: number; offer: SoldOffer; before: number }

function write(
  { db, visitor, basketId, offer, before }: Change,
  fitted: Exclude<LineOutcome, { status: 'fail' }>,
) {
  const { productId, variantId, available } = offer
  const { packageSize } = offer.price
  const line = {
    productId,
    variantId,
    quantity: fitted.quantity,
    seenPrice: priceLine(offer.price, fitted.quantity).unit,
    seenListId: visitor.priceKey.listId,
  }
  return lastly(
    () => store.putLine(db, basketId, line),
    (id): ChangedLine => {
      return { ...fitted, before, available, packageSize, line: lineOf({ id, ...line }, offer, visitor) }
    },
  )
}

const lineOf = (stored: StoredLine, offer: Offer | null, visitor: Visitor) =>
  priceStoredLine(stored, offer, visitor.priceKey.listId)

async function onlyVariant(db: Db, visitor: Visitor, productId: number): Promise<number | 'several' | null> {
  const [product] = await getProducts(db, visitor, [productId])
  return product ? (product.onlyVariant?.id ?? 'several') : null
}

async function lockOwnBasket(db: Transaction, visitor: Visitor): Promise<store.LockedBasket | null> {
  const shopperId = await findShopper(db, visitor)
  return shopperId === null ? null : store.lockBasket(db, shopperId)
}

async function lockLine(db: Transaction, visitor: Visitor, choice: LineChoice) {
  const basket = await lockOwnBasket(db, visitor)
  if (!basket) return null
  const { id: basketId, openOrderCode } = basket
  const variants = choice.variantId
    ? [choice.variantId]
    : await store.findVariants(db, basketId, choice.productId)
  if (variants.length > 1) return 'several'
  const line = variants[0] ? await store.findLine(db, basketId, variants[0]) : null
  return line?.productId === choice.productId ? { basketId, openOrderCode, line } : null
}
