import { randomUUID } from 'node:crypto'
import type { Db } from '../../app/db/connection.server'
import { orderBody } from '../../app/testing/api/api-samples'
import { type Browser, openBrowser } from '../../app/testing/browser'
import { type Goods, goodsInStock } from '../../app/testing/guest'
import { type Words, words } from '../report/words'

export type Write = { name: Words; perSecond: (seconds: number) => Promise<number> }

const connections = 16
const linesPerOrder = 5
/** Enough for all orders of a run. */
const stock = 10_000

/** Calls of the API by new guests: a basket of one line, and a whole order with the five calls that fill its basket. */
export async function writes(db: Db, origin: string): Promise<Write[]> {
  const goods = await goodsInStock(db, 200, stock)
  const browse = () => openBrowser((request) => fetch(request), origin)
  const body = { ...(await orderBody(browse())), payment_type: 2 }
  let turn = 0
  const next = () => goods[turn++ % goods.length]!

  const order = async () => {
    const guest = browse()
    for (let line = 0; line < linesPerOrder; line++) await add(guest, next())
    const headers = { 'idempotency-key': randomUUID() }
    require200(await guest.api('/shopping/orders', body, { headers }))
  }
  return [
    {
      name: words('API: ilk ürünü sepete ekleme', 'API: add to a new basket'),
      perSecond: inLanes(() => add(browse(), next())),
    },
    {
      name: words('API: 5 satırlık sipariş, baştan sona', 'API: whole order of 5 lines'),
      perSecond: inLanes(order),
    },
  ]
}

async function add(guest: Browser, { productId, variantId }: Goods): Promise<void> {
  const line = { product_id: productId, product_variant_id: variantId, amount: 1 }
  require200(await guest.api('/add-to-basket', line))
}

function require200({ status, body }: Awaited<ReturnType<Browser['api']>>): void {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body).slice(0, 500)}`)
}

/** Does the work again and again in as many lanes as there are connections. */
const inLanes = (work: () => Promise<unknown>) => async (seconds: number) => {
  const from = performance.now()
  const until = from + seconds * 1_000
  let done = 0
  const lanes = Array.from({ length: connections }, async () => {
    for (; performance.now() < until; done++) await work()
  })
  await Promise.all(lanes)
  return done / ((performance.now() - from) / 1_000)
}
