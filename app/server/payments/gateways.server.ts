import type { Config } from '../config/config.server'
import { usualUrls } from '../config/payment-config.server'
import type { Log } from '../log.server'
import type { Db } from '~/db/connection.server'
import type { Gateway, Gateways, OpenedAccount } from '~/features/payments/payments'
import { iyzico, openGatewayAccounts, paytr, testBank } from '~/features/payments/payments.server'

type Parts = { config: Config; db: Db; secret: string; clock: () => Date; log: Log }

/**
 * The providers of card payments that are set up now: by the environment, which wins, or by staff in the back office. They
 * are read each time, so that a change counts at once in every process.
 */
export function openGateways(parts: Parts): () => Promise<Gateways> {
  return () => readGateways(parts)
}

async function readGateways({ config, db, secret, clock, log }: Parts): Promise<Gateways> {
  const { mode, payments } = config
  const accounts = await openGatewayAccounts(db, secret, (gateway) =>
    log.error({ gateway }, 'the keys of a card provider cannot be read: SECRET has changed'),
  )
  const named: Gateways['named'] = {
    ...(mode === 'demo' ? { test: testBank({ db, secret, clock }) } : {}),
    ...Object.fromEntries(accounts.map((account) => [account.gateway, openAccount(config, account)])),
    ...(payments.iyzico
      ? { iyzico: iyzico({ ...payments.iyzico, testMode: isSandbox(payments.iyzico.url) }) }
      : {}),
    ...(payments.paytr ? { paytr: paytr(payments.paytr) } : {}),
  }
  const byStaff = accounts.find(({ chosen }) => chosen)?.gateway
  const usual = mode === 'demo' ? 'test' : 'none'
  const chosen = payments.gateway ?? byStaff ?? usual
  return { chosen: chosen === 'none' ? null : named[chosen]!, named }
}

const isSandbox = (url: string) => url === usualUrls.iyzicoSandbox

/** The provider of an account that staff entered. Its address is never theirs to type. */
export function openAccount({ payments: { urls } }: Config, account: OpenedAccount): Gateway {
  const { gateway, merchantId, testMode, keys } = account
  switch (gateway) {
    case 'iyzico': {
      const url = urls.iyzico ?? (testMode ? usualUrls.iyzicoSandbox : usualUrls.iyzico)
      return iyzico({ apiKey: keys['apiKey']!, secretKey: keys['secretKey']!, url, testMode })
    }
    case 'paytr':
      return paytr({
        merchantId,
        merchantKey: keys['merchantKey']!,
        merchantSalt: keys['merchantSalt']!,
        url: urls.paytr ?? usualUrls.paytr,
        testMode,
      })
  }
}
