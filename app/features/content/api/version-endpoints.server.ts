import { z } from 'zod'
import { Problem } from '~/http/answering/problem.server'
import { compatibility } from '~/http/calls/compatibility'
import { changeRow, revisionOf } from '~/http/calls/editing.server'
import { notFound } from '~/http/calls/failures.server'
import { idInAddress } from '~/http/calls/list-query'
import { answered, changedMeanwhile, edited } from '~/http/calls/resource.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { text as httpText } from '~/http/text'
import { toIsoIstanbul } from '~/kernel/dates'
import { block } from '../blocks/blocks-schema'
import { contentStates } from '../content'
import { contentEditor, inputOf } from '../edit.server'
import { text } from '../editing.text'
import { previewHours } from '../preview/preview'
import { previewLink } from '../preview/preview.server'
import { readVersion } from '../store.server'
import { compareVersions, listVersions } from '../versions/versions.server'
import { byId, editors, exampleRevision } from './content-endpoints.server'
import { contentRecord, toRecord } from './content-wire.server'
import { blocksExample, contentRecordExample } from './examples.server'

const tag = 'İçerik'
const unknown = () => new Problem(404, 'not_found', httpText.notFound)
const number = z.int().min(1).max(999_999_999).describe(text.api.number)

const versionLine = z.strictObject({
  number: z.int(),
  title: z.string(),
  version: z.string(),
  status: z.enum(contentStates),
  publish_at: z.string().nullable(),
  shown: z.boolean().describe(text.api.shown),
  saved_by: z.string(),
  saved_at: z.string(),
})
const placed = z.strictObject({ place: z.int(), block }).nullable()
const difference = z.strictObject({
  fields: z.array(
    z.strictObject({
      field: z.enum(['title', 'summary', 'seo_title', 'seo_description']),
      before: z.string(),
      after: z.string(),
    }),
  ),
  blocks: z.array(
    z.strictObject({
      id: z.string(),
      change: z.enum(['added', 'removed', 'changed', 'moved']),
      before: placed,
      after: placed,
    }),
  ),
})
const wireField = {
  title: 'title',
  summary: 'summary',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
} as const

export const versionEndpoints: ApiRoute[] = [
  route({
    method: 'get',
    path: '/contents/{id}/versions',
    tag,
    summary: text.api.summaries.versions,
    policy: editors,
    params: byId,
    query: z.strictObject(compatibility),
    failures: [notFound],
    answer: z.array(versionLine),
    example: {
      params: { id: '4' },
      query: {},
      data: [
        {
          number: 3,
          title: 'İade ve değişim',
          version: '2026-03-02',
          status: 'published',
          publish_at: '2026-03-02T10:15:00.000+03:00',
          shown: true,
          saved_by: 'user 12',
          saved_at: '2026-03-02T10:15:00.000+03:00',
        },
      ],
    },
    run: async ({ db, now }, { params: { id } }) => {
      const lines = await listVersions(db, id, now)
      if (lines.length === 0) throw unknown()
      const data = lines.map(({ state, publishAt, isShown, savedBy, savedAt, ...line }) => ({
        ...line,
        status: state,
        publish_at: publishAt && toIsoIstanbul(publishAt),
        shown: isShown,
        saved_by: savedBy,
        saved_at: toIsoIstanbul(savedAt),
      }))
      return { data }
    },
  }),
  route({
    method: 'get',
    path: '/contents/{id}/versions/{number}',
    tag,
    summary: text.api.summaries.version,
    policy: editors,
    params: byId.extend({ number: idInAddress }),
    failures: [notFound],
    answer: contentRecord,
    example: { params: { id: '4', number: '3' }, data: contentRecordExample },
    run: async ({ db, now }, { params: { id, number } }) => {
      const row = await readVersion(db, id, number)
      if (!row) throw unknown()
      return { data: toRecord(row, now) }
    },
  }),
  route({
    method: 'get',
    path: '/contents/{id}/difference',
    tag,
    summary: text.api.summaries.difference,
    policy: editors,
    params: byId,
    description: text.api.difference,
    query: z.strictObject({ ...compatibility, from: idInAddress.optional(), to: idInAddress.optional() }),
    failures: [notFound],
    answer: difference,
    example: {
      params: { id: '4' },
      query: { from: '2', to: '3' },
      data: {
        fields: [{ field: 'title', before: 'İade', after: 'İade ve değişim' }],
        blocks: [
          { id: 'sure', change: 'added', before: null, after: { place: 1, block: blocksExample[0]! } },
        ],
      },
    },
    run: async ({ db }, { params: { id }, query }) => {
      const found = await compareVersions(db, id, query)
      if (!found) throw unknown()
      return {
        data: {
          fields: found.fields.map(({ field, ...change }) => ({ ...change, field: wireField[field] })),
          blocks: found.blocks,
        },
      }
    },
  }),
  route({
    method: 'post',
    path: '/contents/{id}/restore',
    tag,
    summary: text.api.summaries.restore,
    description: text.api.restore,
    policy: editors,
    params: byId,
    body: z.strictObject({
      ...compatibility,
      number,
      status: z.enum(['draft', 'published']).default('draft'),
      revision: z.string().min(1).max(40).describe(text.api.revision),
    }),
    failures: [notFound, changedMeanwhile],
    answer: answered(contentRecord),
    example: {
      params: { id: '4' },
      body: { number: 2, revision: exampleRevision },
      data: {
        ...contentRecordExample,
        number: 4,
        status: 'draft',
        publish_at: null,
        revision: exampleRevision,
      },
    },
    run: async (request, { params: { id }, body }) => {
      const row = await readVersion(request.db, id, body.number)
      if (!row) throw unknown()
      const which = { id, revision: body.revision }
      const changed = edited(
        await changeRow(request.db, contentEditor, which, inputOf(row, body.status), request),
      )
      return { data: { ...toRecord(changed, request.now), revision: revisionOf(changed) } }
    },
  }),
  route({
    method: 'post',
    path: '/contents/{id}/preview-link',
    tag,
    summary: text.api.summaries.preview,
    description: text.api.preview,
    policy: editors,
    params: byId,
    body: z.strictObject({
      ...compatibility,
      number: number.optional(),
      hours: z.int().min(1).max(previewHours.most).default(previewHours.usual),
    }),
    failures: [notFound],
    answer: z.strictObject({ url: z.string(), number: z.int(), expires_at: z.string() }),
    example: {
      params: { id: '4' },
      body: { hours: 24 },
      data: {
        url: 'https://magaza.example/onizleme/4?surum=3&son=1772500000000&imza=…',
        number: 3,
        expires_at: '2026-03-03T10:15:00.000+03:00',
      },
    },
    run: async ({ db, now, origin, secret }, { params: { id }, body: { number, hours } }) => {
      const row = await readVersion(db, id, number)
      if (!row) throw unknown()
      const until = now.getTime() + hours * 3_600_000
      const url = previewLink(origin, secret, { contentId: id, number: row.number, until })
      return { data: { url, number: row.number, expires_at: toIsoIstanbul(new Date(until)) } }
    },
  }),
]
