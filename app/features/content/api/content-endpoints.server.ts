import { z } from 'zod'
import { Problem } from '~/http/answering/problem.server'
import { compatibility } from '~/http/calls/compatibility'
import { revisionOf } from '~/http/calls/editing.server'
import { notFound } from '~/http/calls/failures.server'
import { idInAddress, pageQuery } from '~/http/calls/list-query'
import { answered, writingEndpoints } from '~/http/calls/resource.server'
import { type ApiRoute, type Policy, route } from '~/http/calls/route.server'
import { line, moment, rowId } from '~/http/reading/fields'
import { text as httpText } from '~/http/text'
import { blocksInput } from '../blocks/blocks-schema'
import { placeholders } from '../blocks/ready-blocks.server'
import { contentKinds, contentStates } from '../content'
import { listContents } from '../content.server'
import { contentEditor } from '../edit.server'
import { text } from '../editing.text'
import * as store from '../store.server'
import { contentAnswer, contentCard, contentRecord, toCard, toContent, toRecord } from './content-wire.server'
import {
  contentAnswerExample,
  contentExample,
  contentInputExample,
  contentRecordExample,
} from './examples.server'

const tag = 'İçerik'
export const editors: Policy = { staff: 'content.write' }
const day = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, httpText.badField)
export const byId = z.strictObject({ id: idInAddress })
export const exampleRevision = 'Zk3mP0aXq81LwT7c'
const unknown = () => new Problem(404, 'not_found', httpText.notFound)

const contentInput = z.strictObject({
  title: line(2, 160),
  link: line(1, 160).optional().describe(text.api.link),
  content_category_id: rowId.nullable(),
  kind: z.enum(contentKinds).default('page').describe(text.api.kind),
  category_id: rowId.nullable().default(null).describe(text.api.shopCategory),
  summary: line(0, 500).default(''),
  blocks: blocksInput,
  seo_title: line(0, 160).default(''),
  seo_description: line(0, 320).default(''),
  version: day.optional().describe(text.api.versionOfContent),
  status: z.enum(contentStates).default('published').describe(text.api.status),
  publish_at: moment.nullable().default(null).describe(text.api.publishAt),
})

const reading: ApiRoute[] = [
  route({
    method: 'get',
    path: '/contents',
    tag,
    summary: text.api.summaries.index,
    policy: 'anyone',
    keep: { by: 'everybody', seconds: 60 },
    list: true,
    query: z.strictObject({ ...compatibility, ...pageQuery }),
    answer: z.array(contentCard),
    example: {
      query: { start: '0', length: '30' },
      data: [contentExample],
      meta: { total: 1, start: 0, length: 30 },
    },
    run: async ({ db, now }, { query: { start, length } }) => {
      const rows = await listContents(db, now)
      const meta = { total: rows.length, start, length }
      return { data: rows.slice(start, start + length).map(toCard), meta }
    },
  }),
  route({
    method: 'get',
    path: '/contents/records',
    tag,
    summary: text.api.summaries.records,
    policy: editors,
    list: true,
    query: z.strictObject({
      ...compatibility,
      ...pageQuery,
      status: z.enum(contentStates).optional(),
      kind: z.enum(contentKinds).optional(),
    }),
    answer: z.array(contentRecord.omit({ blocks: true, text: true })),
    example: {
      query: { start: '0', length: '30', status: 'draft' },
      data: [{ ...withoutTexts(contentRecordExample), status: 'draft', publish_at: null }],
      meta: { total: 1, start: 0, length: 30 },
    },
    run: async ({ db, now }, { query: { start, length, status, kind } }) => {
      const rows = await store.readNewest(db)
      const wanted = rows
        .map((row) => toRecord({ ...row, blocks: [] }, now))
        .filter((row) => (!status || row.status === status) && (!kind || row.kind === kind))
      const meta = { total: wanted.length, start, length }
      return { data: wanted.slice(start, start + length).map(withoutTexts), meta }
    },
  }),
  route({
    method: 'get',
    path: '/contents/{id}',
    tag,
    summary: text.api.summaries.show,
    policy: 'anyone',
    keep: { by: 'everybody', seconds: 60 },
    params: byId,
    failures: [notFound],
    answer: contentAnswer,
    example: { params: { id: '4' }, data: contentAnswerExample },
    run: async ({ db, now }, { params: { id } }) => {
      const [row] = await store.readShown(db, { id }, now)
      if (!row) throw unknown()
      return { data: toContent(row, await placeholders(db)) }
    },
  }),
  route({
    method: 'get',
    path: '/contents/{id}/record',
    tag,
    summary: text.api.summaries.record,
    policy: editors,
    params: byId,
    failures: [notFound],
    answer: answered(contentRecord),
    example: { params: { id: '4' }, data: { ...contentRecordExample, revision: exampleRevision } },
    run: async ({ db, now }, { params: { id } }) => {
      const row = await contentEditor.read(db, id)
      if (!row) throw unknown()
      return { data: { ...toRecord(row, now), revision: revisionOf(row) } }
    },
  }),
]

function withoutTexts<Row extends { blocks: unknown; text: string }>({ blocks: _, text: __, ...row }: Row) {
  return row
}

const writing = writingEndpoints({
  path: '/contents',
  tag,
  writers: { create: editors, update: editors, remove: editors },
  summaries: {
    create: text.api.summaries.create,
    update: text.api.summaries.update,
    remove: text.api.summaries.remove,
  },
  editor: contentEditor,
  input: contentInput,
  fromWire: (input) => ({
    kind: input.kind,
    shopCategoryId: input.category_id,
    title: input.title,
    link: input.link,
    summary: input.summary,
    version: input.version,
    categoryId: input.content_category_id,
    blocks: input.blocks,
    seoTitle: input.seo_title,
    seoDescription: input.seo_description,
    state: input.status,
    publishAt: input.publish_at,
  }),
  record: contentRecord,
  toWire: (row, { now }) => toRecord(row, now),
  example: { id: 4, input: contentInputExample, record: contentRecordExample },
})

/** Reading for visitors (shown contents only) and for authors (every state), and writing. */
export const contentRecords: ApiRoute[] = [...reading, ...writing]
