import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

// iyzico and PayTR as their documentation says they answer, for tests. What the shop signs is checked here by code of its
// own, which shares nothing with the shop's.

export const keys = {
  ...{ IYZICO_API_KEY: 'sandbox-key', IYZICO_SECRET_KEY: 'sandbox-secret' },
  ...{ PAYTR_MERCHANT_ID: '123456', PAYTR_MERCHANT_KEY: 'anahtar-1', PAYTR_MERCHANT_SALT: 'tuz-1' },
}

type Payment = {
  reference: string
  /** In TL, as it was sent. */
  asked: string
  /** What iyzico calls the price of the basket. */
  price: string
  callback: string
  state: 'open' | 'paid' | 'declined'
  taken: string
  refunds: number[]
}
type Answer = Record<string, unknown>

const hex = (key: string, data: string) => createHmac('sha256', key).update(data).digest('hex')
const base64 = (key: string, data: string) => createHmac('sha256', key).update(data).digest('base64')

/** A server that is both providers; every request that is not signed as it must be is counted in `unsigned`. */
export async function openProviders() {
  const payments = new Map<string, Payment>()
  const state = {
    unsigned: 0,
    requests: [] as { path: string; body: string }[],
    /** Changes what iyzico answers, before or after it is signed. */
    falsify: null as null | ((answer: Answer) => Answer),
    tamper: null as null | ((answer: Answer) => Answer),
    silent: false,
  }
  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      if (state.silent) return request.socket.destroy()
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    state,
    payments,
    /** The payer gives a card on the provider's own page: nothing of it reaches the shop. */
    pay(token: string, more: Partial<Payment> = {}) {
      const payment = payments.get(token)!
      Object.assign(payment, { state: 'paid', taken: payment.asked, ...more })
    },
    paytrNotice: (token: string, more: Record<string, string> = {}) =>
      paytrNotice(payments.get(token)!, more),
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const path = request.url!.split('?')[0]!
    state.requests.push({ path, body })
    if (path.startsWith('/odeme/')) return paytrAnswer(path, new URLSearchParams(body))
    if (!isIyzicoRequest(request, path, body)) {
      state.unsigned += 1
      return { status: 'failure', errorCode: '1000', errorMessage: 'Geçersiz imza' }
    }
    const asked = new URLSearchParams(request.url!.split('?')[1])
    return iyzicoAnswer(path, body === '' ? Object.fromEntries(asked) : (JSON.parse(body) as Answer))
  }

  function iyzicoAnswer(path: string, body: Answer): Answer {
    switch (path) {
      case '/payment/iyzipos/checkoutform/initialize/auth/ecom':
        return initialize(body)
      case '/payment/iyzipos/checkoutform/auth/ecom/detail':
        return detail(String(body.token))
      case '/v2/reporting/payment/details':
        return report(String(body.paymentId))
      case '/payment/cancel':
        return giveBack(String(body.paymentId), null)
      case '/v2/payment/refund':
        return giveBack(String(body.paymentId), Number(body.price))
      default:
        return { status: 'failure', errorCode: '10' }
    }
  }

  function initialize(body: Answer): Answer {
    const items = body.basketItems as { price: number }[]
    const sum = items.reduce((total, { price }) => total + Math.round(price * 100), 0)
    if (sum !== Math.round(Number(body.price) * 100)) return { status: 'failure', errorCode: '5062' }
    const token = randomBytes(12).toString('hex')
    payments.set(token, {
      reference: String(body.conversationId),
      ...{ asked: String(body.paidPrice), price: String(body.price), callback: String(body.callbackUrl) },
      ...{ state: 'open', taken: '0', refunds: [] },
    })
    const signature = hex(keys.IYZICO_SECRET_KEY, `${String(body.conversationId)}:${token}`)
    const paymentPageUrl = `${url}/cpp?token=${token}`
    return { status: 'success', conversationId: body.conversationId, token, paymentPageUrl, signature }
  }

  function detail(token: string): Answer {
    const payment = payments.get(token)
    if (!payment || payment.state === 'open') return { status: 'failure', errorCode: '5116', errorGroup: 'X' }
    if (payment.state === 'declined')
      return { status: 'failure', errorCode: '10051', errorGroup: 'NOT_SUFFICIENT_FUNDS' }
    const { reference, price, taken } = payment
    const plain: Answer = {
      ...{
        status: 'success',
        paymentStatus: 'SUCCESS',
        paymentId: idOf(token),
        currency: 'TRY',
        fraudStatus: 1,
      },
      ...{
        basketId: reference,
        conversationId: reference,
        paidPrice: Number(taken),
        price: Number(price),
        token,
      },
      itemTransactions: [{ itemId: 'x', paymentTransactionId: '1' }],
    }
    const said = state.falsify ? state.falsify(plain) : plain
    const names = [
      'paymentStatus',
      'paymentId',
      'currency',
      'basketId',
      'conversationId',
      'paidPrice',
      'price',
      'token',
    ]
    const signature = hex(keys.IYZICO_SECRET_KEY, names.map((name) => String(said[name])).join(':'))
    const signed = { ...said, signature }
    return state.tamper ? state.tamper(signed) : signed
  }

  function report(paymentId: string): Answer {
    const payment = byId(paymentId)
    const back = payment.refunds.reduce((sum, one) => sum + one, 0)
    const all = Math.round(back * 100) === Math.round(Number(payment.taken) * 100)
    const paymentRefundStatus = back === 0 ? 'NOT_REFUNDED' : all ? 'TOTALLY_REFUNDED' : 'PARTIALLY_REFUNDED'
    const refunds = payment.refunds.map((refundPrice) => ({ refundPrice }))
    return { status: 'success', payments: [{ paymentRefundStatus, itemTransactions: [{ refunds }] }] }
  }

  function giveBack(paymentId: string, amount: number | null): Answer {
    const payment = byId(paymentId)
    const left = Number(payment.taken) - payment.refunds.reduce((sum, one) => sum + one, 0)
    const wanted = amount ?? Number(payment.taken)
    if (wanted > left + 0.001) return { status: 'failure', errorCode: '5093', errorGroup: 'AMOUNT' }
    payment.refunds.push(wanted)
    return { status: 'success', hostReference: 'mock00001' }
  }

  function paytrAnswer(path: string, form: URLSearchParams): Answer {
    const field = (name: string) => form.get(name) ?? ''
    const signed: Record<string, string[]> = {
      '/odeme/api/get-token': [
        ...['merchant_id', 'user_ip', 'merchant_oid', 'email', 'payment_amount', 'user_basket'],
        ...['no_installment', 'max_installment', 'currency', 'test_mode'],
      ],
      '/odeme/durum-sorgu': ['merchant_id', 'merchant_oid'],
      '/odeme/iade': ['merchant_id', 'merchant_oid', 'return_amount'],
      '/odeme/api/bin-detail': ['bin_number', 'merchant_id'],
    }
    const data = signed[path]!.map(field).join('') + keys.PAYTR_MERCHANT_SALT
    if (field('paytr_token') !== base64(keys.PAYTR_MERCHANT_KEY, data)) {
      state.unsigned += 1
      return { status: 'failed', reason: 'paytr_token' }
    }
    if (path === '/odeme/api/get-token') {
      const token = randomBytes(12).toString('hex')
      const asked = (Number(field('payment_amount')) / 100).toFixed(2)
      payments.set(token, {
        ...{ reference: field('merchant_oid'), asked, price: asked, callback: field('merchant_ok_url') },
        ...{ state: 'open', taken: '0', refunds: [] },
      })
      return { status: 'success', token }
    }
    const payment = [...payments.values()].findLast(({ reference }) => reference === field('merchant_oid'))
    if (payment?.state !== 'paid') return { status: 'error', err_no: '005' }
    if (path === '/odeme/iade') {
      payment.refunds.push(Number(field('return_amount')))
      return { status: 'success', is_test: 1, merchant_oid: payment.reference }
    }
    const returns = payment.refunds.map((amount) => ({ return_amount: amount.toFixed(2) }))
    return {
      ...{ status: 'success', payment_amount: payment.asked, payment_total: payment.taken, currency: 'TL' },
      returns,
    }
  }

  function byId(paymentId: string): Payment {
    return [...payments].find(([token]) => idOf(token) === paymentId)![1]
  }
}

// iyzico's own names of payments are numbers.
const idOf = (token: string) => String(Number.parseInt(token.slice(0, 8), 16))

function isIyzicoRequest(request: IncomingMessage, path: string, body: string): boolean {
  const random = String(request.headers['x-iyzi-rnd'])
  const signature = hex(keys.IYZICO_SECRET_KEY, random + path + body)
  const plain = `apiKey:${keys.IYZICO_API_KEY}&randomKey:${random}&signature:${signature}`
  return request.headers.authorization === `IYZWSv2 ${Buffer.from(plain).toString('base64')}`
}

/** What PayTR's server reports. */
function paytrNotice({ reference, taken }: Payment, more: Record<string, string>): URLSearchParams {
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
    test_mode: '0',
    ...more,
  })
}
