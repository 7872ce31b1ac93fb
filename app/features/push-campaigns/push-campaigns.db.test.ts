import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { savePreferences } from '~/features/announcements/announcements.server'
import { dealers, newVisitor, openSmallShop } from '~/features/basket/testing/shop'
import { recordConsents } from '~/features/consents/consents.server'
import { newMember } from '~/features/customers/testing/member'
import type { Visitor } from '~/features/identity/identity'
import { openShopper } from '~/features/identity/identity.server'
import type { AnnouncementTopic } from '~/features/push/push'
import { deliverPush, pushRecipient } from '~/features/push/push.server'
import type { PushDeliveryJob } from '~/features/push/jobs.server'
import { setTopicsOfUser, subscribe } from '~/features/push/subscribe.server'
import { pushSubscriptions } from '~/features/push/tables.server'
import { onlyHere, openPushService } from '~/features/push/testing/push-service'
import { openWebPush } from '~/features/push/webpush/web-push.server'
import { saveSettings } from '~/features/settings/settings.server'
import { takeJobs } from '~/features/stock-alerts/testing/alerts'
import {
  pushCampaignEditor,
  type PushCampaignInput,
  readAudience,
  readCampaign,
  readCounts,
  sendPushCampaign,
  sendTest,
  settle,
} from './push-campaigns.server'
import { pushCampaignRecipients, pushCampaigns } from './tables.server'

const { db } = await openTestDatabase('empty')
const service = await openPushService()
const start = new Date('2026-11-20T09:00:00Z')
const seconds = (count: number) => new Date(start.getTime() + count * 1_000)
const webpush = openWebPush({
  secret: 'a secret of the tests, 32 characters',
  clock: () => start,
  subject: 'mailto:bildirim@vitrin.example',
  guard: onlyHere,
})
const provide = (value: string) =>
  transaction(db, (db) => saveSettings(db, [{ group: 'notification', key: 'provider', value }]))

beforeAll(async () => {
  await openSmallShop(db)
  await provide('webpush')
})
beforeEach(async () => {
  await db.delete(pushCampaigns)
  await db.delete(pushSubscriptions)
  await db.execute(sql`delete from graphile_worker._private_jobs`)
  service.received.length = 0
})

const register = (visitor: Visitor, topics: AnnouncementTopic[] = ['campaigns']) => {
  const device = { ...service.subscribe(), topics, agent: 'Firefox', hasMobileApp: false, ip: '' }
  return subscribe(db, visitor, device, start, onlyHere).then(() => device)
}
const input: PushCampaignInput = {
  title: 'Kış indirimi',
  words: 'Deri kordonlarda yüzde 20.',
  path: '/sepetim',
  topic: 'campaigns',
  audience: 'all',
  status: 'scheduled',
  sendAt: seconds(0),
}
const add = (more: Partial<PushCampaignInput> = {}) =>
  transaction(db, (db) => pushCampaignEditor.add(db, { ...input, ...more }, seconds(-60), 'user 1'))
async function schedule(more: Partial<PushCampaignInput> = {}): Promise<number> {
  const id = await add(more)
  if (typeof id !== 'number') throw new Error(JSON.stringify(id))
  return id
}
const counts = async (id: number) => (await readCounts(db, [id])).get(id)!
const batch = (campaignId: number, after = 0) =>
  sendPushCampaign({ db, clock: () => seconds(after) }, { campaignId })
async function deliver(at = start): Promise<string[]> {
  for (const { payload } of await takeJobs<PushDeliveryJob>(db, 'deliver-push')) {
    const outcome = await deliverPush({ db, push: { webpush, fcm: null }, clock: () => at }, payload)
    if (payload.recipientId !== undefined) await settle(db, payload.recipientId, outcome)
  }
  return service.received.map(({ path }) => path)
}
const pathOf = ({ token }: { token: string }) => new URL(token).pathname
const withdraw = (visitor: Visitor, token: string) =>
  transaction(db, (db) =>
    recordConsents(db, [{ channel: 'push', recipient: pushRecipient(visitor, token), given: false }], {
      userId: null,
      recipientType: 'BIREYSEL',
      ip: '',
      form: 'test',
      now: start,
    }),
  )

describe('a campaign by notification', () => {
  test('goes once to each device that follows the topic and agreed', async () => {
    const [guest, member] = [await newVisitor(db), await newMember(db, { kind: 'retail' })]
    const devices = [await register(guest), await register(member), await register(member)]
    await register(await newVisitor(db), ['orders'])
    const id = await schedule()
    await batch(id)
    expect((await counts(id)).queued).toBe(3)
    expect((await deliver()).toSorted()).toEqual(devices.map((device) => pathOf(device)).toSorted())
    expect(service.received[0]!.message).toMatchObject({
      title: input.title,
      body: input.words,
      path: '/sepetim',
    })
    await batch(id, 10)
    expect(await deliver()).toHaveLength(3)
    expect(await counts(id)).toMatchObject({ recipients: 3, sent: 3, queued: 0 })
    expect((await readCampaign(db, id))!.status).toBe('sent')
  })

  test('reaches members or dealers only, as it was written', async () => {
    await register(await newVisitor(db))
    const member = await register(await newMember(db, { kind: 'retail' }))
    const dealer = await newMember(db, { kind: 'wholesale', priceListId: dealers })
    const shown = await register(dealer, ['campaigns', 'dealers'])
    const names = async (more: Pick<PushCampaignInput, 'audience' | 'topic'>) =>
      (await readAudience(db, more)).length
    expect(await names({ audience: 'members', topic: 'campaigns' })).toBe(2)
    await batch(await schedule({ audience: 'dealers', topic: 'dealers' }))
    expect(await deliver()).toEqual([pathOf(shown)])
    expect(await deliver()).not.toContain(pathOf(member))
  })

  test('skips those who withdrew, switched it off or left the topic, with the reason', async () => {
    const people = await Promise.all([1, 2, 3].map(() => newMember(db, { kind: 'retail' })))
    const guest = await newVisitor(db)
    const device = await register(guest)
    for (const one of people) await register(one)
    const id = await schedule()
    // Those listed at the begin change their minds before their turn.
    await db.update(pushCampaigns).set({ status: 'sending', startedAt: start })
    await db.execute(sql`
      insert into push_campaign_recipients (campaign_id, subscription_id) select ${id}, id from push_subscriptions`)
    await withdraw(guest, device.token)
    const [off, left, weekly] = people.map(({ user }) => user.userId)
    await transaction(db, (db) =>
      savePreferences(db, off!, { refused: ['campaigns:push'], frequency: 'instant' }, start),
    )
    await transaction(db, (db) => setTopicsOfUser(db, left!, ['orders']))
    await transaction(db, (db) => savePreferences(db, weekly!, { refused: [], frequency: 'weekly' }, start))
    await batch(id)
    expect(await deliver()).toHaveLength(1)
    const rows = await db.select().from(pushCampaignRecipients)
    expect(rows.map(({ reason }) => reason).toSorted()).toEqual(['', 'preferences', 'topic', 'withdrawn'])
    const next = await schedule()
    await batch(next, 60)
    expect(await counts(next)).toMatchObject({ recipients: 1, skipped: 1, queued: 0 })
  })

  test('counts devices that ended, refused or were off too long', async () => {
    const guest = await newVisitor(db)
    const gone = {
      ...service.subscribe(),
      topics: ['campaigns' as const],
      agent: '',
      hasMobileApp: false,
      ip: '',
    }
    await subscribe(db, guest, gone, start, onlyHere)
    gone.end()
    const deleted = await newVisitor(db)
    await register(deleted)
    const id = await schedule()
    await batch(id)
    const shopper = await transaction(db, (db) => openShopper(db, deleted))
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.shopperId, shopper))
    await deliver()
    expect(await counts(id)).toMatchObject({ recipients: 2, gone: 2 })

    await register(await newVisitor(db))
    const late = await schedule()
    await batch(late)
    await deliver(seconds(3 * 86_400))
    expect(await counts(late)).toMatchObject({ recipients: 1, failed: 1 })
  })

  test('is stopped: the waiting devices get nothing', async () => {
    await register(await newVisitor(db))
    const id = await schedule()
    await transaction(db, async (tx) => {
      const row = (await readCampaign(tx, id))!
      await pushCampaignEditor.change(
        tx,
        row,
        { ...input, status: 'cancelled', sendAt: null },
        start,
        'user 1',
      )
    })
    await batch(id)
    expect(await deliver()).toEqual([])
    const moved = await schedule({ sendAt: seconds(300) })
    await batch(moved)
    expect([await deliver(), (await readCampaign(db, moved))!.status]).toEqual([[], 'scheduled'])
  })

  test('is refused without a page, in the past, or while the shop sends no notifications', async () => {
    expect(await add({ path: '/yok-boyle-sayfa' })).toMatchObject({ errors: [{ code: 'no_page' }] })
    expect(await add({ path: 'https://evil.example' })).toMatchObject({ errors: [{ code: 'no_page' }] })
    expect(await add({ sendAt: seconds(-120) })).toMatchObject({ errors: [{ code: 'not_in_future' }] })
    await provide('none')
    expect(await add()).toMatchObject({ errors: [{ code: 'off' }] })
    await provide('webpush')
  })

  test('is tried out on the own devices', async () => {
    const member = await newMember(db, { kind: 'retail' })
    const own = await register(member, ['orders'])
    await register(await newVisitor(db))
    const id = await schedule({ status: 'draft', sendAt: null })
    expect(await sendTest(db, id, { visitor: member, now: start })).toBe(1)
    expect(await deliver()).toEqual([pathOf(own)])
    expect(await sendTest(db, 999, { visitor: member, now: start })).toBeNull()
    expect((await counts(id)).recipients).toBe(0)
  })
})
