import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type ChangeOutcome, type LineChoice, wholePackages } from '~/features/basket/basket'
import { addLine, removeLine } from '~/features/basket/basket.server'
import { getOffer, getProducts } from '~/features/catalogue/catalogue.server'
import { openShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { kept, type KeepOutcome, maxKept } from './lists'
import * as store from './store.server'

const type = kept.savedForLater

/**
 * Moves a line from the basket to the saved items with its quantity. A variant that is not in the basket is saved
 * without one; a saved variant stays as it is.
 */
export function saveForLater(db: Db, visitor: Visitor, choice: LineChoice): Promise<KeepOutcome> {
  return transaction(db, async (db) => {
    const shopperId = await openShopper(db, visitor)
    if ((await store.countKept(db, shopperId, type)) >= maxKept) return { status: 'full', limit: maxKept }
    const line = await removeLine(db, visitor, choice)
    if (line) return { status: 'kept', id: await store.putKept(db, shopperId, type, line), isNew: true }

    const [product] = await getProducts(db, visitor, [choice.productId])
    if (!product) return { status: 'unknown_product' }
    const variantId = choice.variantId ?? product.onlyVariant?.id
    if (!variantId) return { status: 'choose_variant' }
    const offer = await getOffer(db, visitor, variantId)
    if (offer?.productId !== product.id || !offer.price) return { status: 'unknown_product' }
    const found = await store.findKeptProduct(db, shopperId, type, { productId: product.id, variantId })
    if (found) return { status: 'kept', id: found.id, isNew: false }
    const input = { productId: product.id, variantId, quantity: null }
    return { status: 'kept', id: await store.putKept(db, shopperId, type, input), isNew: true }
  })
}

/**
 * Moves a saved item back into the basket: its saved pieces, rounded to today's packages, as far as stock allows. The
 * item stays saved when no piece could be added. Null when the visitor has no item with this id.
 */
export function moveToBasket(db: Db, visitor: Visitor, id: number): Promise<ChangeOutcome | null> {
  return transaction(db, async (db) => {
    const shopperId = await openShopper(db, visitor)
    const saved = await store.findKept(db, shopperId, type, id)
    if (!saved) return null
    const { productId, variantId, quantity } = saved
    const add = (pieces: number) => addLine(db, visitor, { productId, variantId, quantity: pieces })
    const first = await add(quantity ?? 1)
    const outcome =
      first.status === 'not_whole_packages'
        ? await add(Math.max(wholePackages(quantity ?? 1, first.packageSize), first.packageSize))
        : first
    if (outcome.status === 'success' || outcome.status === 'insufficient')
      await store.deleteKept(db, shopperId, id)
    return outcome
  })
}
