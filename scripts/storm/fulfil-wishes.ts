import { randomUUID } from 'node:crypto'
import type { Browser } from '../../app/testing/browser'
import { type Book, isRefusal } from './book'
import type { Customer, Placed } from './customer'
import { type Errand, runErrand } from './errands'
import { dealersContracts } from '../../app/testing/api/api-samples'
import { orderByPages } from './order-by-pages'
import { payByCard } from './pay'
import type { Task } from './plan'
import { Interrupted } from './traffic'

type OrderTask = Extract<Task, { kind: 'order' }>

const paymentTypes = { card: 1, transfer: 2, account: 3, door: 4 } as const

/** Carries out one task after the other until `isOver`. A task that the app's end interrupts is left as it is. */
export async function beCustomer(customer: Customer, tasks: Iterator<Task, never>, isOver: () => boolean) {
  while (!isOver()) {
    const task = tasks.next().value
    try {
      customer.book.count(
        task.kind === 'order' ? await order(customer, task) : await runErrand(customer, task as Errand),
      )
    } catch (error) {
      // An unexpected page ends the task but not the customer.
      customer.book.count(
        error instanceof Interrupted ? 'interrupted' : `stumbled (${String(error).slice(0, 120)})`,
      )
    }
  }
}

async function order(customer: Customer, task: OrderTask): Promise<string> {
  const byPages = task.byPages && customer.kind === 'guest' && task.payment !== 'account'
  const placed = byPages ? await orderByPages(customer, task) : await orderByCalls(customer, task)
  if (typeof placed === 'string') {
    await leaveBasket(customer)
    return placed
  }
  const { paymentUrl, code } = placed
  const { traffic, browser } = customer
  if (task.next === 'cancel_while_paying') {
    const paying = paymentUrl ? payByCard(traffic, browser, paymentUrl, task.card) : Promise.resolve()
    const done = await Promise.allSettled([paying, runErrand(customer, { kind: 'cancel', order: -1 })])
    for (const one of done) if (one.status === 'rejected') throw one.reason
    return 'ordered'
  }
  if (paymentUrl) await payByCard(traffic, browser, paymentUrl, task.card)
  if (task.next === 'cancel') await runErrand(customer, { kind: 'cancel', order: -1 })
  if (task.next === 'retry' && paymentUrl && code) await payAgain(customer, code)
  // The basket of a card order stays until it is paid: another order of the same basket replaces the first.
  if (task.next === 'order_again' && paymentUrl) await orderByCalls(customer, { ...task, lines: [] })
  return 'ordered'
}

async function orderByCalls(customer: Customer, task: OrderTask): Promise<Placed | string> {
  const { browser, goods, kind, body, email, book } = customer
  for (const { good, packages } of task.lines) {
    const { productId, variantId, packageSize } = goods[good % goods.length]!
    const amount = packages * (kind === 'dealer' ? packageSize * 2 : 1)
    await browser.api('/add-to-basket', { product_id: productId, product_variant_id: variantId, amount })
  }
  const address = { ...(body['address'] as object), email }
  const contracts = kind === 'dealer' ? dealersContracts : body['contracts']
  const sent = { ...body, contracts, address, payment_type: paymentTypes[task.payment], coupon: task.coupon }
  const answer = await confirm(browser, book, sent, task.twice)
  const refused = answer.code === 'coupon_refused'
  const last = refused ? await confirm(browser, book, { ...sent, coupon: null }, task.twice) : answer
  if (!last.data) return last.code ?? 'refused'
  const { code, id, payment_url: paymentUrl } = last.data as unknown as Answered
  customer.orders.push({ code, id })
  return { code, paymentUrl }
}

type Answered = { code: string; id: number; payment_url: string | null }

/** Sends an order under its own key; an impatient customer sends it twice at the same time. */
async function confirm(browser: Browser, book: Book, body: object, twice: boolean) {
  const key = randomUUID()
  book.attempt(key)
  const sent = { ...body, note: key }
  const send = () => browser.api('/shopping/orders', sent, { headers: { 'idempotency-key': key } })
  const answers = await Promise.all(twice ? [send(), send()] : [send()])
  if (answers.every(isRefusal)) book.refuse(key)
  for (const { body } of answers) if (body.data) book.acknowledge(key, { code: (body.data as Answered).code })
  return (answers.find(({ body }) => body.data) ?? answers[0]!).body
}

async function payAgain({ traffic, browser }: Customer, code: string): Promise<void> {
  const { body } = await browser.api('/payment/complete-order-payment', { order_code: code })
  const url = (body.data as { payment_url: string | null } | undefined)?.payment_url
  if (url) await payByCard(traffic, browser, url, 'pays')
}

/** Empties the basket, so that goods that cannot be ordered do not block the next order. */
async function leaveBasket({ browser }: Customer): Promise<void> {
  const { body } = await browser.api('/shopping/get-basket', {})
  const id = (body.data as { basket: { id: number | null } }[] | undefined)?.[0]?.basket.id
  if (id) await browser.api(`/remove-basket/${id}`, undefined, { method: 'DELETE' })
}
