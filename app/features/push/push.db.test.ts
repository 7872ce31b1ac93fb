import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { savePreferences } from '~/features/announcements/announcements.server'
import { dealers, newVisitor, openSmallShop } from '~/features/basket/testing/shop'
import { consents } from '~/features/consents/tables.server'
import { newMember } from '~/features/customers/testing/member'
import type { Visitor } from '~/features/identity/identity'
import { openDeviceSession, openShopper } from '~/features/identity/identity.server'
import { sessions } from '~/features/identity/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { takeJobs } from '~/features/stock-alerts/testing/alerts'
import type { PushDeliveryJob } from './jobs.server'
import {
  dropPushDevice,
  dropUnseenDevices,
  exportDevices,
  listPushDevices,
  mergeDevices,
} from './owners.server'
import { maxDevices } from './push'
import { deliverPush, sendNews } from './send.server'
import { changeTopics, setTopicsOfUser, subscribe, validate } from './subscribe.server'
import { pushSubscriptions } from './tables.server'
import { onlyHere, openPushService } from './testing/push-service'
import { openWebPush } from './webpush/web-push.server'

const { db } = await openTestDatabase('empty')
const service = await openPushService()
const now = new Date('2026-11-20T09:00:00Z')
const clock = () => now
const subject = 'mailto:bildirim@vitrin.example'
const webpush = openWebPush({
  secret: 'a secret of the tests, 32 characters',
  clock,
  subject,
  guard: onlyHere,
})
const message = { title: 'Yola çıktı', body: 'K7MX', path: '/siparis/K7MX', tag: 'order-K7MX' }

beforeAll(async () => {
  await openSmallShop(db)
  await provide('webpush')
})
beforeEach(async () => {
  await db.delete(pushSubscriptions)
  await takeJobs(db, 'deliver-push')
})

const provide = (value: string) =>
  transaction(db, (db) => saveSettings(db, [{ group: 'notification', key: 'provider', value }]))
const register = (visitor: Visitor, input: object = {}) => {
  const device = {
    ...service.subscribe(),
    topics: null,
    agent: 'Firefox',
    hasMobileApp: false,
    ip: '',
    ...input,
  }
  return subscribe(db, visitor, device, now, onlyHere).then((outcome) => ({ ...device, outcome }))
}
const rows = () => db.select().from(pushSubscriptions).orderBy(pushSubscriptions.id)
const shopperOf = (visitor: Visitor) => transaction(db, (db) => openShopper(db, visitor))
const news = async (visitor: Visitor, topic: 'orders' | 'stock' = 'orders') =>
  sendNews(db, { shopperIds: [await shopperOf(visitor)], topic, message }, now)
async function deliver(at = now) {
  for (const { payload } of await takeJobs<PushDeliveryJob>(db, 'deliver-push'))
    await deliverPush({ db, push: { webpush, fcm: null }, clock: () => at }, payload)
}

describe('a device', () => {
  test('is registered with the group and topics that the server decides', async () => {
    const guest = await newVisitor(db)
    const { token, keys, outcome } = await register(guest)
    expect(outcome).toEqual({
      status: 'subscribed',
      isNew: true,
      provider: 'webpush',
      token,
      topics: ['orders', 'stock'],
      group: 'guest',
      hasMobileApp: false,
    })
    expect(await rows()).toMatchObject([
      { shopperId: await shopperOf(guest), token, ...keys, sessionId: null, agent: 'Firefox', seenAt: now },
    ])
    const member = await newMember(db, { kind: 'retail' })
    expect((await register(member)).outcome).toMatchObject({ group: 'member' })
    const dealer = await newMember(db, { kind: 'wholesale', priceListId: dealers })
    expect((await register(dealer, { topics: ['dealers'] })).outcome).toMatchObject({ group: 'dealer' })
  })

  test('follows the topic of dealers for approved dealers only', async () => {
    for (const visitor of [await newVisitor(db), await newMember(db, { kind: 'wholesale', approval: 0 })]) {
      expect((await register(visitor, { topics: ['dealers'] })).outcome).toEqual({ status: 'dealers_only' })
      const { token } = await register(visitor)
      const input = { token, topics: ['dealers'] as const, follows: true, ip: '', now }
      expect(await changeTopics(db, visitor, input)).toEqual({ status: 'dealers_only' })
    }
  })

  test('without keys, with broken ones, or at an inner address is refused (promise P16)', async () => {
    const guest = await newVisitor(db)
    const wrong = [
      { keys: null },
      { keys: { p256dh: 'AAAA', auth: 'AAAA' } },
      { token: 'https://192.168.1.1/x' },
      { token: 'https://push.example@10.0.0.1/x' },
    ]
    for (const input of wrong) expect((await register(guest, input)).outcome).toEqual({ status: 'bad_token' })
    expect(await rows()).toEqual([])
  })

  test('is not registered while the shop sends no notifications', async () => {
    await provide('none')
    expect((await register(await newVisitor(db))).outcome).toEqual({ status: 'off' })
    await provide('webpush')
  })

  test('goes with the session of its member, so that a device that was signed out hears nothing', async () => {
    const member = await newMember(db, { kind: 'retail' })
    const input = { userId: member.user.userId, remembered: true, ipAddress: '', userAgent: '', now }
    await transaction(db, (db) => openDeviceSession(db, 'a secret of the tests, 32 characters', input))
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, member.user.userId))
    await register({ ...member, user: { ...member.user, sessionId: session!.id } })
    expect(await rows()).toHaveLength(1)
    await db.delete(sessions).where(eq(sessions.id, session!.id))
    expect(await rows()).toEqual([])
  })

  test('is one row, which moves to the visitor who registers it last', async () => {
    const [one, other] = [await newVisitor(db), await newMember(db, { kind: 'retail' })]
    const { token, keys } = await register(one)
    const again = await register(other, { token, keys })
    expect(again.outcome).toMatchObject({ status: 'subscribed', isNew: false, group: 'member' })
    expect((await rows()).map(({ shopperId }) => shopperId)).toEqual([await shopperOf(other)])
  })

  test('takes the place of the one unseen for longest, above ten', async () => {
    const guest = await newVisitor(db)
    const first = await register(guest)
    for (let i = 0; i < maxDevices; i++) await register(guest)
    const tokens = (await rows()).map(({ token }) => token)
    expect(tokens).toHaveLength(maxDevices)
    expect(tokens).not.toContain(first.token)
  })

  test('that was not seen for 270 days is deleted', async () => {
    await register(await newVisitor(db))
    await dropUnseenDevices(db, new Date(now.getTime() + 269 * 86_400_000))
    expect(await rows()).toHaveLength(1)
    await dropUnseenDevices(db, new Date(now.getTime() + 271 * 86_400_000))
    expect(await rows()).toEqual([])
  })
})

describe('the registration of a token', () => {
  test('is told to its owner and marked as seen', async () => {
    const guest = await newVisitor(db)
    const { token } = await register(guest)
    const later = new Date(now.getTime() + 86_400_000)
    expect(await validate(db, guest, { token, hasMobileApp: true, now: later })).toMatchObject({
      topics: ['orders', 'stock'],
      group: 'guest',
      hasMobileApp: true,
    })
    expect(await rows()).toMatchObject([{ seenAt: later, hasMobileApp: true }])
  })

  test('of another visitor is told to nobody and stays theirs', async () => {
    const member = await newMember(db, { kind: 'retail' })
    const { token } = await register(member)
    for (const stranger of [await newVisitor(db), await newMember(db, { kind: 'retail' })]) {
      expect(await validate(db, stranger, { token, hasMobileApp: false, now })).toBeNull()
      const input = { token, topics: ['campaigns'] as const, follows: true, ip: '', now }
      expect(await changeTopics(db, stranger, input)).toEqual({ status: 'unknown' })
    }
    expect(await rows()).toMatchObject([{ shopperId: await shopperOf(member), topics: ['orders', 'stock'] }])
  })

  test('moves from the guest to the member who signs in in that browser', async () => {
    const [guest, member] = [await newVisitor(db), await newMember(db, { kind: 'retail' })]
    const { token } = await register(guest)
    expect(await validate(db, member, { token, hasMobileApp: false, now })).toMatchObject({ group: 'member' })
    expect(await rows()).toMatchObject([{ shopperId: await shopperOf(member), group: 'member' }])
  })

  test('moves with the rest of the guest’s data at sign-in', async () => {
    const [guest, member] = [await newVisitor(db), await newMember(db, { kind: 'retail' })]
    await register(guest)
    const guestShopper = await shopperOf(guest)
    await transaction(db, (db) => mergeDevices(db, guestShopper, member))
    expect(await rows()).toMatchObject([{ shopperId: await shopperOf(member), group: 'member' }])
  })
})

test('topics of advertising are a consent, which is logged', async () => {
  const [guest, member] = [await newVisitor(db), await newMember(db, { kind: 'retail' })]
  const { token } = await register(guest, { topics: ['campaigns', 'orders'] })
  const own = await register(member)
  const add = { token: own.token, topics: ['price-drops'] as const, follows: true, ip: '203.0.113.9', now }
  await changeTopics(db, member, add)
  const logged = await db.select().from(consents).where(eq(consents.channel, 'push')).orderBy(consents.id)
  expect(logged.slice(-2)).toMatchObject([
    { recipient: token, userId: null, given: true },
    { recipient: `member ${member.user.userId}`, userId: member.user.userId, given: true, ip: '203.0.113.9' },
  ])
})

test('topics are added and taken out one by one, and for all devices of a member at once', async () => {
  const member = await newMember(db, { kind: 'retail' })
  const { token } = await register(member)
  await register(member)
  const add = { token, topics: ['campaigns', 'orders'] as const, follows: true, ip: '', now }
  expect(await changeTopics(db, member, add)).toEqual({
    status: 'saved',
    topics: ['stock', 'campaigns', 'orders'],
  })
  await changeTopics(db, member, { token, topics: ['stock'], follows: false, ip: '', now })
  expect((await rows()).map(({ topics }) => topics)).toEqual([
    ['campaigns', 'orders'],
    ['orders', 'stock'],
  ])
  await transaction(db, (db) => setTopicsOfUser(db, member.user.userId, ['price-drops']))
  expect((await rows()).map(({ topics }) => topics)).toEqual([['price-drops'], ['price-drops']])
})

describe('news', () => {
  test('reach each device of the buyer that follows the topic, encrypted for it', async () => {
    const guest = await newVisitor(db)
    const [phone, laptop] = [await register(guest), await register(guest, { topics: ['stock'] })]
    expect(await news(guest)).toBe(1)
    await deliver()
    const got = service.received.filter(({ path }) => phone.token.endsWith(path))
    expect(got.map(({ message }) => message)).toEqual([message])
    expect(service.received.some(({ path }) => laptop.token.endsWith(path))).toBe(false)
  })

  test('do not reach a member who switched the topic off', async () => {
    const member = await newMember(db, { kind: 'retail' })
    await register(member)
    const refused = { refused: ['orders:push'] as const, frequency: 'instant' as const }
    await transaction(db, (db) => savePreferences(db, member.user.userId, refused, now))
    expect(await news(member)).toBe(0)
    expect(await news(member, 'stock')).toBe(1)
  })

  test('that come again replace the waiting ones', async () => {
    const guest = await newVisitor(db)
    await register(guest)
    await news(guest)
    await news(guest)
    expect(await takeJobs(db, 'deliver-push')).toHaveLength(1)
  })

  test('delete a device that its push service no longer knows', async () => {
    const guest = await newVisitor(db)
    const { end } = await register(guest)
    await register(guest)
    end()
    await news(guest)
    await deliver()
    expect(await rows()).toHaveLength(1)
  })

  test('are not sent once they are worth nothing', async () => {
    const guest = await newVisitor(db)
    const { token } = await register(guest)
    await news(guest)
    await deliver(new Date(now.getTime() + 3 * 86_400_000))
    expect(service.received.some(({ path }) => token.endsWith(path))).toBe(false)
  })
})

test('a member sees, removes and exports the own devices only', async () => {
  const [member, other] = [await newMember(db, { kind: 'retail' }), await newMember(db, { kind: 'retail' })]
  await register(member)
  const [device] = await listPushDevices(db, member)
  expect(device).toMatchObject({ agent: 'Firefox', since: now })
  expect(await listPushDevices(db, other)).toEqual([])
  const exported = await exportDevices(db, member)
  expect(exported.notificationDevices).toMatchObject([{ provider: 'webpush', topics: ['orders', 'stock'] }])
  expect(JSON.stringify(exported)).not.toContain(service.origin)
  expect(await dropPushDevice(db, other, device!.id)).toBe(false)
  expect(await dropPushDevice(db, member, device!.id)).toBe(true)
  expect(await db.execute(sql`select from push_subscriptions`).then(({ rowCount }) => rowCount)).toBe(0)
})
