import { randomBytes } from 'node:crypto'
import {
  type Answer,
  base64,
  keys,
  leftOf,
  listedOf,
  type Payment,
  type ProviderState,
} from './provider-state'

const signed: Record<string, string[]> = {
  '/odeme/api/get-token': [
    'merchant_id',
    'user_ip',
    'merchant_oid',
    'email',
    'payment_amount',
    'user_basket',
    'no_installment',
    'max_installment',
    'currency',
    'test_mode',
  ],
  '/odeme/durum-sorgu': ['merchant_id', 'merchant_oid'],
  '/odeme/iade': ['merchant_id', 'merchant_oid', 'return_amount'],
  '/odeme/api/bin-detail': ['bin_number', 'merchant_id'],
}
const required = [
  ...signed['/odeme/api/get-token']!,
  'user_name',
  'user_address',
  'user_phone',
  'merchant_ok_url',
  'merchant_fail_url',
]

/** PayTR's answer to a form. */
export function paytrAnswer(path: string, form: URLSearchParams, state: ProviderState): Answer {
  const { payments } = state
  const field = (name: string) => form.get(name) ?? ''
  const data = signed[path]!.map(field).join('') + keys.PAYTR_MERCHANT_SALT
  if (field('paytr_token') !== base64(keys.PAYTR_MERCHANT_KEY, data)) {
    state.unsigned += 1
    return { status: 'failed', reason: 'paytr_token' }
  }
  if (path === '/odeme/api/get-token') {
    const missing = required.find((name) => field(name) === '')
    if (missing)
      return { status: 'failed', reason: `Zorunlu alan degeri gecersiz veya gonderilmedi: ${missing}` }
    const token = randomBytes(12).toString('hex')
    const asked = (Number(field('payment_amount')) / 100).toFixed(2)
    payments.set(token, {
      reference: field('merchant_oid'),
      asked,
      price: asked,
      callback: field('merchant_ok_url'),
      state: 'open',
      taken: '0',
      refunds: [],
    })
    return { status: 'success', token }
  }
  if (path === '/odeme/api/bin-detail')
    return { status: 'success', cardType: 'credit', brand: 'axess', bank: 'Akbank' }
  const payment = [...payments.values()].findLast(({ reference }) => reference === field('merchant_oid'))
  if (payment?.state !== 'paid') return { status: 'error', err_no: '005' }
  return path === '/odeme/iade' ? refund(payment, field, state) : status(payment, state)
}

function refund(payment: Payment, field: (name: string) => string, { refuses }: ProviderState): Answer {
  const tl = Number(field('return_amount'))
  if (refuses || tl > leftOf(payment) + 0.001)
    return { status: 'error', err_no: '003', err_msg: 'return_amount' }
  payment.refunds.push({ kind: 'refund', reference: field('reference_no'), tl, failed: false })
  return { status: 'success', is_test: 1, merchant_oid: payment.reference }
}

function status(payment: Payment, state: ProviderState): Answer {
  const returns = listedOf(payment, state).map(({ tl, reference }) => ({
    return_amount: tl.toFixed(2),
    return_date: '2026-11-20 10:00:00',
    return_type: 'iade',
    ...(state.nameless ? {} : { reference_no: reference }),
  }))
  const comma = (tl: string) => tl.replace('.', ',')
  return {
    status: 'success',
    payment_amount: comma(payment.asked),
    payment_total: comma(payment.taken),
    currency: 'TL',
    test_mode: payment.isTest ? '1' : '0',
    returns,
  }
}

/** The message of PayTR's server. */
export function paytrNotice(
  { reference, taken, isTest }: Payment,
  more: Record<string, string>,
): URLSearchParams {
  const fields = {
    merchant_oid: reference,
    status: 'success',
    total_amount: String(Math.round(Number(taken) * 100)),
    ...more,
  }
  const { merchant_oid, status, total_amount } = fields
  const data = merchant_oid + keys.PAYTR_MERCHANT_SALT + status + total_amount
  const hash = base64(keys.PAYTR_MERCHANT_KEY, data)
  return new URLSearchParams({
    ...fields,
    hash,
    currency: 'TL',
    payment_type: 'card',
    test_mode: isTest ? '1' : '0',
    ...more,
  })
}
