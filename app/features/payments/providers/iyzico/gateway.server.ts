import { randomBytes } from 'node:crypto'
import { fromTl, type Kurus, toTl } from '~/kernel/money'
import { askProvider, textOf, trialPatience } from '../ask-provider.server'
import type {
  Callback,
  CardInfo,
  Check,
  Gateway,
  ProviderRefund,
  Message,
  Payment,
  PaymentRefs,
  PaymentState,
  RefundResult,
} from '../gateway'
import { declineOf } from './decline'
import { refundsIn } from './refund-report.server'
import { isSignedAnswer, isSignedMessage, type IyzicoKeys, signedHeaders } from './signing.server'

type Answer = Record<string, unknown>
type Options = IyzicoKeys & { url: string; testMode?: boolean }
type Refund = { refundId: string; amount: Kurus; ip: string }

/**
 * iyzico's Checkout Form: the payer enters the card on iyzico's page, so the shop handles no card data. Written from
 * its documentation and tested against a local server that follows it; not yet run against iyzico's sandbox.
 */
export function iyzico({ url, testMode = false, ...keys }: Options): Gateway {
  const { secretKey } = keys
  return {
    name: 'iyzico',
    testMode,
    frameOrigin: null,
    acknowledgement: 'OK',
    start,
    complete: query,
    query,
    refund: (refs, refund) => sendRefund('/v2/payment/refund', refs, refund, { price: toTl(refund.amount) }),
    cancel: (refs, refund) => sendRefund('/payment/cancel', refs, refund, { reason: 'buyer_request' }),
    listRefunds,
    cardOf,
    check,
    verify: (message) => verify(secretKey, message),
  }

  async function start(payment: Payment): ReturnType<Gateway['start']> {
    const answer = await post('/payment/iyzipos/checkoutform/initialize/auth/ecom', formOf(payment))
    if (answer.status !== 'success') return { status: 'refused', reason: 'unavailable' }
    requireSigned(answer, ['conversationId', 'token'])
    return { status: 'started', token: textOf(answer.token), pageUrl: textOf(answer.paymentPageUrl) }
  }

  async function query({ id, token }: PaymentRefs): Promise<PaymentState> {
    // Without a token the payment page was never opened.
    if (token === null) return { status: 'pending' }
    const asked = { locale: 'tr', conversationId: id, token }
    return readState(await post('/payment/iyzipos/checkoutform/auth/ecom/detail', asked), id)
  }

  function readState(answer: Answer, id: string): PaymentState {
    const reason = declineOf(textOf(answer.errorGroup))
    // Unsigned: the form is still open, or it was declined.
    if (answer.status !== 'success')
      return reason === 'other' ? { status: 'pending' } : { status: 'failed', reason }
    const signed = [
      'paymentStatus',
      'paymentId',
      'currency',
      'basketId',
      'conversationId',
      'paidPrice',
      'price',
    ]
    requireSigned(answer, [...signed, 'token'])
    if (answer.basketId !== id || answer.conversationId !== id)
      throw new Error('iyzico answered about another payment')
    if (answer.paymentStatus === 'FAILURE') return { status: 'failed', reason }
    if (answer.paymentStatus !== 'SUCCESS') return { status: 'pending' }
    // 0: iyzico is reviewing it, so goods must not leave; −1: refused.
    if (answer.fraudStatus === -1) return { status: 'failed', reason: 'fraud_suspected' }
    if (answer.fraudStatus !== 1) return { status: 'pending', reason: 'under_review' }
    const paid = kurusOf(answer.paidPrice)
    return {
      status: 'captured',
      asked: paid,
      taken: paid,
      currency: textOf(answer.currency),
      providerPaymentId: textOf(answer.paymentId),
      providerData: { items: itemsIn(answer) },
    }
  }

  /** Read from iyzico's reports. */
  async function listRefunds({ providerPaymentId }: PaymentRefs): Promise<ProviderRefund[] | null> {
    if (providerPaymentId === null) return null
    const path = '/v2/reporting/payment/details'
    const headers = signedHeaders(keys, { path, body: '', random: newRandom() })
    const asked = new URLSearchParams({ locale: 'tr', paymentId: providerPaymentId })
    const answer = await askProvider(`${url}${path}?${asked}`, { headers })
    const payments = Array.isArray(answer.payments) ? (answer.payments as Answer[]) : []
    const payment = payments.find(({ paymentId }) => textOf(paymentId) === providerPaymentId)
    return answer.status === 'success' && payment ? refundsIn(payment) : null
  }

  async function sendRefund(
    path: string,
    refs: PaymentRefs,
    refund: Refund,
    more: object,
  ): Promise<RefundResult> {
    const { providerPaymentId: paymentId, currency } = refs
    const { refundId: conversationId, ip } = refund
    const body = { locale: 'tr', conversationId, paymentId, currency, ip, ...more }
    const answer = await post(path, body)
    return answer.status === 'success'
      ? { status: 'done', reference: textOf(answer.hostReference) || conversationId }
      : { status: 'refused', reason: `${textOf(answer.errorCode)} ${textOf(answer.errorGroup)}`.trim() }
  }

  async function cardOf(bin: string, amount: Kurus): Promise<CardInfo | null> {
    const answer = await askAboutCard(bin, amount)
    const [card] = Array.isArray(answer.installmentDetails) ? (answer.installmentDetails as Answer[]) : []
    return answer.status === 'success' && card ? cardIn(card) : null
  }

  async function check(): Promise<Check> {
    const { status, errorCode, errorMessage } = await askAboutCard('552879', 100, trialPatience)
    if (status === 'success') return { status: 'works' }
    return { status: 'refused', reason: [errorCode, errorMessage].map(textOf).join(' ').trim() }
  }

  function askAboutCard(bin: string, amount: Kurus, ms?: number): Promise<Answer> {
    const body = { locale: 'tr', conversationId: newRandom(), binNumber: bin, price: toTl(amount) }
    return post('/payment/iyzipos/installment', body, ms)
  }

  function post(path: string, body: object, ms?: number): Promise<Answer> {
    // The signature covers the exact bytes sent.
    const sent = JSON.stringify(body)
    const headers = signedHeaders(keys, { path, body: sent, random: newRandom() })
    return askProvider(url + path, { method: 'POST', headers, body: sent }, ms)
  }

  function requireSigned(answer: Answer, fields: readonly string[]): void {
    const values = fields.map((name) => textOf(answer[name]))
    if (!isSignedAnswer(secretKey, values, textOf(answer.signature)))
      throw new Error('The answer is not signed by iyzico')
  }
}

/** A message of iyzico's server, or the browser with the token. In both cases iyzico is queried afterwards. */
function verify(secretKey: string, { fields, query, body, headers }: Message): Callback | null {
  const signature = headers.get('x-iyz-signature-v3')
  if (signature !== null) return verifyMessage(secretKey, body, signature)
  const [token, ...others] = fields.getAll('token')
  const attemptId = query.get('odeme')
  return token && others.length === 0 && attemptId ? { attemptId, token, state: null } : null
}

function verifyMessage(secretKey: string, body: string, signature: string): Callback | null {
  const said = readJson(body)
  // The number may exceed a double's precision, so it is read from the text.
  const paymentId = /"iyziPaymentId"\s*:\s*"?(\d+)"?/.exec(body)?.[1] ?? ''
  const [type, token, attemptId, status] = ['iyziEventType', 'token', 'paymentConversationId', 'status'].map(
    (name) => textOf(said?.[name]),
  )
  const signed = [type!, paymentId, token!, attemptId!, status!]
  if (!token || !isSignedMessage(secretKey, signed, signature)) return null
  return { attemptId: attemptId!, token, state: null }
}

function readJson(body: string): Answer | null {
  try {
    const read: unknown = JSON.parse(body)
    return typeof read === 'object' ? (read as Answer | null) : null
  } catch {
    return null
  }
}

function formOf({ id, amount, installmentFee, currency, installments, origin, payer, items }: Payment) {
  const { city, address, postalCode: zipCode } = payer
  const contactName = `${payer.firstName} ${payer.lastName}`
  const where = { contactName, city, country: 'Turkey', address, zipCode }
  return {
    locale: 'tr',
    conversationId: id,
    basketId: id,
    currency,
    price: toTl(amount - installmentFee),
    paidPrice: toTl(amount),
    paymentGroup: 'PRODUCT',
    enabledInstallments: [installments],
    callbackUrl: `${origin}/3dpayment?odeme=${id}`,
    buyer: {
      id: payer.id,
      name: payer.firstName,
      surname: payer.lastName,
      email: payer.email,
      // Omitted when unknown, because iyzico refuses an empty one.
      ...(payer.phone && { gsmNumber: payer.phone }),
      ip: payer.ip,
      city,
      country: 'Turkey',
      zipCode,
      // Required by iyzico; the shop does not ask every buyer for it.
      identityNumber: payer.tckn ?? '11111111111',
      registrationAddress: address,
    },
    shippingAddress: where,
    billingAddress: where,
    basketItems: items.map((item) => ({
      id: item.id,
      name: item.name,
      category1: 'Alışveriş',
      price: toTl(item.price),
      itemType: item.physical ? 'PHYSICAL' : 'VIRTUAL',
    })),
  }
}

function itemsIn(answer: Answer) {
  const items = Array.isArray(answer.itemTransactions) ? (answer.itemTransactions as Answer[]) : []
  return items.map(({ itemId, paymentTransactionId }) => ({
    itemId: textOf(itemId),
    paymentTransactionId: textOf(paymentTransactionId),
  }))
}

function cardIn(card: Answer): CardInfo {
  const prices = Array.isArray(card.installmentPrices) ? (card.installmentPrices as Answer[]) : []
  const kinds = { DEBIT_CARD: 'debit', PREPAID_CARD: 'prepaid' } as const
  return {
    family: textOf(card.cardFamilyName),
    bank: textOf(card.bankName),
    kind: kinds[card.cardType as keyof typeof kinds] ?? 'credit',
    installments: prices.map(({ installmentNumber }) => Number(installmentNumber)),
  }
}

function kurusOf(price: unknown): Kurus {
  const kurus = fromTl(textOf(price))
  if (kurus === null) throw new Error('iyzico answered an amount that is none')
  return kurus
}

const newRandom = () => randomBytes(12).toString('hex')
