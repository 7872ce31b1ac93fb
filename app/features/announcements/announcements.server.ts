import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { normalizeEmail } from '~/kernel/turkish'
import {
  type AnnouncementChannel,
  type AnnouncementTopic,
  type Choice,
  choiceOf,
  choices,
  isFixed,
  isOffered,
  partsOf,
  type Preferences,
} from './announcements'
import { announcementPreferences, announcementTurns } from './tables.server'

export { campaignEditor, refusal } from './campaign-editor.server'

export { emailTopicLink, isTopicStopped, readTopicLink, stopTopic, topicLink } from './topic-link.server'

/**
 * Of these users, those who did not switch a topic off on a channel. For advertising the sender asks for the consent to the
 * channel as well. Staff and strangers count as members without preferences.
 */
export async function wants(
  db: Db,
  userIds: readonly number[],
  topic: AnnouncementTopic,
  channel: AnnouncementChannel,
): Promise<Set<number>> {
  if (userIds.length === 0 || !isOffered(topic, channel)) return new Set()
  if (isFixed(topic, channel)) return new Set(userIds)
  const { rows } = await db.execute<{ id: number }>(sql`
    select user_id as id from ${announcementPreferences}
    where user_id = any(${sql.param([...userIds])}::int[]) and refused @> array[${choiceOf(topic, channel)}]`)
  const refused = new Set(rows.map(({ id }) => id))
  return new Set(userIds.filter((id) => !refused.has(id)))
}

/** Of these addresses, those whose owners did not switch a topic off in emails; addresses of no member are among them. */
export async function wantsByEmail(
  db: Db,
  emails: readonly string[],
  topic: AnnouncementTopic,
): Promise<Set<string>> {
  if (emails.length === 0 || !isOffered(topic, 'email')) return new Set()
  if (isFixed(topic, 'email')) return new Set(emails)
  const { rows } = await db.execute<{ email: string }>(sql`
    select u.email from users u join ${announcementPreferences} p on p.user_id = u.id
    where u.email = any(${sql.param(emails.map(normalizeEmail))}::text[])
      and p.refused @> array[${choiceOf(topic, 'email')}]`)
  const refused = new Set(rows.map(({ email }) => email))
  return new Set(emails.filter((email) => !refused.has(normalizeEmail(email))))
}

/**
 * Of these users, those to whom advertising may go on a channel now, as often as each of them wants it; counts as sent for
 * them. Users who want it at once always may.
 */
export async function takeTurns(
  db: Transaction,
  userIds: readonly number[],
  channel: AnnouncementChannel,
  now: Date,
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  // An hour less than the day and the week, so that a job at the same hour of each day is never late by seconds.
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${announcementTurns} (user_id, channel, taken_at)
    select u.id, ${channel}, ${now}::timestamptz from users u
    where u.id = any(${sql.param([...userIds])}::int[]) order by u.id
    on conflict (user_id, channel) do update set taken_at = excluded.taken_at
    where announcement_turns.taken_at <= excluded.taken_at - (
      select case coalesce(max(p.frequency), 'instant')
        when 'daily' then interval '23 hours' when 'weekly' then interval '167 hours' else interval '0' end
      from ${announcementPreferences} p where p.user_id = excluded.user_id)
    returning user_id as id`)
  return new Set(rows.map(({ id }) => id))
}

/** A member's preferences. */
export async function readPreferences(db: Db, userId: number): Promise<Preferences> {
  const [found] = await db
    .select()
    .from(announcementPreferences)
    .where(eq(announcementPreferences.userId, userId))
  return found ?? { refused: [], frequency: 'instant', changedAt: null }
}

/** Replaces a member's preferences. Choices that the shop does not offer, and those that are fixed, are left out. */
export async function savePreferences(
  db: Transaction,
  userId: number,
  { refused, frequency }: Pick<Preferences, 'refused' | 'frequency'>,
  now: Date,
): Promise<void> {
  const row = { refused: choices.filter((one) => refused.includes(one) && !isFixedChoice(one)), frequency }
  await db
    .insert(announcementPreferences)
    .values({ userId, ...row, changedAt: now })
    .onConflictDoUpdate({ target: announcementPreferences.userId, set: { ...row, changedAt: now } })
}

function isFixedChoice(choice: Choice): boolean {
  const { topic, channel } = partsOf(choice)
  return isFixed(topic, channel)
}

/** A member's preferences for the data export (KVKK art. 11). */
export async function exportPreferences(db: Db, userId: number) {
  const { refused, frequency, changedAt } = await readPreferences(db, userId)
  const turns = await db
    .select({ channel: announcementTurns.channel, takenAt: announcementTurns.takenAt })
    .from(announcementTurns)
    .where(eq(announcementTurns.userId, userId))
  return { announcements: { refused, frequency, changedAt, lastSent: turns } }
}
