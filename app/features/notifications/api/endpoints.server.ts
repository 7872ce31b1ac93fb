import { z } from 'zod'
import { memberOf } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import { moment } from '~/http/reading/fields'
import { pageQuery } from '~/http/calls/list-query'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { toIsoIstanbul } from '~/kernel/dates'
import { text as emails } from '../account/membership-email.text'
import { type News, newsDays } from '../own-news'
import { markRead, readNews } from '../own-news.server'
import { text } from '../own-news.text'

const common = { tag: 'Bildirimler', policy: 'member' } as const

const notice = z.strictObject({
  id: z.string(),
  kind: z.enum(['order', 'membership', 'request', 'ticket']),
  title: z.string(),
  message: z.string(),
  link: z.string(),
  created_at: z.string(),
  is_read: z.boolean(),
})

const example: z.infer<typeof notice> = {
  id: 'order-40512',
  kind: 'order',
  title: 'K7MX4RPW2TD numaralı siparişiniz kargoya verildi',
  message: '',
  link: '/siparis/K7MX4RPW2TD',
  created_at: '2026-11-20T16:40:00.000+03:00',
  is_read: false,
}

/** Calls below `site/{x}`: always the caller's own news. */
export const newsEndpoints: readonly ApiRoute[] = [
  route({
    ...common,
    method: 'get',
    path: '/site/notifications',
    summary: 'Kendi bildirimleri, yenisi önce',
    description: `Siparişlerde, onay isteklerinde, taleplerde ve üyelikte son ${newsDays} günde olanlar.`,
    query: z.strictObject({ ...compatibility, ...pageQuery }),
    answer: z.array(notice),
    list: true,
    example: { query: {}, data: [example], meta: { total: 1, start: 0, length: 30 } },
    run: async ({ db, visitor, now }, { query: { start, length } }) => {
      const { news, total, readUntil } = await readNews(db, memberOf(visitor), { start, length }, now)
      return { data: news.map((one) => toWire(one, readUntil)), meta: { total, start, length } }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/site/notifications/get-last',
    summary: 'En yeni bildirim; yoksa null',
    query: z.strictObject(compatibility),
    answer: notice.nullable(),
    example: { query: {}, data: example },
    run: async ({ db, visitor, now }) => {
      const { news, readUntil } = await readNews(db, memberOf(visitor), { start: 0, length: 1 }, now)
      return { data: news[0] ? toWire(news[0], readUntil) : null }
    },
  }),
  route({
    ...common,
    method: 'put',
    path: '/site/notifications',
    summary: 'Bildirimleri okundu sayar',
    description: 'Okunmuş olan okunmamış olmaz; gelecekteki bir an şu an sayılır.',
    limit: 'basket',
    body: z.strictObject({
      ...compatibility,
      read_until: moment.optional().describe('Bu ana kadar olanlar okundu; verilmezse hepsi.'),
    }),
    answer: z.strictObject({ read_until: z.string(), unread: z.int() }),
    example: {
      body: { read_until: '2026-11-20T16:40:00.000+03:00' },
      data: { read_until: '2026-11-20T16:40:00.000+03:00', unread: 0 },
    },
    run: async ({ db, visitor, now }, { body: { read_until: until } }) => {
      const member = memberOf(visitor)
      await markRead(db, member, until ?? now, now)
      const { readUntil, unread } = await readNews(db, member, { start: 0, length: 1 }, now)
      return { data: { read_until: toIsoIstanbul(readUntil!), unread } }
    },
  }),
]

function toWire(news: News, readUntil: Date | null): z.infer<typeof notice> {
  const at = new Date(news.at)
  return {
    id: `${news.kind}-${news.what === 'asked' ? 'asked-' : ''}${news.id}`,
    kind: news.kind,
    title: titleOf(news),
    message: news.note,
    link: linkOf(news),
    created_at: toIsoIstanbul(at),
    is_read: readUntil !== null && at <= readUntil,
  }
}

function titleOf(news: News): string {
  switch (news.kind) {
    case 'order':
      return text.order[Number(news.what) as keyof typeof text.order]!(news.about)
    case 'membership':
      return text.membership[news.what]
    case 'request':
      return text.request[news.what]
    case 'ticket':
      return text.ticket(news.about)
  }
}

function linkOf(news: News): string {
  switch (news.kind) {
    case 'order':
      return `/siparis/${news.about}`
    case 'membership':
      return emails.events[news.what].path
    case 'request':
      return `/User/requests/${news.about}`
    case 'ticket':
      return '/User/help'
  }
}
