import { randomUUID } from 'node:crypto'
import type { Database } from '../../app/db/connection.server'
import { transaction } from '../../app/db/transaction.server'
import { countStock } from '../../app/features/catalogue/selling/stock.server'
import type { Browser } from '../../app/testing/browser'
import { type Book, isRefusal } from './book'
import type { Good } from './shop'
import { persist } from './persist'
import { Interrupted, type Traffic } from './traffic'

export type Crowd = {
  database: Database
  traffic: Traffic
  book: Book
  /** The rest of an order's body. */
  body: Record<string, unknown>
}

/** Paid at the door, the piece is sold at once: a reservation that is broken later would no longer show. */
const atTheDoor = 4

/** So many guests confirm an order of the last piece of a product at the same moment: one of them can have it. */
export async function rush(crowd: Crowd, good: Good, buyers: number): Promise<void> {
  const order = await gather(crowd, good, buyers)
  await fillTo(crowd.database, good, 1)
  await order()
}

/** So many guests with a piece each in their baskets, of which there is enough. The function returned lets all order at once. */
export async function gather(
  { database, traffic, book, body }: Crowd,
  good: Good,
  buyers: number,
): Promise<() => Promise<void>> {
  await fillTo(database, good, buyers)
  const crowd = await Promise.all(Array.from({ length: buyers }, () => comeWith(traffic, good)))
  return async () => void (await Promise.all(crowd.map(order)))

  async function order(browser: Browser | null, i: number): Promise<void> {
    if (!browser) return
    const key = randomUUID()
    const address = { ...(body['address'] as object), email: `kalabalik${i}@firtina.example` }
    book.attempt(key)
    const answered = await browser
      .api(
        '/shopping/orders',
        { ...body, address, payment_type: atTheDoor, note: key },
        { headers: { 'idempotency-key': key } },
      )
      .catch(unlessInterrupted)
    if (!answered) return book.count('interrupted')
    if (isRefusal(answered)) book.refuse(key)
    const code = (answered.body.data as { code: string } | undefined)?.code
    if (code) book.acknowledge(key, { code })
    book.count(code ? 'got_the_last_one' : 'came_too_late')
  }
}

function fillTo({ db }: Database, { variantId }: Good, quantity: number) {
  return persist(() =>
    transaction(db, (db) => countStock(db, [{ variantId, quantity }], 'correction', 'storm')),
  )
}

function unlessInterrupted(error: unknown): null {
  if (error instanceof Interrupted) return null
  throw error
}

/** A guest with one piece in the basket, or null when the app went down meanwhile. */
async function comeWith(traffic: Traffic, { productId, variantId }: Good): Promise<Browser | null> {
  const browser = traffic.browser()
  try {
    await browser.api('/add-to-basket', { product_id: productId, product_variant_id: variantId, amount: 1 })
    return browser
  } catch (error) {
    return unlessInterrupted(error)
  }
}
