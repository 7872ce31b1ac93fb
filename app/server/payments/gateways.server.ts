import type { Config } from '../config/config.server'
import type { Db } from '~/db/connection.server'
import type { Gateways } from '~/features/payments/payments'
import { iyzico, paytr, testBank } from '~/features/payments/payments.server'

/** The providers of card payments that are set up. */
export function openGateways(part: { config: Config; db: Db; secret: string; clock: () => Date }): Gateways {
  const { mode, payments } = part.config
  const named: Gateways['named'] = {
    ...(mode === 'demo' ? { test: testBank(part) } : {}),
    ...(payments.iyzico ? { iyzico: iyzico(payments.iyzico) } : {}),
    ...(payments.paytr ? { paytr: paytr(payments.paytr) } : {}),
  }
  return { chosen: payments.gateway === 'none' ? null : named[payments.gateway]!, named }
}
