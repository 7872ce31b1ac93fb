import { randomUUID } from 'node:crypto'
import { openDatabase } from '~/db/connection.server'
import { saveSettings } from '~/features/settings/settings.server'
import { transaction } from '~/db/transaction.server'
import { migrate } from '~/db/schema/migrate.server'
import type { OwnServer } from '~/db/testing/own-server'
import { loadDemo } from '../../../demo/load'
import { orderBody } from '../api/api-samples'
import { type Browser, openBrowser } from '../browser'
import { buildShop } from './built-shop'
import { goodsInStock } from '../guest'
import { unlimited } from '../limits'
import type { ShopProcess } from './process'

/** A demo shop in a database `shop` of a test's own server, and the build that serves it. Returns a variant with much stock. */
export async function fillOwnServer(server: OwnServer) {
  await buildShop()
  await server.ask('create database shop')
  const url = server.urlOf('shop')
  await migrate(url)
  const { db, pool, close } = openDatabase(url)
  await loadDemo(db, { pictures: null })
  await transaction(db, (db) => saveSettings(db, unlimited))
  const [goods] = await goodsInStock(db, 1)
  await pool.query('update stock_balances set on_hand = 100000 where variant_id = $1', [goods!.variantId])
  await close()
  return { url, line: { product_id: goods!.productId, product_variant_id: goods!.variantId, amount: 1 } }
}

/** Guests of a shop who order by the API, with one request for one order after the other. */
export async function openCustomers(shop: Pick<ShopProcess, 'url'>, line: object) {
  const browse = () => openBrowser((request) => fetch(request), shop.url)
  const body = { ...(await orderBody(browse())), payment_type: 2 }
  return { browse, order, send }

  /** The answer to an order of one piece, sent with this key: its code, or the reason of the refusal. */
  async function order(browser: Browser = browse(), key: string = randomUUID()) {
    const added = await browser.api('/add-to-basket', line)
    return added.status === 200 ? send(browser, key) : { status: added.status, code: null }
  }

  async function send(browser: Browser, key: string) {
    const headers = { 'idempotency-key': key }
    const { status, body: answer } = await browser.api('/shopping/orders', body, { headers })
    return { status, code: (answer.data as unknown as { code: string } | null)?.code ?? null }
  }
}
