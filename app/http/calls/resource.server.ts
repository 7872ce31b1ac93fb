import { z } from 'zod'
import { compatibility } from './compatibility'
import { type Edited, type Editor, addRow, changeRow, removeRow, revisionOf } from './editing.server'
import { type Failure, notFound } from './failures.server'
import { idInAddress, pageQuery } from './list-query'
import { Problem } from '../answering/problem.server'
import { type ApiRequest, type ApiRoute, type Keeping, type Policy, route } from './route.server'
import { editingText, text } from '../text'

type Rows = { data: unknown[]; total: number }
type Page = { start: number; length: number }

/** The parts that the writing calls of a resource need. */
export type Writable<Row extends object, Input, Body extends z.ZodObject> = {
  /** Below /api, as `/faqs`. */
  path: string
  tag: string
  /** The visitors who may create, update and delete. */
  writers: { create: Policy; update: Policy; remove: Policy }
  summaries: { create: string; update: string; remove: string }
  editor: Editor<Row, Input>
  /** Schema of the body of a write, and of a row with its revision in the answer. */
  input: Body
  fromWire: (body: z.infer<Body>) => Input
  record: z.ZodObject
  toWire: (row: Row, request: ApiRequest) => Promise<object> | object
  example: { id: number; input: Record<string, unknown>; record: Record<string, unknown> }
}

/** The parts that all five calls need. */
export type Resource<Row extends object, Input, Body extends z.ZodObject, Query extends z.ZodRawShape> = Omit<
  Writable<Row, Input, Body>,
  'summaries'
> & {
  readers: { index: Policy; show: Policy }
  summaries: { index: string; show: string; create: string; update: string; remove: string }
  /** The permitted caches of the reading calls' answers. */
  keep: Keeping
  list: {
    item: z.ZodType
    /** Query parameters besides start and length. */
    query?: Query
    example: { query?: Record<string, string>; data: unknown[]; total: number }
    read: (request: ApiRequest, query: Page & z.infer<z.ZodObject<Query>>) => Promise<Rows>
  }
  /** Whether the visitor may see a row. Without it every visitor may see all rows. */
  isVisible?: (row: Row, request: ApiRequest) => boolean
}

const byId = z.strictObject({ id: idInAddress })
const revision = z.string().min(1).max(40).describe(editingText.revision)
const exampleRevision = 'Zk3mP0aXq81LwT7c'

/** The generic verbs of a resource: GET r, GET r/{id}, POST r, PUT r/{id}, DELETE r/{id}, each with its own policy. */
export function resource<
  Row extends object,
  Input,
  Body extends z.ZodObject,
  Query extends z.ZodRawShape = Record<never, never>,
>(declared: Resource<Row, Input, Body, Query>): ApiRoute[] {
  const { path, tag, readers, summaries, keep, list, editor, toWire, isVisible, example } = declared
  const index = route({
    method: 'get',
    path,
    tag,
    summary: summaries.index,
    policy: readers.index,
    keep,
    list: true,
    query: z.strictObject({ ...compatibility, ...pageQuery, ...list.query }),
    answer: z.array(list.item),
    example: {
      query: { start: '0', length: '30', ...list.example.query },
      data: list.example.data,
      meta: { total: list.example.total, start: 0, length: 30 },
    },
    run: async (request, { query }) => {
      const { start, length } = query as Page
      const { data, total } = await list.read(request, query as Page & z.infer<z.ZodObject<Query>>)
      return { data, meta: { total, start, length } }
    },
  })
  const show = route({
    method: 'get',
    path: `${path}/{id}`,
    tag,
    summary: summaries.show,
    policy: readers.show,
    keep,
    params: byId,
    failures: [notFound],
    answer: answered(declared.record),
    example: { params: { id: String(example.id) }, data: { ...example.record, revision: exampleRevision } },
    run: async (request, { params }) => {
      const row = await editor.read(request.db, params.id)
      if (!row || (isVisible && !isVisible(row, request))) throw unknown()
      return { data: { ...(await toWire(row, request)), revision: revisionOf(row) } }
    },
  })
  return [index, show, ...writingEndpoints(declared)]
}

/** The writing calls alone, for a resource with its own reading calls. */
export function writingEndpoints<Row extends object, Input, Body extends z.ZodObject>(
  declared: Writable<Row, Input, Body>,
): ApiRoute[] {
  const { path, tag, writers, summaries, editor, input, fromWire, record, toWire, example } = declared
  const shown = { data: { ...example.record, revision: exampleRevision } }
  const params = { id: String(example.id) }
  const answer = async (request: ApiRequest, outcome: Edited<Row>) => {
    const row = edited(outcome)
    return { data: { ...(await toWire(row, request)), revision: revisionOf(row) } }
  }
  return [
    route({
      method: 'post',
      path,
      tag,
      summary: summaries.create,
      policy: writers.create,
      body: input.extend(compatibility),
      failures: [alreadyExists],
      answer: answered(record),
      example: { body: example.input, ...shown },
      run: async (request, { body }) =>
        answer(request, await addRow(request.db, editor, fromWire(body as z.infer<Body>), request)),
    }),
    route({
      method: 'put',
      path: `${path}/{id}`,
      tag,
      summary: summaries.update,
      policy: writers.update,
      description: editingText.update,
      params: byId,
      body: input.extend({ ...compatibility, revision }),
      failures: [notFound, alreadyExists, changedMeanwhile],
      answer: answered(record),
      example: { params, body: { ...example.input, revision: exampleRevision }, ...shown },
      run: async (request, { params, body }) => {
        const which = { id: params.id, revision: String(body.revision) }
        const input = fromWire(body as z.infer<Body>)
        return answer(request, await changeRow(request.db, editor, which, input, request))
      },
    }),
    route({
      method: 'delete',
      path: `${path}/{id}`,
      tag,
      summary: summaries.remove,
      policy: writers.remove,
      params: byId,
      failures: [notFound, inUse],
      answer: removed,
      example: { params, data: { id: example.id, kept: false } },
      run: async (request, { params: { id } }) => {
        const outcome = edited(await removeRow(request.db, editor, id, request))
        return { data: { id, kept: outcome === 'kept' } }
      },
    }),
  ]
}

/** The schema of a record's answer: the record with its revision. */
export const answered = <Record extends z.ZodObject>(record: Record) => record.extend({ revision })
const removed = z.strictObject({ id: z.int(), kept: z.boolean().describe(editingText.kept) })

/** The outcome of an edit; throws the problem of a refused one. */
export function edited<T>(outcome: Edited<T>): T {
  switch (outcome.status) {
    case 'done':
      return outcome.done
    case 'missing':
      throw unknown()
    case 'stale':
      throw new Problem(409, changedMeanwhile.code, editingText.changedMeanwhile)
    case 'refused': {
      const { refused, errors } = outcome.refusal
      if (refused === 'invalid') throw new Problem(400, 'invalid_input', text.badInput, errors)
      if (refused === 'taken') throw new Problem(409, alreadyExists.code, editingText.alreadyExists, errors)
      throw new Problem(409, inUse.code, editingText.inUse, errors)
    }
  }
}

const unknown = () => new Problem(404, 'not_found', text.notFound)

const conflict = (code: string, { meaning, remedy }: { meaning: string; remedy: string }): Failure => ({
  status: 409,
  code,
  meaning,
  remedy,
})
const alreadyExists = conflict('already_exists', editingText.failures.alreadyExists)
export const changedMeanwhile = conflict('changed_meanwhile', editingText.failures.changedMeanwhile)
const inUse = conflict('in_use', editingText.failures.inUse)
