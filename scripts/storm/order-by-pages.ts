import type { Page } from '../../app/testing/browser'
import { confirm, goToReview, putIntoBasket } from '../../app/testing/guest'
import type { Customer, Placed } from './customer'
import type { Task } from './plan'
import { Interrupted } from './traffic'

const paymentFields = { card: '1', transfer: '2', account: '3', door: '4' } as const
const mostTries = 5

/** Goes through the whole checkout with the shop's own forms, as a guest without scripts. */
export async function orderByPages(
  { browser, goods, email, book, orders, traffic }: Customer,
  task: Extract<Task, { kind: 'order' }>,
): Promise<Placed | string> {
  for (const { good, packages } of task.lines)
    await asFarAsShown(() => putIntoBasket(browser, goods[good % goods.length]!, packages))
  if (task.coupon) await browser.api('/site/coupons', { code: task.coupon }, { method: 'PUT' })
  const choice = { payment: paymentFields[task.payment], fields: { 'address.email': email } }
  const review = await asFarAsShown(() => goToReview(browser, choice))
  const field = review?.forms.flatMap(({ fields }) => fields).find(([name]) => name === 'idempotency_key')
  if (!review || !field) return 'checkout_stopped'
  const key = field[1]
  book.attempt(key)
  const sends = Array.from({ length: task.twice ? 2 : 1 }, () =>
    insist(() => confirm(browser, review, { note: key })),
  )
  let placed: Placed | undefined
  for (const { path } of await Promise.all(sends)) {
    const code = /^\/siparis\/([^/]+)\/tesekkurler/.exec(path)?.[1] ?? ''
    const payment = /^\/odeme\/[0-9a-f-]{36}/.exec(path)?.[0]
    if (!code && !payment) continue
    book.acknowledge(key, { code, ...(payment ? { payment } : {}) })
    placed = { code, paymentUrl: payment ? traffic.origin + payment : null }
  }
  if (!placed) return 'refused_by_page'
  orders.push({ code: placed.code, id: null })
  return placed
}

/** Sends a form again unchanged, with its key, when no answer came. */
async function insist(send: () => Promise<Page>): Promise<Page> {
  for (let tries = 1; ; tries++) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof Interrupted) || tries === mostTries) throw error
    }
  }
}

/** Null where the page does not show the form: sold out, or not offered. */
async function asFarAsShown(work: () => Promise<Page>): Promise<Page | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Interrupted || !(error instanceof Error)) throw error
    return null
  }
}
