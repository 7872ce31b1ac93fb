import { createHmac } from 'node:crypto'

export const keys = {
  IYZICO_API_KEY: 'sandbox-key',
  IYZICO_SECRET_KEY: 'sandbox-secret',
  PAYTR_MERCHANT_ID: '123456',
  PAYTR_MERCHANT_KEY: 'anahtar-1',
  PAYTR_MERCHANT_SALT: 'tuz-1',
}

/** A refund that a provider made or refused, in TL; `reference` is the shop's. */
export type Refund = { kind: 'refund' | 'cancel'; reference: string; tl: number; failed: boolean }

export type Payment = {
  reference: string
  /** In TL, as sent. */
  asked: string
  /** iyzico's price of the basket. */
  price: string
  callback: string
  state: 'open' | 'paid' | 'declined'
  taken: string
  refunds: Refund[]
  /** Made in test mode, which PayTR reports. */
  isTest?: boolean
}
export type Answer = Record<string, unknown>

/** The providers' records and behaviour. */
export function newProviderState() {
  return {
    payments: new Map<string, Payment>(),
    unsigned: 0,
    requests: [] as { path: string; body: string }[],
    /** Changes iyzico's answer before or after it is signed. */
    falsify: null as null | ((answer: Answer) => Answer),
    tamper: null as null | ((answer: Answer) => Answer),
    /** Requests are carried out, and the answer is lost. */
    silent: false,
    /** Requests are never answered. */
    hangs: false,
    /** Refunds are refused; iyzico lists the failed try. */
    refuses: false,
    /** Lists of refunds lack the shop's references. */
    nameless: false,
    /** Lists of refunds lack the latest ones. */
    behind: false,
  }
}

export type ProviderState = ReturnType<typeof newProviderState>

/** The refunds listed now. */
export const listedOf = ({ refunds }: Payment, { behind }: ProviderState) =>
  behind ? refunds.slice(0, -1) : refunds

export const leftOf = ({ taken, refunds }: Payment): number =>
  Number(taken) - refunds.reduce((sum, { tl, failed }) => sum + (failed ? 0 : tl), 0)

export const hex = (key: string, data: string) => createHmac('sha256', key).update(data).digest('hex')
export const base64 = (key: string, data: string) => createHmac('sha256', key).update(data).digest('base64')
