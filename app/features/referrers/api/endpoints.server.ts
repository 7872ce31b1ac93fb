import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { daysQuery, pageQuery } from '~/http/calls/list-query'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { touchKinds } from '../referrers'
import { listArrivals } from '../store.server'

/** The figure of arrivals, for the staff. */
export const referrerEndpoints: ApiRoute[] = [
  route({
    method: 'get',
    path: '/arrivals',
    tag: 'Site',
    summary: 'Mağazaya dışarıdan gelişler, en çok gelinen kaynak önce',
    description:
      'Yalnızca günlük sayılar tutulur; gelen kişi bilinmez. Süre verilmezse son 30 gün. Botlar, bankadan dönüşler ve kaynağı belirsiz gelişler sayılmaz.',
    policy: { staff: 'traffic.view' },
    query: z.strictObject({ ...compatibility, ...pageQuery, ...daysQuery }),
    list: true,
    answer: z.array(
      z.strictObject({
        kind: z.enum([...touchKinds, 'other']).describe('other: günlük sınırın üstündekilerin toplamı.'),
        source: z.string(),
        medium: z.string(),
        campaign: z.string(),
        arrivals: z.int(),
        first_day: z.string(),
        last_day: z.string(),
      }),
    ),
    example: {
      query: { from: '2026-11-01', to: '2026-11-30' },
      data: [
        {
          kind: 'search',
          source: 'google.com',
          medium: 'organic',
          campaign: '',
          arrivals: 1_840,
          first_day: '2026-11-01',
          last_day: '2026-11-30',
        },
      ],
      meta: { total: 12, start: 0, length: 30 },
    },
    run: async ({ db }, { query: { from, to, start, length } }) => {
      const { rows, total } = await listArrivals(db, {
        from,
        to,
        start,
        length,
      })
      const data = rows.map(({ firstDay, lastDay, ...row }) => ({
        ...row,
        first_day: firstDay,
        last_day: lastDay,
      }))
      return { data, meta: { total, start, length } }
    },
  }),
]
