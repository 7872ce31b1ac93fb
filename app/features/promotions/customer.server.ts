import { createHash } from 'node:crypto'
import type { Visitor } from '~/features/identity/identity'
import { normalizeEmail } from '~/kernel/turkish'

/**
 * Under which names a customer's uses and orders are kept: the first is theirs, the others what they did as a guest. A
 * guest is known by the e-mail of the order, which is kept as a fingerprint; before it is written, by nothing.
 */
export function customerNames(visitor: Visitor, email: string | null): string[] {
  if (visitor.kind === 'member') return [`partner ${visitor.partner.id}`, mailName(visitor.user.email)]
  return email ? [mailName(email)] : []
}

/** The first of these names, of an order that was placed. */
export function orderName(order: { businessPartnerId: number | null; email: string }): string {
  return order.businessPartnerId === null ? mailName(order.email) : `partner ${order.businessPartnerId}`
}

function mailName(email: string): string {
  return `mail ${createHash('sha256').update(normalizeEmail(email)).digest('hex')}`
}
