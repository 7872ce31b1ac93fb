import type { Db } from '~/db/connection.server'
import { escapeHtml, page } from '~/http/answering/bare-page.server'
import { readForm } from '~/http/reading/form.server'
import { formatPrice } from '~/kernel/turkish'
import { type BankPayment, findPayment, giveCard, giveCode, giveUp } from './bank.server'
import { testCards } from './cards'
import { stateOf } from './gateway.server'
import { merchant, signNotice } from './signing.server'
import { text } from './text'

type Call = {
  db: Db
  secret: string
  now: Date
  /** For the script that sends the browser back. */
  nonce: string
  /** Sends the bank server's message to the shop, for cards that report twice. */
  notify: (fields: URLSearchParams) => Promise<void>
}

/** `/dev/banka/{token}`: the card form, the page for the 3-D Secure code, and the redirect to the shop. */
export async function bankPage(request: Request, token: string, call: Call): Promise<Response> {
  const payment = await findPayment(call.db, token)
  if (!payment) return page(text.title, `<p>${text.unknown}</p>`, 404)
  return request.method === 'POST' ? answerForm(request, payment, call) : show(payment, call)
}

async function answerForm(request: Request, payment: BankPayment, call: Call): Promise<Response> {
  const { db, now } = call
  const form = await readForm(request, { once: ['step', 'number', 'holder', 'expiry', 'cvc', 'code'] })
  const { token } = payment
  const field = (name: string) => String(form.get(name) ?? '')
  switch (field('step')) {
    case 'card': {
      const next = await giveCard(db, token, field('number'))
      return next ? show(next, call) : show(payment, call, text.cardMissing)
    }
    case 'code': {
      const next = (await giveCode(db, token, field('code'), now))!
      if (payment.state === 'code' && next.card === 'returns_twice' && next.state === 'captured')
        await call.notify(new URLSearchParams(noticeOf(next, call)))
      return show(next, call, next.state === 'code' ? text.wrongCode : undefined)
    }
    default:
      return show((await giveUp(db, token))!, call)
  }
}

function show(payment: BankPayment, call: Call, mistake?: string): Response {
  const error = mistake ? `<p role="alert" style="color:#b3261e;font-weight:600">${mistake}</p>` : ''
  const head = `<p>${text.hint}</p><p style="font-size:20px"><strong>${text.amount}: ${escapeHtml(formatPrice(payment.amount))}</strong> · ${text.installments(payment.installments)}</p>${error}`
  if (payment.state === 'card') return page(text.title, head + cardForm() + leave() + cardList())
  if (payment.state === 'code') return page(text.secure, head + codeForm() + leave())
  return page(text.done, head + wayBack(payment, call))
}

const box =
  'display:block;font:inherit;padding:10px;width:100%;max-width:24rem;border:1px solid #8a8178;border-radius:6px;margin:4px 0 12px;box-sizing:border-box'
const button =
  'font:inherit;font-weight:600;padding:12px 20px;border:0;border-radius:6px;background:#1f3d36;color:#fff;cursor:pointer'
const quiet =
  'font:inherit;padding:10px 16px;border:1px solid #8a8178;border-radius:6px;background:none;color:inherit;cursor:pointer'

const input = (name: string, label: string, more = '') =>
  `<label>${label}<input name="${name}" style="${box}" ${more}></label>`

function cardForm(): string {
  const fields = [
    input('number', text.number, 'inputmode="numeric" autocomplete="off" required maxlength="23" autofocus'),
    input('holder', text.holder, 'autocomplete="off" maxlength="60"'),
    input('expiry', text.expiry, 'inputmode="numeric" autocomplete="off" maxlength="7"'),
    input('cvc', text.cvc, 'inputmode="numeric" autocomplete="off" maxlength="4"'),
  ]
  return `<form method="post"><input type="hidden" name="step" value="card">${fields.join('')}<button style="${button}">${text.pay}</button></form>`
}

function codeForm(): string {
  const field = input(
    'code',
    text.code,
    'inputmode="numeric" autocomplete="one-time-code" required maxlength="10" autofocus',
  )
  return `<p>${text.codeHint}</p><form method="post"><input type="hidden" name="step" value="code">${field}<button style="${button}">${text.confirm}</button></form>`
}

const leave = () =>
  `<form method="post" style="margin-top:12px"><input type="hidden" name="step" value="leave"><button style="${quiet}">${text.giveUp}</button></form>`

function cardList(): string {
  const rows = testCards.map(
    ({ number, label }) =>
      `<li style="margin:0 0 10px"><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code> – ${escapeHtml(label)}
      <form method="post" style="display:inline"><input type="hidden" name="step" value="card"><input type="hidden" name="number" value="${number}"><button style="${quiet};padding:2px 10px" aria-label="${text.use}: ${escapeHtml(label)}">${text.use}</button></form></li>`,
  )
  return `<h2>${text.cardsTitle}</h2><p>${text.cardsHint}</p><ul style="padding-left:20px">${rows.join('')}</ul>`
}

function wayBack(payment: BankPayment, call: Call): string {
  if (payment.card === 'never_returns') return `<p>${text.neverReturns}</p>`
  const fields = noticeOf(payment, call)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  const form = `<form method="post" action="${escapeHtml(payment.returnUrl)}" id="geri">${fields}<button style="${button}">${text.back}</button></form>`
  if (payment.card === 'late') return `<p>${text.late}</p>${form}`
  return `<p>${text.goingBack}</p>${form}<script nonce="${call.nonce}">document.getElementById('geri').submit()</script>`
}

function noticeOf(payment: BankPayment, { secret, now }: Call) {
  const state = stateOf(payment, now)
  const isTaken = state.status === 'captured'
  return signNotice(secret, {
    merchant,
    attempt: payment.reference,
    token: payment.token,
    result: isTaken ? 'captured' : 'declined',
    amount: String(isTaken ? state.taken : payment.amount),
    currency: payment.currency,
  })
}
