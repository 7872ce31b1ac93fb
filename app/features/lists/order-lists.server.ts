import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { RequestedGoods, RefillAnswer } from '~/features/basket/basket'
import { getBasket, refillBasket } from '~/features/basket/basket.server'
import { orderBar } from '~/features/customers/customers'
import type { Member } from '~/features/identity/identity'
import { getOrderedGoods } from '~/features/orders/orders.server'
import {
  maxListLines,
  maxOrderLists,
  type OrderList,
  type OrderListBrief,
  readListName,
  type SaveListOutcome,
} from './order-lists'
import * as store from './store-order-lists.server'

/** A member's lists, last changed first. */
export function listOrderLists(db: Db, { user }: Member): Promise<OrderListBrief[]> {
  return store.readLists(db, user.userId)
}

/** A list with its lines; null when it is missing or not the member's. */
export function getOrderList(db: Db, { user }: Member, id: number): Promise<OrderList | null> {
  return store.readList(db, user.userId, id)
}

/** Makes a list from the basket, or from an order of the member. */
export async function makeOrderList(
  db: Db,
  member: Member,
  typedName: string,
  from: 'basket' | { orderId: number },
): Promise<SaveListOutcome> {
  const name = readListName(typedName)
  if (name === null) return { status: 'bad_name' }
  const goods =
    from === 'basket' ? await goodsInBasket(db, member) : await orderedGoods(db, member, from.orderId)
  if (goods === null) return { status: 'not_found' }
  if (goods.length === 0) return { status: 'empty' }
  if (goods.length > maxListLines) return { status: 'too_long', limit: maxListLines }
  return transaction(db, async (db): Promise<SaveListOutcome> => {
    // Serializes a member's new lists, so that the limit holds.
    await store.lockLists(db, member.user.userId)
    if ((await store.countLists(db, member.user.userId)) >= maxOrderLists)
      return { status: 'full', limit: maxOrderLists }
    const id = await store.insertList(db, member.user.userId, name, goods)
    return id === null ? { status: 'name_taken' } : { status: 'saved', id }
  })
}

/** Renames a member's list. `not_found` for a list of others, `bad_name` or `name_taken` for its name. */
export async function renameOrderList(
  db: Db,
  { user }: Member,
  id: number,
  typedName: string,
): Promise<SaveListOutcome> {
  const name = readListName(typedName)
  if (name === null) return { status: 'bad_name' }
  return transaction(db, async (db): Promise<SaveListOutcome> => {
    await store.lockLists(db, user.userId)
    const others = await store.readLists(db, user.userId)
    if (!others.some((list) => list.id === id)) return { status: 'not_found' }
    if (others.some((list) => list.id !== id && list.name === name)) return { status: 'name_taken' }
    await store.writeName(db, user.userId, id, name)
    return { status: 'saved', id }
  })
}

/** Deletes a list; false when it is missing or not the member's. */
export function deleteOrderList(db: Db, { user }: Member, id: number): Promise<boolean> {
  return transaction(db, (db) => store.deleteList(db, user.userId, id))
}

/** Removes one line of a list; false when it is missing or not the member's. */
export function dropListLine(
  db: Db,
  { user }: Member,
  line: { listId: number; lineId: number },
): Promise<boolean> {
  return transaction(db, (db) => store.deleteLine(db, user.userId, line))
}

/**
 * Adds a list, or some of its lines, to the basket. Null when the list is not the member's or the member may not
 * order.
 */
export async function orderFromList(
  db: Db,
  member: Member,
  id: number,
  lineIds: readonly number[] | 'all',
): Promise<RefillAnswer | null> {
  const list = orderBar(member) ? null : await store.readList(db, member.user.userId, id)
  if (!list) return null
  const chosen = lineIds === 'all' ? list.lines : list.lines.filter((line) => lineIds.includes(line.id))
  return refillBasket(db, member, chosen)
}

async function goodsInBasket(db: Db, member: Member): Promise<RequestedGoods[]> {
  const { lines } = await getBasket(db, member)
  const kept = lines.filter(({ isPromo, code }) => !isPromo && code !== '')
  return kept.map(({ productId, variantId, code, name, variantName, quantity, unitPrice }) => ({
    productId,
    variantId,
    code,
    name,
    variantName,
    quantity,
    unitPrice,
  }))
}

// An order can name a variant twice, a list only once.
async function orderedGoods(db: Db, member: Member, orderId: number): Promise<RequestedGoods[] | null> {
  const goods = await getOrderedGoods(db, member, orderId)
  if (!goods) return null
  const once = new Map<number, RequestedGoods>()
  for (const line of goods) {
    const quantity = Math.min(line.quantity + (once.get(line.variantId)?.quantity ?? 0), 999_999)
    once.set(line.variantId, { ...line, quantity })
  }
  return [...once.values()]
}
