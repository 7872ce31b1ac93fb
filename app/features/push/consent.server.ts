import type { Transaction } from '~/db/connection.server'
import { type AnnouncementTopic, isCommercial } from '~/features/announcements/announcements'
import { recordConsents } from '~/features/consents/consents.server'
import { recipientTypeOf } from '~/features/customers/customers'
import type { Visitor } from '~/features/identity/identity'

/** The recipient of the channel push in the log of consents: a member with all devices, or a guest's device. */
export function pushRecipient(visitor: Visitor, token: string): string {
  return recipientOf(visitor.kind === 'guest' ? null : visitor.user.userId, token)
}

/** The same for a device. `userId`: null for guests. */
export const recipientOf = (userId: number | null, token: string): string =>
  userId === null ? token : `member ${userId}`

/** Records the consent to advertising by notifications, when somebody asks for such topics. */
export async function recordPushConsent(
  db: Transaction,
  visitor: Visitor,
  { token, topics, ip, now }: { token: string; topics: readonly AnnouncementTopic[]; ip: string; now: Date },
): Promise<void> {
  if (!topics.some(isCommercial)) return
  const statement = { channel: 'push', recipient: pushRecipient(visitor, token), given: true } as const
  await recordConsents(db, [statement], {
    userId: visitor.kind === 'guest' ? null : visitor.user.userId,
    recipientType: visitor.kind === 'member' ? recipientTypeOf(visitor.partner) : 'BIREYSEL',
    ip,
    form: 'bildirim',
    now,
  })
}
