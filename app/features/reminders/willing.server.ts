import type { Db } from '~/db/connection.server'
import { wants } from '~/features/announcements/announcements.server'
import { mayMessage } from '~/features/consents/consents.server'
import { findMember } from '~/features/customers/customers.server'
import type { Member } from '~/features/identity/identity'

/**
 * The member, when an email on this topic may go there: the address is proven, the topic is not switched off, and the member
 * agreed to advertising by email. A trader's silence is no agreement here, as these emails follow what somebody does.
 */
export async function findWilling(
  db: Db,
  userId: number,
  topic: 'basket' | 'price-drops',
): Promise<Member | null> {
  if (!(await wants(db, [userId], topic, 'email')).has(userId)) return null
  const member = await findMember(db, userId)
  if (!member) return null
  const recipients = [{ recipient: member.user.email, recipientType: 'BIREYSEL' as const }]
  const allowed = await mayMessage(db, { channel: 'email', recipients, purpose: 'commercial' })
  return allowed.length > 0 ? member : null
}
