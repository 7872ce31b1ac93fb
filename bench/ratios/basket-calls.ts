import { goodsInStock } from '../../app/testing/guest'
import type { OpenShop } from '../shop/open-shop'
import { guest, post } from '../shop/visitor'
import { orderInput } from './order-wish'
import type { Writing } from './write-calls'

const addsPerBasket = 5
const linesPerOrder = 3

/** Adds one product after the other; every fifth goes into a new basket. */
export async function addingToBaskets(shop: OpenShop): Promise<Writing> {
  const goods = await goodsInStock(shop.database.db, 40)
  let headers = guest()
  return {
    call: (turn) => {
      if (turn % addsPerBasket === 0) headers = guest()
      return addToBasket(shop, goods[turn % goods.length]!, headers)
    },
  }
}

/** Orders a basket of three lines; filling it is not measured. */
export async function ordering(shop: OpenShop): Promise<Writing> {
  const goods = await goodsInStock(shop.database.db, 40)
  let headers = guest()
  const fill = async (turn: number) => {
    headers = guest()
    for (let line = 0; line < linesPerOrder; line++)
      await addToBasket(shop, goods[(turn + line) % goods.length]!, headers)
  }
  await fill(0)
  const input = await orderInput(shop, headers)
  return {
    prepare: fill,
    call: () => orderBasket(shop, input, headers),
  }
}

export function orderBasket(shop: OpenShop, input: object, headers: Record<string, string>): Promise<string> {
  const key = { 'idempotency-key': crypto.randomUUID() }
  return post(shop, '/shopping/orders', input, { ...headers, ...key })
}

export function addToBasket(
  shop: OpenShop,
  { productId, variantId }: { productId: number; variantId: number },
  headers: Record<string, string>,
): Promise<string> {
  const input = { product_id: productId, product_variant_id: variantId, amount: 1 }
  return post(shop, '/add-to-basket', input, headers)
}
