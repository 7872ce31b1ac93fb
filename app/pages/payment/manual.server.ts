import { accountView, mayPay } from '~/features/ledger/ledger'
import { getOpenItems, getStanding } from '~/features/ledger/ledger.server'
import { accountPayments, startManualPayment } from '~/features/checkout/checkout.server'
import { findPayable } from '~/features/orders/orders.server'
import { statusText } from '~/features/orders/text'
import { text } from '~/features/checkout/payment/manual-payment.text'
import { readAmount } from '~/kernel/read-amount'
import { formatAmount } from '~/kernel/turkish'
import type { RequestContext } from '~/server/shop.server'
import { tellToWait } from '../shared/tell-to-wait.server'

export const manualFields = { once: ['intent', 'code', 'amount'], many: ['kalem'] }

/** The subject in an address of /pm: an order by its code (`siparis`), or chosen debts (`kalem`). */
export async function loadManualPayment(visit: RequestContext, asked: URLSearchParams) {
  const code = codeOf(asked.get('siparis') ?? '')
  return {
    code,
    order: code === '' ? null : await lookUp(visit, code),
    account: await accountOf(visit, asked.getAll('kalem')),
    isGuest: visit.visitor.kind === 'guest',
    byCard: (await visit.gateways()).chosen !== null,
  }
}

type Found = { error: string } | { code: string; status: string; placedAt: Date; due: number; error: null }

async function lookUp(visit: RequestContext, code: string): Promise<Found> {
  const sentence = await tellToWait(visit, 'coupon')
  if (sentence) return { error: sentence }
  const found = await findPayable(visit.db, code, visit.clock())
  if (!found) return { error: text.notFound }
  const { status, placedAt, due } = found.order
  return { code, status: statusText(status), placedAt, due, error: null }
}

/** The account the visitor may pay onto, or null. */
async function accountOf({ db, visitor, clock }: RequestContext, chosen: readonly string[]) {
  const view = visitor.kind === 'member' ? accountView(visitor) : null
  if (visitor.kind !== 'member' || view === null) return null
  const now = clock()
  const { id } = visitor.partner
  const pays = mayPay(visitor)
  if (view === 'limit') return { pays, balance: null, items: [], proposed: '' }
  const standing = (await getStanding(db, id, { now }))!
  const open = await getOpenItems(db, id, now)
  const items = open.filter(({ lineId }) => chosen.includes(String(lineId)))
  const sum = items.reduce((total, { open }) => total + open, 0)
  const proposed = sum || standing.overdue || Math.max(standing.balance, 0)
  return { pays, balance: standing.balance, items, proposed: proposed > 0 ? formatAmount(proposed) : '' }
}

type Outcome =
  | { path: string }
  /** `amount` as typed. */
  | { path: null; about: 'order' | 'account'; error: string; amount: string; code: number }

/** Starts the payment of a form and returns the path of the bank's page. */
export async function beginManualPayment(visit: RequestContext, form: FormData): Promise<Outcome> {
  const about = form.get('intent') === 'account' ? 'account' : 'order'
  const amount = String(form.get('amount') ?? '')
  const wait = await tellToWait(visit, 'coupon')
  if (wait) return { path: null, about, error: wait, amount, code: 429 }
  const { db, visitor, ip } = visit
  const input =
    about === 'order'
      ? { kind: 'order' as const, code: codeOf(String(form.get('code') ?? '')) }
      : {
          kind: 'account' as const,
          amount: readAmount(amount),
          debts: form
            .getAll('kalem')
            .flatMap((line) => (/^\d{1,15}$/.test(String(line)) ? [Number(line)] : [])),
        }
  const outcome = await startManualPayment(db, visitor, input, { now: visit.clock(), ip })
  if (outcome.status === 'started') return { path: `/odeme/${outcome.attemptId}` }
  return { path: null, about, error: errorOf(outcome.status), amount, code: 422 }
}

function errorOf(status: 'order_not_found' | 'nothing_due' | 'may_not_pay' | 'bad_amount'): string {
  switch (status) {
    case 'order_not_found':
      return text.notFound
    case 'nothing_due':
      return text.nothingDue
    case 'may_not_pay':
      return text.mayNotPay
    case 'bad_amount':
      return text.badAmount(accountPayments.least, accountPayments.most)
  }
}

/** Codes are upper case without spaces. */
const codeOf = (given: string) => given.replaceAll(/\s/g, '').toUpperCase().slice(0, 20)
