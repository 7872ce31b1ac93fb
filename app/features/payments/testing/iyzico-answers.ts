import { randomBytes } from 'node:crypto'
import {
  type Answer,
  type Refund,
  hex,
  keys,
  leftOf,
  listedOf,
  type Payment,
  type ProviderState,
} from './provider-state'

/** iyzico's answer to a correctly signed request. */
export function iyzicoAnswer(path: string, body: Answer, state: ProviderState, url: string): Answer {
  switch (path) {
    case '/payment/iyzipos/checkoutform/initialize/auth/ecom':
      return initialize(body, state, url)
    case '/payment/iyzipos/checkoutform/auth/ecom/detail':
      return detail(String(body.token), state)
    case '/v2/reporting/payment/details':
      return report(String(body.paymentId), state)
    case '/payment/iyzipos/installment':
      return { status: 'success', installmentDetails: [{ cardType: 'CREDIT_CARD', bankName: 'Halkbank' }] }
    case '/payment/cancel':
      return refund(body, 'cancel', state)
    case '/v2/payment/refund':
      return refund(body, 'refund', state)
    default:
      return { status: 'failure', errorCode: '10' }
  }
}

function initialize(body: Answer, { payments }: ProviderState, url: string): Answer {
  const items = body.basketItems as { price: number }[]
  const sum = items.reduce((total, { price }) => total + Math.round(price * 100), 0)
  if (sum !== Math.round(Number(body.price) * 100)) return { status: 'failure', errorCode: '5062' }
  const token = randomBytes(12).toString('hex')
  payments.set(token, {
    reference: String(body.conversationId),
    asked: String(body.paidPrice),
    price: String(body.price),
    callback: String(body.callbackUrl),
    state: 'open',
    taken: '0',
    refunds: [],
  })
  const signature = hex(keys.IYZICO_SECRET_KEY, `${String(body.conversationId)}:${token}`)
  const paymentPageUrl = `${url}/cpp?token=${token}`
  return { status: 'success', conversationId: body.conversationId, token, paymentPageUrl, signature }
}

function detail(token: string, { payments, falsify, tamper }: ProviderState): Answer {
  const payment = payments.get(token)
  if (!payment || payment.state === 'open') return { status: 'failure', errorCode: '5116', errorGroup: 'X' }
  if (payment.state === 'declined')
    return { status: 'failure', errorCode: '10051', errorGroup: 'NOT_SUFFICIENT_FUNDS' }
  const { reference, price, taken } = payment
  const plain: Answer = {
    status: 'success',
    paymentStatus: 'SUCCESS',
    paymentId: idOf(token),
    currency: 'TRY',
    fraudStatus: 1,
    basketId: reference,
    conversationId: reference,
    paidPrice: Number(taken),
    price: Number(price),
    token,
    itemTransactions: [{ itemId: 'x', paymentTransactionId: '1' }],
  }
  const said = falsify ? falsify(plain) : plain
  const names = ['paymentStatus', 'paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price']
  const signature = hex(
    keys.IYZICO_SECRET_KEY,
    [...names, 'token'].map((name) => String(said[name])).join(':'),
  )
  const signed = { ...said, signature }
  return tamper ? tamper(signed) : signed
}

// A refund spread over two items of the payment, in parts with more than two decimals.
function report(paymentId: string, state: ProviderState): Answer {
  const payment = byId(paymentId, state)
  const listed = listedOf(payment, state)
  const left = leftOf({ ...payment, refunds: listed })
  const paymentRefundStatus =
    left < 0.005 ? 'TOTALLY_REFUNDED' : left < Number(payment.taken) ? 'PARTIALLY_REFUNDED' : 'NOT_REFUNDED'
  const name = ({ reference }: Refund) => (state.nameless ? undefined : reference)
  const fate = ({ failed }: Refund) =>
    failed
      ? { refundStatus: 0, errorCode: '10051', errorGroup: 'NOT_SUFFICIENT_FUNDS' }
      : { refundStatus: 1, hostReference: 'mock00001' }
  const of = (kind: Refund['kind']) => listed.filter((one) => one.kind === kind)
  return {
    status: 'success',
    payments: [
      {
        paymentId: Number(paymentId),
        paymentStatus: 1,
        paymentRefundStatus,
        price: Number(payment.price),
        paidPrice: Number(payment.taken),
        currency: 'TRY',
        cancels: of('cancel').map((one) => ({
          refundId: 1,
          cancelConversationId: name(one),
          refundPrice: one.tl,
          currencyCode: 'TRY',
          ...fate(one),
        })),
        itemTransactions: [1 / 3, 2 / 3].map((share, i) => ({
          paymentTransactionId: i + 1,
          refunds: of('refund').map((one) => ({
            refundTxId: i + 1,
            refundConversationId: name(one),
            currencyCode: 'TRY',
            refundPrice: Number((one.tl * share).toFixed(8)),
            ...fate(one),
          })),
        })),
      },
    ],
  }
}

function refund(body: Answer, kind: Refund['kind'], state: ProviderState): Answer {
  const payment = byId(String(body.paymentId), state)
  const tl = kind === 'cancel' ? Number(payment.taken) : Number(body.price)
  if (tl > leftOf(payment) + 0.001) return { status: 'failure', errorCode: '5093', errorGroup: 'AMOUNT' }
  payment.refunds.push({ kind, reference: String(body.conversationId), tl, failed: state.refuses })
  return state.refuses
    ? { status: 'failure', errorCode: '10051', errorGroup: 'NOT_SUFFICIENT_FUNDS' }
    : { status: 'success', hostReference: 'mock00001' }
}

function byId(paymentId: string, { payments }: ProviderState): Payment {
  return [...payments].find(([token]) => idOf(token) === paymentId)![1]
}

// iyzico's references are numbers.
const idOf = (token: string) => String(Number.parseInt(token.slice(0, 8), 16))

/** True when a request has iyzico's signature. */
export function isIyzicoRequest(
  headers: { 'x-iyzi-rnd': unknown; authorization: unknown },
  path: string,
  body: string,
): boolean {
  const signature = hex(keys.IYZICO_SECRET_KEY, String(headers['x-iyzi-rnd']) + path + body)
  const plain = `apiKey:${keys.IYZICO_API_KEY}&randomKey:${String(headers['x-iyzi-rnd'])}&signature:${signature}`
  return headers.authorization === `IYZWSv2 ${Buffer.from(plain).toString('base64')}`
}
