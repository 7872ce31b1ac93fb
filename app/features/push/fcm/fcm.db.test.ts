import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { newVisitor, openSmallShop } from '~/features/basket/testing/shop'
import { openShopper } from '~/features/identity/identity.server'
import { saveSettings } from '~/features/settings/settings.server'
import { takeJobs } from '~/features/stock-alerts/testing/alerts'
import type { PushDeliveryJob } from '../jobs.server'
import { deliverPush, followPushTopics, sendNews } from '../send.server'
import { changeTopics, subscribe } from '../subscribe.server'
import { pushSubscriptions } from '../tables.server'
import { newBrowserKeys } from '../testing/browser-keys'
import { fcmFailure, openFirebase, project } from '../testing/google'
import { openWebPush } from '../webpush/web-push.server'
import { openFcm } from './fcm.server'

const { db } = await openTestDatabase('empty')
const firebase = await openFirebase()
const now = new Date('2026-11-20T09:00:00Z')
const clock = () => now
const fcm = openFcm({ project, origin: 'https://vitrin.example', clock, addresses: firebase.addresses })
const webpush = openWebPush({
  secret: 'a secret of the tests, 32 characters',
  clock,
  subject: 'mailto:a@b.example',
})
const push = { webpush, fcm }
const message = { title: 'Yola çıktı', body: 'K7MX', path: '/siparis/K7MX', tag: 'order-K7MX' }

beforeAll(async () => {
  await openSmallShop(db)
  const setting = { group: 'notification', key: 'provider', value: 'fcm' }
  await transaction(db, (db) => saveSettings(db, [setting]))
})
beforeEach(async () => {
  await db.delete(pushSubscriptions)
  await takeJobs(db, 'deliver-push')
  await takeJobs(db, 'follow-push-topics')
  firebase.state.fails = null
  firebase.asked.length = 0
  firebase.topics.clear()
})

const browserInput = () => ({
  token: `https://push.example/${crypto.randomUUID()}`,
  keys: newBrowserKeys().keys,
})
async function register(input: { token: string; keys: { p256dh: string; auth: string } | null }) {
  const visitor = await newVisitor(db)
  const outcome = await subscribe(
    db,
    visitor,
    { ...input, topics: null, agent: '', hasMobileApp: false, ip: '' },
    now,
  )
  expect(outcome.status).toBe('subscribed')
  return visitor
}
async function sendTo(visitor: Awaited<ReturnType<typeof register>>) {
  const shopperIds = [await transaction(db, (db) => openShopper(db, visitor))]
  await sendNews(db, { shopperIds, topic: 'orders', message }, now)
  for (const { payload } of await takeJobs<PushDeliveryJob>(db, 'deliver-push'))
    await deliverPush({ db, push, clock }, payload)
}
async function followTopics() {
  for (const { payload } of await takeJobs<{ subscriptionId: number }>(db, 'follow-push-topics'))
    await followPushTopics({ db, push }, payload)
}
const rows = () => db.select().from(pushSubscriptions)
const askedOf = (path: string) => firebase.asked.filter((one) => one.path.endsWith(path))

describe('with FCM, a browser', () => {
  test('is registered by the server, once, with its keys and the project’s', async () => {
    const input = browserInput()
    const visitor = await register(input)
    await sendTo(visitor)
    await sendTo(visitor)
    const asked = askedOf('/vitrin-shop/registrations')
    expect(asked.map(({ body }) => JSON.parse(body) as object)).toEqual([
      { web: { endpoint: input.token, ...input.keys, applicationPubKey: project.vapidKey } },
    ])
    expect(asked[0]!.headers).toMatchObject({
      'x-goog-api-key': 'key',
      'x-goog-firebase-installations-auth': 'FIS installation token',
    })
    expect(await rows()).toMatchObject([{ token: input.token, registration: 'fcm:registration' }])
  })

  test('that Firebase refuses is deleted', async () => {
    const visitor = await register(browserInput())
    firebase.state.fails = { status: 400, body: '{}' }
    await sendTo(visitor)
    expect(await rows()).toEqual([])
  })
})

describe('a message', () => {
  test('names the registration, the page to open, its lifetime and urgency', async () => {
    const visitor = await register({ token: 'app-registration', keys: null })
    await sendTo(visitor)
    const [asked] = askedOf('/messages:send')
    expect(asked!.path).toBe('/fcm/projects/vitrin-shop/messages:send')
    expect(asked!.headers.authorization).toBe('Bearer an access token')
    expect(JSON.parse(asked!.body)).toEqual({
      message: {
        token: 'app-registration',
        notification: { title: message.title, body: message.body },
        data: { path: message.path, tag: message.tag },
        webpush: {
          headers: { TTL: '172800', Urgency: 'normal' },
          fcm_options: { link: 'https://vitrin.example/siparis/K7MX' },
        },
      },
    })
  })

  test.each(['UNREGISTERED', 'SENDER_ID_MISMATCH'])('deletes a device that is %s', async (code) => {
    const visitor = await register({ token: 'app-registration', keys: null })
    firebase.state.fails = fcmFailure(code === 'UNREGISTERED' ? 404 : 403, code)
    await sendTo(visitor)
    expect(await rows()).toEqual([])
  })

  test.each([
    [429, 'QUOTA_EXCEEDED'],
    [503, 'UNAVAILABLE'],
    [500, 'INTERNAL'],
  ])('is tried again by the queue after %i %s', async (status, code) => {
    const visitor = await register({ token: 'app-registration', keys: null })
    firebase.state.fails = fcmFailure(status, code)
    await expect(sendTo(visitor)).rejects.toThrow(`FCM answered ${status} ${code}`)
    expect(await rows()).toHaveLength(1)
  })

  test('that FCM does not take is given up, and the device stays', async () => {
    const visitor = await register({ token: 'app-registration', keys: null })
    firebase.state.fails = fcmFailure(400, 'INVALID_ARGUMENT')
    await sendTo(visitor)
    expect(await rows()).toHaveLength(1)
  })
})

describe('topics at FCM', () => {
  test('are those of the device and its group; a topic that is followed already is no failure', async () => {
    firebase.topics.set('app-registration', new Set(['orders']))
    const visitor = await register({ token: 'app-registration', keys: null })
    await followTopics()
    expect(firebase.topics.get('app-registration')).toEqual(new Set(['orders', 'stock', 'group-guest']))
    await changeTopics(db, visitor, {
      token: 'app-registration',
      topics: ['stock'],
      follows: false,
      ip: '',
      now,
    })
    await followTopics()
    expect(firebase.topics.get('app-registration')).toEqual(new Set(['orders', 'group-guest']))
    expect(await rows()).toMatchObject([{ topicsAtFcm: ['orders', 'group-guest'] }])
  })

  test('of a registration that has ended delete the device', async () => {
    await register({ token: 'app-registration', keys: null })
    firebase.state.fails = fcmFailure(404, 'UNREGISTERED')
    await followTopics()
    expect(await rows()).toEqual([])
  })
})
