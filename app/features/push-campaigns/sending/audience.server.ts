import type { Db } from '~/db/connection.server'
import { wants } from '~/features/announcements/announcements.server'
import { mayMessage } from '~/features/consents/consents.server'
import { type Follower, listFollowers } from '~/features/push/push.server'
import type { Audience, CampaignTopic } from '../push-campaigns'

const groups = {
  all: ['guest', 'member', 'dealer'],
  members: ['member', 'dealer'],
  dealers: ['dealer'],
} as const

/** The devices to which a campaign may go now: they follow its topic, and their owners agreed and want it. */
export async function readAudience(
  db: Db,
  { audience, topic }: { audience: Audience; topic: CampaignTopic },
): Promise<Follower[]> {
  const followers = await listFollowers(db, topic, groups[audience])
  const { reasonOf } = await judge(db, followers, topic)
  return followers.filter((one) => reasonOf(one) === null)
}

/** The names of the reasons for which advertising may not go to a device now; null: it may. Only a given consent counts. */
export async function judge(db: Db, followers: readonly Follower[], topic: CampaignTopic) {
  // A trader without an answer may be written to by email only, so everybody is asked for a consent.
  const people = followers.map((one) => ({ ...one, recipientType: 'BIREYSEL' as const }))
  const agreed = await mayMessage(db, { channel: 'push', recipients: people, purpose: 'commercial' })
  const allowed = new Set(agreed.map(({ id }) => id))
  const users = [...new Set(followers.flatMap(({ userId }) => userId ?? []))]
  const wanting = await wants(db, users, topic, 'push')
  return {
    reasonOf({ id, userId }: Follower): 'withdrawn' | 'preferences' | null {
      if (!allowed.has(id)) return 'withdrawn'
      return userId === null || wanting.has(userId) ? null : 'preferences'
    },
  }
}
