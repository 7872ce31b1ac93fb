import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { onlyHere, openPushService } from '../testing/push-service'
import { vapidKeysOf } from './vapid.server'
import { isPushService, openWebPush } from './web-push.server'

const service = await openPushService()
const now = new Date('2026-11-20T09:00:00Z')
const subject = 'mailto:bildirim@vitrin.example'
const secret = 'a secret of the tests, 32 characters'
const webpush = openWebPush({ secret, clock: () => now, subject, guard: onlyHere, timeoutMs: 1_000 })
const message = { title: 'Yola çıktı', body: 'Sipariş no: K7MX', path: '/siparis/K7MX', tag: 'order K7MX' }
const options = { ttl: 60, urgency: 'high' } as const

test('a message reaches the browser, signed by the shop, with lifetime, urgency and topic', async () => {
  const browser = service.subscribe()
  expect(await webpush.send(browser, message, options)).toBe('sent')
  const { headers, message: got } = service.received.at(-1)!
  expect(got).toEqual(message)
  expect(headers).toMatchObject({
    ttl: '60',
    urgency: 'high',
    topic: 'order-K7MX',
    'content-encoding': 'aes128gcm',
  })
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization!)!
  expect(key).toBe(webpush.publicKey)
  const [head, claims, signature] = token!.split('.') as [string, string, string]
  const point = Buffer.from(key!, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
  ).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: service.origin,
    sub: subject,
    exp: now.getTime() / 1_000 + 12 * 3_600,
  })
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [403, 'gone'],
  [413, 'refused'],
] as const)('the answer %i means that the device is %s', async (status, expected) => {
  service.state.status = status
  expect(await webpush.send(service.subscribe(), message, options)).toBe(expected)
})

test.each([429, 500, 503])('the answer %i is tried again later', async (status) => {
  service.state.status = status
  await expect(webpush.send(service.subscribe(), message, options)).rejects.toThrow(String(status))
  service.state.status = 201
})

test('a message above 4 kB is not sent', async () => {
  const before = service.received.length
  const large = { ...message, body: 'x'.repeat(4_096) }
  expect(await webpush.send(service.subscribe(), large, options)).toBe('refused')
  expect(service.received).toHaveLength(before)
})

test('the key pair stays the same for a secret, and differs for another', () => {
  expect(vapidKeysOf(secret).publicKey).toBe(webpush.publicKey)
  expect(vapidKeysOf('another secret of the tests, also 32').publicKey).not.toBe(webpush.publicKey)
  expect(Buffer.from(webpush.publicKey, 'base64url')).toHaveLength(65)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://127.0.0.1/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/x', false],
  ['https://user:password@push.example/x', false],
  ['ftp://push.example/x', false],
  ['not an address', false],
])('%s may be a push service: %s (promise P16)', (endpoint, expected) => {
  expect(isPushService(endpoint)).toBe(expected)
})

test('a name that leads to an inner address is not asked (promise P16)', async () => {
  const before = service.received.length
  const resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])) as never
  const guard = { isAllowedAddress: () => false, resolve, http: true as const }
  const shop = openWebPush({ secret, clock: () => now, subject, guard, timeoutMs: 1_000 })
  const browser = service.subscribe()
  const token = browser.token.replace('127.0.0.1', 'push.example')
  expect(await shop.send({ ...browser, token }, message, options)).toBe('gone')
  expect(service.received).toHaveLength(before)
})
