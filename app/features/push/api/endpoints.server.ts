import { z } from 'zod'
import { announcementTopics } from '~/features/announcements/announcements'
import { Problem } from '~/http/answering/problem.server'
import { compatibility } from '~/http/calls/compatibility'
import type { Failure } from '~/http/calls/failures.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import {
  changeTopics,
  type Registration,
  subscribe,
  type SubscribeOutcome,
  type TopicsOutcome,
  validate,
} from '../subscribe.server'
import { text } from '../text'

const common = { tag: 'Anlık bildirimler', policy: 'anyone', method: 'post', limit: 'basket' } as const

const token = z
  .string()
  .min(1)
  .max(2_000)
  .describe('Tarayıcının bildirim adresi ya da uygulamanın FCM kaydı.')
const topics = z.array(z.enum(announcementTopics as [string, ...string[]])).max(20)
const ignored = (type: z.ZodType) =>
  type.optional().meta({ deprecated: true, description: httpText.compatibility })
const key = z.string().regex(/^[\w-]{1,200}$/)

const registration = z.strictObject({
  provider: z.enum(['fcm', 'webpush']),
  token: z.string(),
  topics: z.array(z.string()),
  groups: z.array(z.enum(['guest', 'member', 'dealer'])),
  hasMobileApp: z.boolean(),
})

const example: z.infer<typeof registration> = {
  provider: 'webpush',
  token: 'https://push.example/u/8fJ2',
  topics: ['orders', 'stock'],
  groups: ['member'],
  hasMobileApp: false,
}

const off: Failure = {
  status: 409,
  code: 'notifications_off',
  meaning: 'Mağaza anlık bildirim göndermiyor (`notification/provider` ayarı).',
  remedy: 'Bildirim izni istemeyin.',
}
const badToken: Failure = {
  status: 400,
  code: 'bad_push_token',
  meaning: 'Adres https ile dışarıdan ulaşılan bir bildirim sunucusunun değil ya da anahtarlar geçersiz.',
  remedy: 'Tarayıcıda yeniden abone olup yeni adresi ve anahtarları gönderin.',
}
const dealersOnly: Failure = {
  status: 403,
  code: 'dealers_only',
  meaning: '`dealers` konusunu yalnız onaylı toptan üyeler izleyebilir.',
  remedy: 'Konuyu çıkarıp yineleyin.',
}
const unknown: Failure = {
  status: 404,
  code: 'not_subscribed',
  meaning: 'Bu cihaz ziyaretçinin kayıtlı bir cihazı değil.',
  remedy: 'Önce `POST /api/user-notification-subscribers` ile kaydedin.',
}

/** Calls of push notifications, as the specification names them (§7 "Others"). */
export const pushEndpoints: readonly ApiRoute[] = [
  route({
    ...common,
    path: '/user-notification-subscribers',
    summary: 'Ziyaretçinin cihazını anlık bildirimlere kaydeder',
    description: 'Kullanıcı ve grup oturumdan alınır. Konu verilmezse sipariş ve stok haberleri izlenir.',
    failures: [off, badToken, dealersOnly],
    body: z.strictObject({
      ...compatibility,
      token,
      keys: z
        .strictObject({ p256dh: key, auth: key })
        .optional()
        .describe('Tarayıcının anahtarları (RFC 8291); uygulamalar göndermez.'),
      topics: topics.optional(),
      hasMobileApp: z.boolean().optional(),
      device: ignored(z.union([z.string().max(500), z.null()])),
      agent: ignored(z.union([z.string().max(1_000), z.null()])),
      user_id: ignored(z.union([z.int(), z.string().max(200), z.null()])),
      claims: ignored(z.union([z.record(z.string().max(100), z.unknown()), z.null()])),
      groups: ignored(z.union([z.array(z.union([z.string().max(200), z.int()])).max(100), z.null()])),
    }),
    answer: registration.extend({ code: z.union([z.literal(200), z.literal(201)]) }),
    example: {
      body: { token: example.token, keys: { p256dh: 'BCVxsr7N_eNg', auth: 'BTBZMqHH6r4T' } },
      data: { code: 201, ...example },
    },
    run: async ({ db, visitor, now, headers, ip }, { body }) => {
      const { token, keys = null, hasMobileApp = false } = body
      const device = { token, keys, topics: topicsOf(body.topics), agent: agentOf(headers), hasMobileApp, ip }
      const outcome = await subscribe(db, visitor, device, now)
      if (outcome.status !== 'subscribed') throw problemOf(outcome)
      return { data: { code: outcome.isNew ? (201 as const) : (200 as const), ...toWire(outcome) } }
    },
  }),
  route({
    ...common,
    path: '/user-notification/validate',
    summary: 'Cihazın kaydı; ziyaretçinin kayıtlı cihazı değilse null',
    body: z.strictObject({ ...compatibility, token, hasMobileApp: z.boolean().optional() }),
    answer: registration.nullable(),
    example: { body: { token: example.token, hasMobileApp: false }, data: example },
    run: async ({ db, visitor, now }, { body: { token, hasMobileApp = false } }) => {
      const found = await validate(db, visitor, { token, hasMobileApp, now })
      return { data: found && toWire(found) }
    },
  }),
  ...[true, false].map((follows) =>
    route({
      ...common,
      path: `/user-notification-subscribers/${follows ? 'subscribe' : 'unsubscribe'}-topic`,
      summary: follows ? 'Kayıtlı cihaza konu ekler' : 'Kayıtlı cihazdan konu çıkarır',
      failures: follows ? [unknown, dealersOnly] : [unknown],
      body: z.strictObject({ ...compatibility, token, topics: topics.min(1) }),
      answer: z.strictObject({ topics: z.array(z.string()) }),
      example: {
        body: { token: example.token, topics: ['campaigns'] },
        data: { topics: follows ? ['orders', 'stock', 'campaigns'] : ['orders', 'stock'] },
      },
      run: async ({ db, visitor, now, ip }, { body }) => {
        const device = { token: body.token, topics: topicsOf(body.topics)!, follows, ip, now }
        const outcome = await changeTopics(db, visitor, device)
        if (outcome.status !== 'saved') throw problemOf(outcome)
        return { data: { topics: outcome.topics } }
      },
    }),
  ),
]

const topicsOf = (given: readonly string[] | undefined) =>
  given ? announcementTopics.filter((topic) => given.includes(topic)) : null

const agentOf = (headers: Headers) => (headers.get('user-agent') ?? '').slice(0, 400)

const toWire = ({ provider, token, topics, group, hasMobileApp }: Registration) => ({
  provider,
  token,
  topics: [...topics],
  groups: [group],
  hasMobileApp,
})

type Refused = Exclude<SubscribeOutcome | TopicsOutcome, { status: 'subscribed' | 'saved' }>

function problemOf({ status }: Refused): Problem {
  switch (status) {
    case 'off':
      return new Problem(409, off.code, text.off)
    case 'bad_token':
      return new Problem(400, badToken.code, text.badToken)
    case 'dealers_only':
      return new Problem(403, dealersOnly.code, text.dealersOnly)
    case 'unknown':
      return new Problem(404, unknown.code, text.unknown)
  }
}
