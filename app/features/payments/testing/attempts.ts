import type { Payer } from '../attempts/attempt'
import type { startAttempt } from '../payments.server'

export const payer: Payer = {
  id: 'SH1',
  firstName: 'Ayşe',
  lastName: 'Işık',
  email: 'ayse@alici.example',
  phone: '+905321234567',
  ip: '203.0.113.7',
  tckn: null,
  address: 'Caferağa Mah. Moda Cad. No: 12 Daire: 3',
  city: 'İstanbul',
  postalCode: '34710',
}

type Options = { orderCode: string; amount: number; now: Date; expiresAt: Date }

/** A new attempt for an order of one item. */
export function newAttempt({ amount, ...options }: Options): Parameters<typeof startAttempt>[1] {
  const items = [{ id: 'K1', name: 'Deri kordon', price: amount, physical: true }]
  return { purpose: 'order', amount, payer, items, ...options }
}
