import { createHash } from 'node:crypto'
import type { Db } from '~/db/connection.server'
import { findPartnerOf, listUserIds } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { findOwnerOfEmail, readOwnEmails } from '~/features/identity/identity.server'
import { normalizeEmail } from '~/kernel/turkish'

/**
 * All names under which a customer's uses and orders are stored, the own one (`ownName`) first. A business partner
 * and the e-mails of its users are one customer. A guest is known by the fingerprint of the order's e-mail, and
 * unknown without one.
 */
export async function customerNames(db: Db, visitor: Visitor, email: string | null): Promise<string[]> {
  if (visitor.kind === 'member') return namesOfPartner(db, visitor.partner.id, [mailName(visitor.user.email)])
  return email ? namesOfGuest(db, email) : []
}

/** The names of the customer of a placed order. */
export function namesOfOrder(
  db: Db,
  { businessPartnerId, email }: { businessPartnerId: number | null; email: string },
): Promise<string[]> {
  return businessPartnerId === null ? namesOfGuest(db, email) : namesOfPartner(db, businessPartnerId)
}

/** The name under which this visitor's order is stored; null for a guest without an e-mail. */
export function ownName(visitor: Visitor, email: string | null): string | null {
  if (visitor.kind === 'member') return partnerName(visitor.partner.id)
  return email ? mailName(email) : null
}

// Only a verified e-mail belongs to a partner: typing another's e-mail gives no claim to it.
async function namesOfGuest(db: Db, email: string): Promise<string[]> {
  const userId = await findOwnerOfEmail(db, email)
  const partnerId = userId === null ? null : await findPartnerOf(db, userId)
  const own = [mailName(email)]
  return partnerId === null ? own : [...new Set([...own, ...(await namesOfPartner(db, partnerId))])]
}

async function namesOfPartner(db: Db, partnerId: number, mails: readonly string[] = []): Promise<string[]> {
  const emails = await readOwnEmails(db, await listUserIds(db, partnerId))
  return [...new Set([partnerName(partnerId), ...mails, ...emails.map(mailName)])]
}

const partnerName = (id: number) => `partner ${id}`

function mailName(email: string): string {
  return `mail ${createHash('sha256').update(normalizeEmail(email)).digest('hex')}`
}
