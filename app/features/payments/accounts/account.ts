import type { GatewayName } from '../attempts/attempt'

/** Providers whose keys staff enter in the back office. */
export const accountGateways = ['iyzico', 'paytr'] as const satisfies readonly GatewayName[]
export type AccountGateway = (typeof accountGateways)[number]

/** The secret parts of an account, by provider. */
export const keyParts = {
  iyzico: ['apiKey', 'secretKey'],
  paytr: ['merchantKey', 'merchantSalt'],
} as const satisfies Record<AccountGateway, readonly string[]>

export type Keys = Record<string, string>

/** An account without its keys, as staff see it. */
export type GatewayAccount = {
  gateway: AccountGateway
  merchantId: string
  testMode: boolean
  chosen: boolean
  changedAt: Date
  revision: string
}

/** An account with its keys. They are written only: no page, answer or audit entry shows them. */
export type OpenedAccount = Pick<GatewayAccount, 'gateway' | 'merchantId' | 'testMode' | 'chosen'> & {
  keys: Keys
}
