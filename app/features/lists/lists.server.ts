import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type OfferPrice, priceLine } from '~/features/catalogue/catalogue'
import { getProducts } from '~/features/catalogue/catalogue.server'
import { findShopper, openShopper } from '~/features/identity/identity.server'
import type { Visitor } from '~/features/identity/identity'
import { lastSeenLength } from './last-seen.server'
import { kept, type KeepOutcome, type KeptProduct, type KeptType, maxKept, type ToggleOutcome } from './lists'
import * as store from './store.server'

export { exportLists } from './export-lists.server'
export { mergeKept } from './merge.server'
export {
  deleteOrderList,
  dropListLine,
  getOrderList,
  listOrderLists,
  makeOrderList,
  orderFromList,
  renameOrderList,
} from './order-lists.server'
export type { StockAlertCalls } from './stock-alert-calls.server'
export { claimFavourites, readWatched, setSeenPrices, type Watched } from './watch.server'
export { moveToBasket, saveForLater } from './save-for-later.server'

/** A visitor's list, last kept first. The catalogue leaves out products the visitor may not see. */
export async function listKept(db: Db, visitor: Visitor, type: KeptType): Promise<KeptProduct[]> {
  const shopperId = await findShopper(db, visitor)
  const limit = type === kept.lastSeen ? await lastSeenLength(db) : maxKept
  return shopperId === null ? [] : (await store.readKept(db, shopperId, type)).slice(0, limit)
}

/** Ids of the favourite products, last kept first, for filled hearts. */
export async function favouriteIds(db: Db, visitor: Visitor): Promise<number[]> {
  return (await listKept(db, visitor, kept.favourite)).map(({ productId }) => productId)
}

/** The number of the visitor's favourites; 0 for visitors who have kept nothing. */
export async function countFavourites(db: Db, visitor: Visitor): Promise<number> {
  const shopperId = await findShopper(db, visitor)
  return shopperId === null ? 0 : store.countKept(db, shopperId, kept.favourite)
}

/** Adds a product to the favourites, or removes it when it is there. */
export function toggleFavourite(db: Db, visitor: Visitor, productId: number): Promise<ToggleOutcome> {
  return transaction(db, async (db) => {
    const shopperId = await openShopper(db, visitor)
    const product = { productId, variantId: null }
    const found = await store.findKeptProduct(db, shopperId, kept.favourite, product)
    if (found) await store.deleteKept(db, shopperId, found.id)
    const outcome = found
      ? ({ status: 'dropped' } as const)
      : await keep(db, visitor, kept.favourite, productId)
    const status =
      outcome.status === 'kept' || outcome.status === 'full' || outcome.status === 'dropped'
        ? outcome.status
        : 'unknown_product'
    return { status, count: await store.countKept(db, shopperId, kept.favourite) }
  })
}

/**
 * Keeps a product as a favourite or as last seen; keeping it again puts it first. The last-seen list drops its oldest
 * beyond site_settings_product/max_length_of_last_seen_products and stays empty when that is 0.
 */
export function keepProduct(
  db: Db,
  visitor: Visitor,
  type: typeof kept.favourite | typeof kept.lastSeen,
  productId: number,
): Promise<KeepOutcome> {
  return transaction(db, (db) => keep(db, visitor, type, productId))
}

/**
 * Replaces the favourites by these products, in this order. Null, without a change, when the visitor may not see one
 * of them.
 */
export function replaceFavourites(
  db: Db,
  visitor: Visitor,
  productIds: readonly number[],
): Promise<number[] | null> {
  return transaction(db, async (db) => {
    const wanted = [...new Set(productIds)]
    const known = await getProducts(db, visitor, wanted)
    if (known.length < wanted.length) return null
    const shopperId = await openShopper(db, visitor)
    const cards = new Map(known.map((card) => [card.id, card]))
    const favourites = wanted.map((productId) => ({
      productId,
      ...seenBy(visitor, cards.get(productId)?.price ?? null),
    }))
    await store.replaceKept(db, shopperId, kept.favourite, favourites)
    return wanted
  })
}

/** Removes an item from any of the visitor's lists; false when it is not the visitor's. */
export function dropKept(db: Db, visitor: Visitor, id: number): Promise<boolean> {
  return transaction(db, async (db) => {
    const shopperId = await findShopper(db, visitor)
    return shopperId !== null && store.deleteKept(db, shopperId, id)
  })
}

/** A price as the visitor sees it now, for comparing it with later ones. */
function seenBy({ priceKey }: Visitor, price: OfferPrice | null): store.SeenPrice {
  if (!price) return { seenPrice: null, seenListId: null }
  return { seenPrice: priceLine(price, price.packageSize).unit, seenListId: priceKey.listId }
}

async function keep(
  db: Transaction,
  visitor: Visitor,
  type: KeptType,
  productId: number,
): Promise<KeepOutcome> {
  const limit = type === kept.lastSeen ? await lastSeenLength(db) : maxKept
  if (limit === 0) return { status: 'disabled' }
  const [product] = await getProducts(db, visitor, [productId])
  if (!product) return { status: 'unknown_product' }
  // Locks the session, so that two devices cannot both take the last place.
  const shopperId = await openShopper(db, visitor)
  const found = await store.findKeptProduct(db, shopperId, type, { productId, variantId: null })
  const isFull = !found && type !== kept.lastSeen && (await store.countKept(db, shopperId, type)) >= limit
  if (isFull) return { status: 'full', limit }
  const seen = type === kept.favourite ? seenBy(visitor, product.price) : {}
  const id = await store.putKept(db, shopperId, type, { productId, variantId: null, quantity: null, ...seen })
  if (type === kept.lastSeen) await store.trimKept(db, shopperId, type, limit)
  return { status: 'kept', id, isNew: !found }
}
