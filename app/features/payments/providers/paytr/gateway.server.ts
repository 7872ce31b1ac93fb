import { fromTl, type Kurus } from '~/kernel/money'
import { askProvider, textOf, trialPatience } from '../ask-provider.server'
import type { DeclineReason } from '../../attempts/attempt'
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
import { isPaytrMessage, type PaytrKeys, paytrToken } from './signing.server'

type Answer = Record<string, unknown>
type Options = PaytrKeys & { url: string; testMode: boolean }

/**
 * PayTR's iframe: its page in a frame, with its server's message as the proof. Written from its documentation and
 * tested against a local server that follows it; not yet run against PayTR.
 */
export function paytr({ url, testMode, ...keys }: Options): Gateway {
  const { merchantId } = keys
  return {
    name: 'paytr',
    testMode,
    frameOrigin: new URL(url).origin,
    acknowledgement: 'OK',
    start,
    complete: (refs, callback) => complete(refs, callback),
    query,
    refund,
    // PayTR has refunds only, also on the same day.
    cancel: () => Promise.resolve({ status: 'refused', reason: 'not_offered' }),
    listRefunds: async (refs) => refundsIn(await askStatus(refs)),
    cardOf,
    check,
    verify: (message) => verify(keys, message, testMode),
  }

  async function start(payment: Payment): ReturnType<Gateway['start']> {
    const answer = await post('/odeme/api/get-token', tokenForm(payment))
    if (answer.status !== 'success') return { status: 'refused', reason: 'unavailable' }
    const token = textOf(answer.token)
    return { status: 'started', token, pageUrl: `${url}/odeme/guvenli/${token}` }
  }

  // The server's message holds the result. A returning browser proves nothing, so PayTR is queried.
  async function complete(refs: PaymentRefs, { state }: Callback): Promise<PaymentState> {
    if (!state) return query(refs)
    // The requested amount is fixed with the token; anything above it is the instalment fee.
    return state.status === 'captured' ? { ...state, asked: Math.min(state.taken, refs.amount) } : state
  }

  async function query(refs: PaymentRefs): Promise<PaymentState> {
    if (refs.token === null) return { status: 'pending' }
    const answer = await askStatus(refs)
    // PayTR answers with an error while no payment has succeeded; its message reports an abandoned one.
    if (answer.status !== 'success') return { status: 'pending' }
    if (isMerelyTest(answer.test_mode, testMode)) return merelyTest
    const asked = fromTl(textOf(answer.payment_amount))
    const taken = fromTl(textOf(answer.payment_total)) ?? asked
    if (asked === null || taken === null) throw new Error('PayTR answered an amount that is none')
    return {
      status: 'captured',
      asked,
      taken,
      currency: currencyOf(textOf(answer.currency)),
      providerPaymentId: oidOf(refs.id),
    }
  }

  function askStatus({ id }: PaymentRefs): Promise<Answer> {
    const oid = oidOf(id)
    return post('/odeme/durum-sorgu', {
      merchant_id: merchantId,
      merchant_oid: oid,
      paytr_token: paytrToken(keys, [merchantId, oid]),
    })
  }

  async function refund(refs: PaymentRefs, { refundId, amount }: { refundId: string; amount: Kurus }) {
    const oid = oidOf(refs.id)
    const refunded = tl(amount)
    const answer = await post('/odeme/iade', {
      merchant_id: merchantId,
      merchant_oid: oid,
      return_amount: refunded,
      reference_no: oidOf(refundId),
      paytr_token: paytrToken(keys, [merchantId, oid, refunded]),
    })
    if (answer.status === 'success')
      return { status: 'done', reference: oidOf(refundId) } satisfies RefundResult
    const reason = `${textOf(answer.err_no)} ${textOf(answer.err_msg)}`.trim()
    // Unfinished: PayTR has not processed our answer to its message yet.
    const status = textOf(answer.err_no) === unfinished ? 'not_yet' : 'refused'
    return { status, reason } satisfies RefundResult
  }

  async function cardOf(bin: string): Promise<CardInfo | null> {
    const answer = await askAboutCard(bin)
    if (answer.status !== 'success') return null
    const isCredit = textOf(answer.cardType) === 'credit'
    return {
      family: textOf(answer.brand),
      bank: textOf(answer.bank),
      kind: isCredit ? 'credit' : 'debit',
      installments: isCredit ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [1],
    }
  }

  async function check(): Promise<Check> {
    const { status, err_no, err_msg, reason } = await askAboutCard('435508', trialPatience)
    const said = [err_no, err_msg, reason].map(textOf).join(' ').trim()
    // `failed` without a reason: PayTR does not know the card, and the signature was right.
    if (status === 'success' || (status === 'failed' && said === '')) return { status: 'works' }
    return { status: 'refused', reason: said }
  }

  function askAboutCard(bin: string, ms?: number): Promise<Answer> {
    const asked = {
      merchant_id: merchantId,
      bin_number: bin,
      // This token has the merchant id at the end.
      paytr_token: paytrToken(keys, [bin, merchantId]),
    }
    return post('/odeme/api/bin-detail', asked, ms)
  }

  function tokenForm({ id, amount, currency, installments, origin, payer, items }: Payment) {
    const oid = oidOf(id)
    const basket = Buffer.from(JSON.stringify(items.map(({ name, price }) => [name, tl(price), 1]))).toString(
      'base64',
    )
    const [none, most] = installments === 1 ? ['1', '0'] : ['0', String(installments)]
    const [money, test] = [currency === 'TRY' ? 'TL' : currency, testMode ? '1' : '0']
    const back = `${origin}/3dpayment?odeme=${id}`
    const signed = [merchantId, payer.ip, oid, payer.email, amount, basket, none, most, money, test]
    return {
      merchant_id: merchantId,
      user_ip: payer.ip,
      merchant_oid: oid,
      email: payer.email,
      payment_amount: String(amount),
      user_basket: basket,
      no_installment: none,
      max_installment: most,
      currency: money,
      test_mode: test,
      debug_on: '0',
      timeout_limit: '20',
      lang: 'tr',
      user_name: `${payer.firstName} ${payer.lastName}`.slice(0, 60),
      user_address: payer.address.slice(0, 400),
      // Required by PayTR; some buyers give no phone.
      user_phone: payer.phone || '05000000000',
      merchant_ok_url: back,
      merchant_fail_url: back,
      paytr_token: paytrToken(keys, signed),
    }
  }

  function post(path: string, fields: Record<string, string>, ms?: number): Promise<Answer> {
    return askProvider(url + path, { method: 'POST', body: new URLSearchParams(fields) }, ms)
  }
}

function verify(keys: PaytrKeys, { fields }: Message, testMode: boolean): Callback | null {
  const names = ['merchant_oid', 'status', 'total_amount', 'hash'] as const
  if (!names.every((name) => fields.getAll(name).length === 1)) return null
  const [oid, status, total, hash] = names.map((name) => fields.get(name)!) as [
    string,
    string,
    string,
    string,
  ]
  if (!isPaytrMessage(keys, { oid, status, total, hash })) return null
  const attemptId = idOf(oid)
  if (attemptId === null) return null
  const isTest = isMerelyTest(fields.get('test_mode'), testMode)
  const state = isTest ? merelyTest : stateIn(fields, { oid, status, total })
  return { attemptId, token: null, state }
}

function stateIn(
  fields: URLSearchParams,
  { oid, status, total }: { oid: string; status: string; total: string },
): PaymentState {
  if (status !== 'success')
    return { status: 'failed', reason: declineOf(fields.get('failed_reason_code') ?? '') }
  const taken = /^\d{1,12}$/.test(total) ? Number(total) : 0
  const currency = currencyOf(fields.get('currency') ?? 'TL')
  return { status: 'captured', asked: taken, taken, currency, providerPaymentId: oid }
}

const unfinished = '007'

// True for payments while the merchant's account is in test mode: no money is taken.
const isMerelyTest = (said: unknown, testMode: boolean) => !testMode && textOf(said) === '1'
const merelyTest = { status: 'failed', reason: 'unavailable' } as const

const declines: Record<string, DeclineReason> = {
  1: 'three_d_failed',
  2: 'three_d_failed',
  3: 'fraud_suspected',
  6: 'cancelled_by_payer',
  8: 'no_installments',
  9: 'not_permitted',
  10: 'three_d_failed',
  11: 'fraud_suspected',
}

const declineOf = (code: string): DeclineReason => declines[code] ?? 'other'

/** PayTR accepts letters and digits only. */
const oidOf = (id: string) => id.replaceAll('-', '')

function idOf(oid: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(oid)
  return parts && parts.slice(1).join('-')
}

const currencyOf = (currency: string) => (currency === 'TL' ? 'TRY' : currency)
const tl = (kurus: Kurus) => (kurus / 100).toFixed(2)

/** The refunds in a status query, each with our reference when PayTR lists it. */
function refundsIn({ status, returns }: Answer): ProviderRefund[] | null {
  if (status !== 'success') return null
  if (returns === undefined || returns === null || returns === '') return []
  if (!Array.isArray(returns)) return null
  const refunds = (returns as Answer[]).map(({ reference_no, return_amount, amount }) => {
    const reference = textOf(reference_no)
    return {
      refundId: reference === '' ? null : (idOf(reference) ?? reference),
      amount: fromTl(textOf(return_amount ?? amount)),
    }
  })
  return refunds.every((one): one is ProviderRefund => one.amount !== null) ? refunds : null
}
