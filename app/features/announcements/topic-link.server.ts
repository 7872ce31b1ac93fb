import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { seal, unseal } from '~/features/identity/identity.server'
import { type Choice, choiceOf, choices, isFixed, partsOf, topicLinkPath } from './announcements'
import { announcementPreferences } from './tables.server'

/** One topic on one channel of a member, as the link of an email names it. */
export type TopicChoice = { userId: number; choice: Choice }

const purpose = 'topic link'

/** Address that ends a topic for a member: a page for people, a POST for mail programs (RFC 8058). It never expires. */
export function topicLink(origin: string, secret: string, { userId, choice }: TopicChoice): string {
  return `${origin}${topicLinkPath}/${seal(secret, purpose, JSON.stringify([userId, choice]))}`
}

/** The choice of a link, or null for a link that the shop has not made. */
export function readTopicLink(secret: string, token: string): TopicChoice | null {
  try {
    const [userId, named] = JSON.parse(unseal(secret, purpose, token)) as [number, string]
    const choice = choices.find((one) => one === named)
    return choice && mayStop(choice) ? { userId, choice } : null
  } catch {
    // Any text that the secret has not sealed.
    return null
  }
}

function mayStop(choice: Choice): boolean {
  const { topic, channel } = partsOf(choice)
  return !isFixed(topic, channel)
}

/** Whether a member has switched the choice off; true for a member who was deleted. */
export async function isTopicStopped(db: Db, { userId, choice }: TopicChoice): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from users u where u.id = ${userId} and not exists (
      select from ${announcementPreferences} p where p.user_id = u.id and p.refused @> array[${choice}])`)
  return rows.length === 0
}

/** Switches a choice off for a member; again, or for a deleted member, without effect. */
export async function stopTopic(db: Transaction, { userId, choice }: TopicChoice, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${announcementPreferences} (user_id, refused, changed_at)
    select u.id, array[${choice}], ${now}::timestamptz from users u where u.id = ${userId}
    on conflict (user_id) do update
      set refused = announcement_preferences.refused || excluded.refused, changed_at = excluded.changed_at
      where not announcement_preferences.refused @> excluded.refused`)
}

/** The link of a topic's emails, for the header and the foot of the email. */
export const emailTopicLink = (
  { origin, secret }: { origin: string; secret: string },
  userId: number,
  topic: 'basket' | 'price-drops',
): string => topicLink(origin, secret, { userId, choice: choiceOf(topic, 'email') })
