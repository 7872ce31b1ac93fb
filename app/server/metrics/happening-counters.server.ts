import { Counter, type Registry } from 'prom-client'
import type { Db } from '~/db/connection.server'
import { observe } from '~/db/happenings.server'
import { attemptStates, gatewayNames, paymentTypes } from '~/features/payments/payments'

/** Counts what the features tell of. Known series begin with 0, so that Prometheus sees the first increase of each. */
export function countHappenings(db: Db, registry: Registry): void {
  const registers = [registry]
  const orders = new Counter({
    name: 'vitrin_orders_placed_total',
    help: 'Orders that this process placed, by kind of buyer and way to pay; orders by card are counted before they are paid.',
    labelNames: ['buyers', 'payment'],
    registers,
  })
  const payments = new Counter({
    name: 'vitrin_payment_attempts_total',
    help: 'Payments by card that came to a state in this process, by provider; unavailable: the provider did not take it.',
    labelNames: ['provider', 'result'],
    registers,
  })
  const conflicts = new Counter({
    name: 'vitrin_stock_conflicts_total',
    help: 'Orders that this process refused because there was too little stock.',
    registers,
  })
  const limits = new Counter({
    name: 'vitrin_limits_reached_total',
    help: 'Actions that this process refused because their limit was reached, by limit.',
    labelNames: ['limit'],
    registers,
  })
  for (const buyers of ['guest', 'retail', 'wholesale'])
    for (const payment of Object.keys(paymentTypes)) orders.inc({ buyers, payment }, 0)
  for (const provider of gatewayNames)
    for (const result of [...attemptStates.filter((state) => state !== 'created'), 'unavailable'])
      payments.inc({ provider, result }, 0)

  observe(db, (happening) => {
    switch (happening.name) {
      case 'order-placed': {
        const { buyers, payment } = happening
        return orders.inc({ buyers, payment })
      }
      case 'payment-attempt': {
        const { provider, result } = happening
        return payments.inc({ provider, result })
      }
      case 'stock-conflict':
        return conflicts.inc()
      case 'limit-reached':
        return limits.inc({ limit: happening.limit })
    }
  })
}
