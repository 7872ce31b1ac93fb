import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { findQuery } from '~/http/calls/list-query'
import { route, type ApiRoute } from '~/http/calls/route.server'
import { contentRecords } from './content-endpoints.server'
import { contentCard, faqAnswer, toCard, toFaq } from './content-wire.server'
import { contentExample, faqExample } from './examples.server'
import { recordEndpoints } from './record-endpoints.server'
import { findContents, findFaqs } from '../content.server'
import { versionEndpoints } from './version-endpoints.server'

const query = z.strictObject({ ...compatibility, ...findQuery })
const shared = {
  method: 'get',
  tag: 'İçerik',
  policy: 'anyone',
  query,
  list: true,
  limit: 'search',
  keep: { by: 'everybody', seconds: 60 },
} as const

/** Fixed paths come before paths with a parameter in the same place: the first match answers. */
export const contentEndpoints: ApiRoute[] = [
  route({
    ...shared,
    path: '/contents/find',
    summary: 'İçerik arama',
    answer: z.array(contentCard),
    example: {
      query: { q: 'iade' },
      data: [contentExample],
      meta: { total: 1, start: 0, length: 30 },
    },
    run: async ({ db, now }, { query: { q, start, length } }) => {
      const { rows, total } = await findContents(db, q, { start, length }, now)
      return { data: rows.map(toCard), meta: { total, start, length } }
    },
  }),
  route({
    ...shared,
    path: '/faqs/find',
    summary: 'Sık sorulan sorularda arama',
    answer: z.array(faqAnswer),
    example: {
      query: { q: 'kargo' },
      data: [faqExample],
      meta: { total: 1, start: 0, length: 30 },
    },
    run: async ({ db }, { query: { q, start, length } }) => {
      const { rows, total } = await findFaqs(db, q, { start, length })
      return { data: rows.map(toFaq), meta: { total, start, length } }
    },
  }),
  ...contentRecords,
  ...versionEndpoints,
  ...recordEndpoints,
]
