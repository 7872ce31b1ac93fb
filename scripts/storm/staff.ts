import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { between, createRandom, pick, type Random, seedOf } from '../../demo/random'
import type { Database } from '../../app/db/connection.server'
import { isOutage } from '../../app/db/connection/outage.server'
import { transaction } from '../../app/db/transaction.server'
import { countStock } from '../../app/features/catalogue/selling/stock.server'
import {
  acceptReturn,
  listDueRefunds,
  listOpenReturns,
  markRefundPaid,
  receiveReturn,
  refundByStaff,
  refuseReturn,
} from '../../app/features/fulfilment/fulfilment.server'
import type { Browser } from '../../app/testing/browser'
import { type Good, packagesInStock } from './shop'
import { Interrupted } from './traffic'

type Office = { browser: Browser; database: Database; goods: readonly Good[]; seed: string }
type Brief = { id: number; code: string }

const statuses = [90, 1, 1, 2, 2, 96, 96] as const

/** Works through orders by the API, and through returns, refunds and stock as the command line does. */
export async function beStaff(office: Office, isOver: () => boolean): Promise<void> {
  const random = createRandom(seedOf(office.seed))
  while (!isOver()) {
    try {
      await workOnOrders(office.browser, random)
      await workOnReturns(office.database, random)
      await fillShelf(office, random)
    } catch (error) {
      if (!(error instanceof Interrupted) && !isOutage(error)) throw error
      await pause(200)
    }
  }
}

async function workOnOrders(browser: Browser, random: Random): Promise<void> {
  const status = pick(random, statuses)
  const { body } = await browser.api(`/orders?status=${status}`)
  for (const { id } of (body.data as Brief[] | undefined) ?? []) {
    // Some orders wait for the next round, and for the actions of others.
    if (random() < 0.4) continue
    const isGood = random() < 0.85
    const reason = 'Fırtınada karar verildi'
    const to = isGood ? { 90: 1, 1: 2, 2: 96, 96: 97 }[status] : 99
    // The rest of an order after its first parcel; where nothing is left the shop says so.
    const sendsRest = status === 96 && isGood && random() < 0.5
    if (to === 96 || sendsRest) await sendParcel(browser, id, to === 96 && random() < 0.4)
    else await browser.api(`/orders/${id}`, { to_status: to, reason }, { method: 'PUT' })
  }
}

/** A parcel with everything that is left, or with one piece of the first line. */
async function sendParcel(browser: Browser, id: number, isPart: boolean): Promise<void> {
  const { body } = isPart ? await browser.api(`/orders/${id}`) : {}
  const [first] = (body?.data as { products: { id: number }[] } | undefined)?.products ?? []
  const parcel = first ? { products: [{ line_id: first.id, amount: 1 }] } : {}
  await browser.api(`/orders/${id}/shipments`, parcel, { headers: { 'idempotency-key': randomUUID() } })
}

async function workOnReturns({ db }: Database, random: Random): Promise<void> {
  const staff = { actor: 'storm', now: new Date() }
  for (const { id, state } of (await listOpenReturns(db)).slice(0, 5)) {
    if (state === 'asked') await acceptReturn(db, id, '', staff)
    else if (state === 'accepted' && random() < 0.1) await refuseReturn(db, id, 'Ürün eksik geldi', staff)
    else if (state === 'accepted') await receiveReturn(db, id, null, staff)
  }
  for (const { id, means } of (await listDueRefunds(db)).slice(0, 10))
    if (means !== 'card') await markRefundPaid(db, id, staff)
  if (random() > 0.3) return
  const { rows } = await db.execute<{ code: string }>(
    `select code from orders where settled_at is not null order by id desc limit 20`,
  )
  const code = rows[between(random, 0, 19)]?.code
  const refund = { amount: between(random, 100, 5_000), reason: 'Jest', key: randomUUID() }
  if (code) await refundByStaff(db, { code, ...refund }, staff)
}

/** New stock arrives and is counted. */
async function fillShelf({ database: { db }, goods }: Office, random: Random): Promise<void> {
  const { variantId, packageSize } = pick(random, goods)
  const quantity = between(random, 1, packagesInStock) * packageSize
  await transaction(db, (db) => countStock(db, [{ variantId, quantity }], 'correction', 'storm'))
}
