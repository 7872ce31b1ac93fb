import { createHmac } from 'node:crypto'

export const keys = {
  ...{ IYZICO_API_KEY: 'sandbox-key', IYZICO_SECRET_KEY: 'sandbox-secret' },
  ...{ PAYTR_MERCHANT_ID: '123456', PAYTR_MERCHANT_KEY: 'anahtar-1', PAYTR_MERCHANT_SALT: 'tuz-1' },
}

/** Money that a provider gave back, or refused to, in TL; `reference`: as the shop called it. */
export type Back = { kind: 'refund' | 'cancel'; reference: string; tl: number; failed: boolean }

export type Payment = {
  reference: string
  /** In TL, as it was sent. */
  asked: string
  /** What iyzico calls the price of the basket. */
  price: string
  callback: string
  state: 'open' | 'paid' | 'declined'
  taken: string
  refunds: Back[]
  /** Made while the merchant's account was in test mode: PayTR says so. */
  isTest?: boolean
}
export type Answer = Record<string, unknown>

/** What the providers know, and how they behave. */
export function newProviderState() {
  return {
    payments: new Map<string, Payment>(),
    unsigned: 0,
    requests: [] as { path: string; body: string }[],
    /** Changes what iyzico answers, before or after it is signed. */
    falsify: null as null | ((answer: Answer) => Answer),
    tamper: null as null | ((answer: Answer) => Answer),
    /** What is asked for is done, and the answer is lost. */
    silent: false,
    /** Money is not given back; iyzico keeps what was tried in its report. */
    refuses: false,
    /** Lists of what went back leave out how the shop called it. */
    nameless: false,
    /** Lists of what went back do not know of the latest yet. */
    behind: false,
  }
}

export type ProviderState = ReturnType<typeof newProviderState>

/** What a list of refunds tells now. */
export const listedOf = ({ refunds }: Payment, { behind }: ProviderState) =>
  behind ? refunds.slice(0, -1) : refunds

export const leftOf = ({ taken, refunds }: Payment): number =>
  Number(taken) - refunds.reduce((sum, { tl, failed }) => sum + (failed ? 0 : tl), 0)

export const hex = (key: string, data: string) => createHmac('sha256', key).update(data).digest('hex')
export const base64 = (key: string, data: string) => createHmac('sha256', key).update(data).digest('base64')
