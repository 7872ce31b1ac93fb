import { randomUUID } from 'node:crypto'
import type { Database } from '../../app/db/connection.server'
import { transaction } from '../../app/db/transaction.server'
import { countStock } from '../../app/features/catalogue/selling/stock.server'
import { ownPath } from '../../app/shell/own/own'
import { orderBody } from '../../app/testing/api/api-samples'
import { type Browser, openBrowser } from '../../app/testing/browser'
import { goodsInStock } from '../../app/testing/guest'
import { openMember, openStaff } from '../../app/testing/members'
import { secretOfBench } from '../shop/open-shop'

/** Events a second of each kind. */
const paces = { pages: 10, api: 5, members: 1, baskets: 1, orders: 0.5, edits: 0.2 } as const
type Kind = keyof typeof paces

export type Traffic = Awaited<ReturnType<typeof openTraffic>>

/** Guests, members, orders and edits of a shop at a moderate pace, until they are told to stop. */
export async function openTraffic(database: Database, origin: string) {
  const { db } = database
  const browse = () => openBrowser((request) => fetch(request), origin)
  const shop = { db, origin, deps: { secret: secretOfBench, clock: () => new Date() }, browser: browse }
  const goods = await goodsInStock(db, 300)
  const { rows: categories } = await database.pool.query<{ link: string }>('select link from categories')
  const { rows: lists } = await database.pool.query<{ id: number }>(
    'select id from price_lists where not is_retail order by id limit 1',
  )
  const members = [
    (await openMember(shop)).browser,
    (await openMember(shop, { kind: 'wholesale', priceListId: lists[0]!.id })).browser,
  ]
  const staff = (await openStaff(shop, 'admin')).browser
  const guests = Array.from({ length: 50 }, browse)
  const body = { ...(await orderBody(browse())), payment_type: 2 }
  const paths = ['/', '/yeni-gelenler', '/search-results?q=deri']
  paths.push(...categories.map(({ link }) => `/${link}`), ...goods.map(({ link }) => `/${link}`))
  const calls = goods.map(({ productId }) => `/api/products/${productId}`)
  calls.push(...categories.map(({ link }) => `/api/site/product-list?kategori=${link}`))

  const counts: Record<Kind, number> = { pages: 0, api: 0, members: 0, baskets: 0, orders: 0, edits: 0 }
  const faults = new Map<string, number>()
  const next = <T>(values: readonly T[], turn: number) => values[turn % values.length]!
  const works: Record<Kind, (turn: number) => Promise<unknown>> = {
    async pages(turn) {
      const [guest, path] = [next(guests, turn), next(paths, turn)]
      await read(guest, path)
      await read(guest, `${ownPath}?${new URLSearchParams({ sayfa: path, geldi: '', urun: '' })}`)
    },
    api: (turn) => read(next(guests, turn), next(calls, turn)),
    members: (turn) => read(next(members, turn), next(paths, turn)),
    async baskets(turn) {
      const guest = browse()
      await add(guest, turn)
      await read(guest, '/sepetim')
    },
    async orders(turn) {
      const guest = browse()
      for (let line = 0; line <= turn % 3; line++) await add(guest, turn + line)
      const headers = { 'idempotency-key': randomUUID() }
      require200(await guest.api('/shopping/orders', body, { headers }), 'order')
    },
    edits: (turn) => (turn % 2 === 0 ? countAgain(turn) : editProduct(turn)),
  }
  return { paths: [...paths, ...calls], counts, faults, run }

  /** Lets everybody act until a moment (`performance.now()`). */
  async function run(until: number): Promise<void> {
    await Promise.all((Object.keys(paces) as Kind[]).map((kind) => keepPace(kind, until)))
  }

  async function keepPace(kind: Kind, until: number): Promise<void> {
    const under = new Set<Promise<unknown>>()
    const from = performance.now()
    for (let turn = 0; performance.now() < until; turn++) {
      const early = from + (turn * 1_000) / paces[kind] - performance.now()
      if (early > 0) await new Promise((resume) => setTimeout(resume, early))
      const work: Promise<unknown> = works[kind](turn)
        .then(() => void counts[kind]++)
        .catch((error: unknown) => note(kind, error))
        .finally(() => under.delete(work))
      under.add(work)
    }
    await Promise.all(under)
  }

  function note(kind: Kind, error: unknown): void {
    const told = `${kind}: ${(error as Error).message.slice(0, 200)}`
    faults.set(told, (faults.get(told) ?? 0) + 1)
  }

  async function add(guest: Browser, turn: number): Promise<void> {
    const { productId, variantId } = next(goods, turn)
    const line = { product_id: productId, product_variant_id: variantId, amount: 1 }
    require200(await guest.api('/add-to-basket', line), 'add')
  }

  function countAgain(turn: number): Promise<unknown> {
    const counted = [{ variantId: next(goods, turn).variantId, quantity: 1_000_000 + turn }]
    return transaction(db, (db) => countStock(db, counted, 'correction', 'soak'))
  }

  async function editProduct(turn: number): Promise<void> {
    const { productId } = next(goods, turn)
    const { body: answer } = await staff.api(`/products/${productId}/record`)
    const edited = asInput(answer.data as unknown as Row, { rank: turn % 100 })
    require200(await staff.api(`/products/${productId}`, edited, { method: 'PUT' }), 'edit')
  }
}

type Row = Record<string, unknown>

/** A product as it was read, changed, as it is written: without numbers and without what it does not have. Pictures stay. */
function asInput(record: Row, changes: Row): Row {
  const without = ({ id: _id, ...row }: Row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  const { pictures: _pictures, variants, ...product } = without(record)
  return { ...product, brand_id: record['brand_id'], variants: (variants as Row[]).map(without), ...changes }
}

async function read(browser: Browser, path: string): Promise<void> {
  const response = await browser.send(path, { headers: { accept: 'text/html, application/json' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} ${path}`)
}

function require200({ status, body }: Awaited<ReturnType<Browser['api']>>, what: string): void {
  if (status !== 200) throw new Error(`${what} ${status} ${JSON.stringify(body.errors ?? body.code)}`)
}
