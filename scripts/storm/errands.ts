import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '../../app/testing/browser'
import type { Form } from '../../app/testing/pages/html'
import type { KnownOrder } from './book'
import type { Customer } from './customer'
import { payByCard } from './pay'
import type { CardWay, Task } from './plan'

export type Errand = Exclude<Task, { kind: 'order' }>

const account = { hesap_sahibi: 'Ayşe Işık', iban: 'TR330006100519786457841326' }

/** Runs one errand of a customer besides ordering. Returns its outcome. */
export function runErrand(customer: Customer, errand: Errand): Promise<string> {
  switch (errand.kind) {
    case 'cancel':
      return cancel(customer, orderAt(customer.orders, errand.order))
    case 'return':
      return sendBack(customer, orderAt(customer.orders, errand.order), errand.line)
    case 'pay_order':
      return payOrder(customer, errand)
    case 'pay_account':
      return payAccount(customer, errand)
  }
}

/** −1 is the last one; other numbers wrap around. */
const orderAt = (orders: readonly KnownOrder[], place: number) =>
  orders.at(place < 0 ? place : place % Math.max(orders.length, 1))

async function cancel({ browser, kind }: Customer, order: KnownOrder | undefined): Promise<string> {
  if (!order?.code) return 'nothing_to_cancel'
  if (kind !== 'guest' && order.id !== null) {
    const { body } = await browser.api('/site/orders', { id: order.id, cancel: true }, { method: 'PUT' })
    return body.data ? 'cancelled' : 'not_cancellable'
  }
  const page = await browser.page(`/siparis/${order.code}`)
  const form = page.forms.find(({ buttons }) => buttons.some(({ label }) => label === 'Evet, iptal et'))
  if (!form) return 'not_cancellable'
  return (await fill(browser, page, form)).path.includes('iptal=1') ? 'cancelled' : 'not_cancellable'
}

async function sendBack({ browser }: Customer, order: KnownOrder | undefined, line: number): Promise<string> {
  if (!order?.code) return 'nothing_to_return'
  const page = await browser.page(`/siparis/${order.code}/iade`)
  const form = page.forms.find(({ fields }) => fields.some(([name]) => name === 'anahtar'))
  const pieces = form?.fields.map(([name]) => name).filter((name) => name.startsWith('adet.')) ?? []
  if (!form || pieces.length === 0) return 'not_returnable'
  const chosen = { [pieces[line % pieces.length]!]: '1', neden: 'withdrawal' }
  const sent = await fill(browser, page, form, chosen, {})
  return sent.path.includes('iade=') ? 'returned' : 'not_returnable'
}

function fill(
  browser: Browser,
  page: Page,
  form: Form,
  fields = {},
  files?: Record<string, never>,
): Promise<Page> {
  const asks = form.fields.some(([name]) => name === 'iban')
  return browser.submit(page, form, { ...fields, ...(asks ? account : {}) }, undefined, files)
}

async function payOrder(
  { browser, book, traffic }: Customer,
  { order, card }: Extract<Errand, { kind: 'pay_order' }>,
): Promise<string> {
  // This may be another customer's order: everyone who knows its code may pay it.
  const recent = book.codes.slice(-50)
  const code = recent[order % Math.max(recent.length, 1)]
  return code ? begin(browser, traffic, { path: 'order', body: { code }, card }) : 'nothing_to_pay'
}

function payAccount(
  { browser, traffic }: Customer,
  { amount, card }: Extract<Errand, { kind: 'pay_account' }>,
): Promise<string> {
  return begin(browser, traffic, { path: 'business-partner', body: { amount: amount / 100 }, card })
}

async function begin(
  browser: Browser,
  traffic: Customer['traffic'],
  { path, body, card }: { path: string; body: object; card: CardWay },
): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() }
  const { body: answer } = await browser.api(`/shopping/mp/${path}`, body, { headers })
  if (!answer.data) return answer.code ?? 'not_payable'
  await payByCard(traffic, browser, (answer.data as { link: string }).link, card)
  return 'paid_by_link'
}
