import { randomUUID } from 'node:crypto'
import { loadDemo } from '../../../demo/load'
import { openDatabase } from '~/db/connection.server'
import { migrate } from '~/db/schema/migrate.server'
import { transaction } from '~/db/transaction.server'
import { saveSettings } from '~/features/settings/settings.server'
import { orderBody } from '../api/api-samples'
import { type Browser, openBrowser } from '../browser'
import { goodsInStock } from '../guest'
import { unlimited } from '../limits'

/** Fills an empty database with a demo shop without limits. Returns a variant with much stock, as a line of the basket. */
export async function fillWithStock(url: string) {
  await migrate(url)
  const { db, pool, close } = openDatabase(url)
  await loadDemo(db, { pictures: null })
  await transaction(db, (db) => saveSettings(db, unlimited))
  const [goods] = await goodsInStock(db, 1)
  await pool.query('update stock_balances set on_hand = 100000 where variant_id = $1', [goods!.variantId])
  await close()
  return { product_id: goods!.productId, product_variant_id: goods!.variantId, amount: 1 }
}

/**
 * Guests of a shop who order by the API, with one request for one order after the other. `send`: how requests reach the shop, where
 * its address alone is not the way.
 */
export async function openCustomers(
  shop: { url: string },
  line: object,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
) {
  const browse = () => openBrowser(send, shop.url)
  const body = { ...(await orderBody(browse())), payment_type: 2 }
  return { browse, order, send: sendOrder }

  /** The answer to an order of one piece, sent with this key: its code, or the reason of the refusal. */
  async function order(browser: Browser = browse(), key: string = randomUUID()) {
    const added = await browser.api('/add-to-basket', line)
    return added.status === 200 ? sendOrder(browser, key) : { status: added.status, code: null }
  }

  async function sendOrder(browser: Browser, key: string) {
    const headers = { 'idempotency-key': key }
    const { status, body: answer } = await browser.api('/shopping/orders', body, { headers })
    return { status, code: (answer.data as unknown as { code: string } | null)?.code ?? null }
  }
}
