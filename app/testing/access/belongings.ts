import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { partnerDocuments } from '~/features/customers/tables.server'
import { transaction } from '~/db/transaction.server'
import { openDeviceSession } from '~/features/identity/identity.server'
import { deliver, ship, startPacking } from '~/features/fulfilment/fulfilment.server'
import { paymentAttempts } from '~/features/payments/tables.server'
import { orderBody, type SampleFacts } from '../api/api-samples'
import type { Browser, Page } from '../browser'
import { goodsSoldOut, sendAddress, stepForm } from '../guest'
import { openMember } from '../members'
import type { TestShop } from '../shop'
import { copies, saveAddress } from './people'

/** A customer who owns one of everything that a customer can have; a guest owns everything that a guest can have. */
export type Owner = {
  name: string
  /** Opens a browser with their cookies as they were at first. */
  browser: () => Browser
  /** A word in each of their names, addresses and notes. */
  mark: string
  userIds: number[]
  partnerIds: number[]
  shopperIds: number[]
  orderIds: number[]
  /** Codes of orders: one waits for a transfer and has a payment notice, one is delivered, one returned. */
  codes: string[]
  /** Ids that are not numbers: a payment, a document. */
  uuids: string[]
  /** Numbers of the things in addresses of pages. */
  numbers: { order: number; list: number; ticket: number; request: number } | null
  /** A sold-out variant that they want to hear about. */
  awaited: number
}

const staff = { actor: 'command line: test', now: new Date() }

/** A member of a company of their own, who owns one of everything. */
export async function openOwner(
  shop: TestShop,
  facts: SampleFacts,
  { name, kind }: { name: string; kind: 'retail' | 'wholesale' },
): Promise<Owner> {
  const mark = markOf(name)
  const memberInput = kind === 'wholesale' ? ({ kind, priceListId: 2 } as const) : ({ kind } as const)
  const member = await openMember(shop, { ...memberInput, name: mark, email: emailOf(mark) })
  const { browser, partnerId } = member
  await saveAddress(shop, partnerId, mark)
  const codes = await placeOrders(shop, browser, facts, mark)
  const ticket = await called(browser, '/tasks', { subject: mark, message: `${mark} bekliyor.` })
  await called(browser, '/bp-relation-products', { type: 1, product_id: facts.goods.productId })
  const awaited = await askForStock(shop, browser, emailOf(mark))
  await transaction(shop.db, (db) =>
    openDeviceSession(db, shop.deps.secret, {
      userId: member.id,
      remembered: true,
      ipAddress: '127.0.0.1',
      userAgent: 'test',
      now: new Date(),
    }),
  )
  const { request, buyerId } = await askForOrder(shop, facts, { mark, partnerId, ...memberInput })
  await fillBasket(browser, facts)
  const list = await saveList(browser, mark)
  await chooseDelivery(browser)
  const documentId = await keepDocument(shop.db, { businessPartnerId: partnerId }, mark)
  return {
    name,
    mark,
    codes,
    browser: copies(shop, browser),
    userIds: [member.id, buyerId],
    partnerIds: [partnerId],
    ...(await ownedBy(shop.db, codes, [member.id, buyerId])),
    uuids: [await attemptOf(shop.db, codes), documentId],
    awaited,
    numbers: { order: (await ownedBy(shop.db, codes, [])).orderIds[0]!, list, ticket: ticket.id, request },
  }
}

/** A guest with orders, a basket and favourites. */
export async function openGuestOwner(shop: TestShop, facts: SampleFacts, name: string): Promise<Owner> {
  const mark = markOf(name)
  const browser = shop.browser()
  await browser.page('/')
  const codes = await placeOrders(shop, browser, facts, mark)
  await called(browser, '/bp-relation-products', { type: 1, product_id: facts.goods.productId })
  const awaited = await askForStock(shop, browser, emailOf(mark))
  await fillBasket(browser, facts)
  await chooseDelivery(browser)
  return {
    name,
    mark,
    codes,
    browser: copies(shop, browser),
    userIds: [],
    partnerIds: [],
    numbers: null,
    awaited,
    ...(await ownedBy(shop.db, codes, [])),
    uuids: [await attemptOf(shop.db, codes)],
  }
}

const markOf = (name: string) => `Kanarya${name.replace(/\W/g, '')}`
const emailOf = (mark: string) => `${mark.toLowerCase()}@uye.example`

/** The `data` of an answer; throws when the call is refused. */
async function called(browser: Browser, path: string, body: object, headers = {}) {
  const answer = await browser.api(path, body, { headers })
  if (answer.status !== 200) throw new Error(`POST ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.data as unknown as { id: number; code: string }
}

async function placeOrders(shop: TestShop, browser: Browser, facts: SampleFacts, mark: string) {
  const order = async (payment_type: number) => {
    await browser.api('/add-to-basket', { ...facts.line, amount: 1 })
    const body = await orderBody(browser)
    const address = { ...(body.address as object), first_name: mark, street: `${mark} Sokak No: 1` }
    const email = emailOf(mark)
    const memberInput = { ...body, address: { ...address, email }, note: mark, payment_type }
    const { code } = await called(browser, '/shopping/orders', memberInput, {
      'idempotency-key': randomUUID(),
    })
    return code
  }
  const [waiting, delivered, returned, byCard] = [
    await order(2),
    await order(4),
    await order(4),
    await order(1),
  ]
  for (const code of [delivered, returned]) {
    await startPacking(shop.db, code, staff)
    await ship(shop.db, code, { trackingNumber: '1234', link: '', pieces: null }, staff)
    await deliver(shop.db, code, staff)
  }
  const page = await browser.page(`/siparis/${returned}/iade`)
  const form = page.forms.find(({ fields }) => fields.some(([field]) => field === 'anahtar'))!
  const pieces = Object.keys(form.options).find((field) => field.startsWith('adet.'))
  const line = pieces ?? form.fields.find(([field]) => field.startsWith('adet.'))![0]
  const bank = { hesap_sahibi: `${mark} Işık`, iban: 'TR33 0006 1005 1978 6457 8413 26' }
  const neden = /name="neden"[^>]*value="([^"]+)"/.exec(page.html)![1]!
  const sent = await browser.submit(
    page,
    form,
    { ...bank, neden, [line]: '1', aciklama: mark },
    undefined,
    {},
  )
  if (sent.status !== 200) throw new Error(`No return: ${sent.status} ${sent.text.slice(0, 3_000)}`)
  const notice = {
    bank_account_id: 1,
    amount: 10,
    paid_on: new Date().toISOString().slice(0, 10),
    sender: mark,
  }
  await called(browser, `/shopping/orders/${waiting}/payment-notices`, notice, {
    'idempotency-key': randomUUID(),
  })
  return [waiting, delivered, returned, byCard]
}

/** A colleague's order that waits for approval. */
async function askForOrder(
  shop: TestShop,
  facts: SampleFacts,
  { mark, ...company }: { mark: string; partnerId: number; kind: 'retail' | 'wholesale' },
) {
  const buyer = await openMember(shop, {
    ...company,
    role: 'buyer',
    orderLimit: 1,
    name: `${mark} Alıcı`,
    email: emailOf(`${mark}alici`),
  })
  await buyer.browser.api('/add-to-basket', { ...facts.line, amount: 1 })
  const review = await chooseDelivery(buyer.browser)
  const sent = await buyer.browser.submit(review, stepForm(review), {}, 'approval')
  const request = Number(/^\/User\/requests\/(\d+)/.exec(sent.path)?.[1])
  if (!request) throw new Error(`No request: ${sent.path} ${sent.text.slice(0, 2_000)}`)
  return { request, buyerId: buyer.id }
}

/** A line to order, and one for later. */
async function fillBasket(browser: Browser, facts: SampleFacts): Promise<void> {
  await browser.api('/add-to-basket', { ...facts.line, amount: 1 })
  const ids = { product_id: String(facts.line.product_id), variant_id: String(facts.line.product_variant_id) }
  const fields = { intent: 'save', package_size: '1', ...ids }
  await browser.send('/sepetim', { method: 'POST', body: new URLSearchParams(fields) })
  await browser.api('/add-to-basket', { ...facts.line, amount: 1 })
}

/** A stock alert, asked for without scripts. Returns its variant. */
async function askForStock(shop: TestShop, browser: Browser, email: string): Promise<number> {
  const { variantId } = await goodsSoldOut(shop.db)
  const body = new URLSearchParams({ email })
  const headers = { accept: 'text/html' }
  const sent = await browser.send(`/stok-haberi?secenek=${variantId}`, { method: 'POST', body, headers })
  if (sent.status !== 303) throw new Error(`No stock alert: ${sent.status}`)
  return variantId
}

async function saveList(browser: Browser, mark: string): Promise<number> {
  const page = await browser.page('/User/lists')
  const form = page.forms.find(({ fields }) => fields.some(([field]) => field === 'name'))!
  const made = await browser.submit(page, form, { name: `${mark} listesi` })
  const id = Number(/^\/User\/lists\/(\d+)/.exec(made.path)?.[1])
  if (!id) throw new Error(`No list: ${made.path} ${made.text.slice(0, 2_000)}`)
  return id
}

/** Goes through the steps of the checkout with their default choices; arrives at the last. */
async function chooseDelivery(browser: Browser): Promise<Page> {
  let page = await browser.page('/checkout/steps?adim=adres')
  const isNew = /name="address\.first_name"/.test(page.html)
  page = isNew ? await sendAddress(browser) : await browser.submit(page, stepForm(page))
  page = await browser.submit(page, stepForm(page))
  return browser.submit(page, stepForm(page), { payment_type: '2' })
}

async function keepDocument(db: Db, owner: { businessPartnerId: number }, mark: string): Promise<string> {
  const file = { name: `${mark}.pdf`, mediaType: 'application/pdf', size: 3, sha256: '0'.repeat(64) }
  const id = randomUUID()
  await db.insert(partnerDocuments).values({ id, ...owner, ...file, kind: 'other' })
  return id
}

async function attemptOf(db: Db, codes: readonly string[]): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from ${paymentAttempts} a join orders o on o.code = a.order_code
    where o.code = any(${sql.param([...codes])}::text[]) limit 1`)
  return rows[0]!.id
}

async function ownedBy(db: Db, codes: readonly string[], userIds: readonly number[]) {
  const { rows: orders } = await db.execute<{ id: number; shopper: number | null }>(
    sql`select id::int, shopper_id::int as shopper from orders where code = any(${sql.param([...codes])}::text[]) order by id`,
  )
  const { rows: shoppers } = await db.execute<{ id: number }>(
    sql`select id::int from shoppers where user_id = any(${sql.param([...userIds])}::int[])`,
  )
  const ids = [...orders.flatMap(({ shopper }) => shopper ?? []), ...shoppers.map(({ id }) => id)]
  return { orderIds: orders.map(({ id }) => id), shopperIds: [...new Set(ids)] }
}
