import fc from 'fast-check'
import type { DocumentedCall, Parameter, Schema } from './api-document'
import { arbitraryOf, type Known } from './arbitrary-of'
import { spoilt } from './spoilt'

/** A request to an endpoint of the document: the path below /api, body, headers. */
export type MadeCall = { method: string; path: string; body?: string; headers: Record<string, string> }

type Parts = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body: unknown
}

/** Requests that the document allows, and requests with one fault. */
export function callsOf(
  call: DocumentedCall,
  parts: Record<string, Schema>,
  known: Known,
): fc.Arbitrary<MadeCall> {
  const good = fc.record({
    path: parameters(call, 'path', parts, known),
    query: parameters(call, 'query', parts, known),
    header: parameters(call, 'header', parts, known),
    body: bodyOf(call, parts, known),
  })
  const bad = good.chain((one) =>
    fc
      .constantFrom('path', 'query', 'body')
      .chain((part) => spoilt(one[part as keyof Parts]).map((odd) => ({ ...one, [part]: odd }))),
  )
  const sent = fc
    .oneof({ weight: 3, arbitrary: good }, { weight: 2, arbitrary: bad })
    .map((one) => send(call, one))
  if (call.method === 'GET') return sent
  const unreadable = fc.tuple(sent, broken).map(([one, part]) => ({ ...one, ...part }))
  return fc.oneof({ weight: 12, arbitrary: sent }, { weight: 1, arbitrary: unreadable })
}

function parameters(
  call: DocumentedCall,
  place: Parameter['in'],
  parts: Record<string, Schema>,
  known: Known,
) {
  const own = call.parameters.filter((parameter) => parameter.in === place)
  // Two endpoints may mean different things by `id`: a name with the endpoint or its path in front comes first.
  const values = own.map(({ name, schema }) => {
    const ofCall = [`${call.name} ${name}`, `${call.path} ${name}`].find((one) => one in known) ?? name
    return [name, arbitraryOf(schema, { parts, known }, ofCall)] as const
  })
  const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name)
  return fc.record(Object.fromEntries(values), { requiredKeys }) as fc.Arbitrary<Record<string, unknown>>
}

function bodyOf(
  { name, requestBody }: DocumentedCall,
  parts: Record<string, Schema>,
  known: Known,
): fc.Arbitrary<unknown> {
  const schema = requestBody?.content['application/json'].schema
  return schema ? arbitraryOf(schema, { parts, known }, `${name} body`) : fc.constant(undefined)
}

function send(
  { method, path, parameters }: DocumentedCall,
  { path: params, query, header, body }: Parts,
): MadeCall {
  const filled = path
    .replace('/api', '')
    .replace(/\{(\w+)\}/g, (_, name: string) => segment(fieldsOf(params)[name]))
  const json = method === 'GET' || body === undefined ? undefined : JSON.stringify(body)
  const free = parameters.find(({ name }) => name === 'filters')
  const { filters, ...named } = fieldsOf(query)
  const search = new URLSearchParams(
    Object.entries({ ...(free ? fieldsOf(filters) : {}), ...named }).map(([name, value]) => [
      name,
      told(value),
    ]),
  )
  return {
    method,
    path: search.size > 0 ? `${filled}?${search}` : filled,
    body: json,
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(
        Object.entries(fieldsOf(header)).map(([name, value]) => [name, printable(told(value))]),
      ),
    },
  }
}

/** Bodies that are not JSON, or are not declared as JSON. */
const broken = fc.constantFrom<Partial<MadeCall>>(
  { body: '{"a":1', headers: { 'content-type': 'application/json' } },
  { body: '{"a":1,"a":2}', headers: { 'content-type': 'application/json' } },
  { body: '{"__proto__":{}}', headers: { 'content-type': 'application/json' } },
  { body: `${'['.repeat(40)}${']'.repeat(40)}`, headers: { 'content-type': 'application/json' } },
  { body: '{"amount":1e3}', headers: { 'content-type': 'application/json' } },
  { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { headers: { 'content-type': 'application/json', 'user-uid': '42' } },
  { headers: { 'content-type': 'application/json', origin: 'https://baska.example' } },
)

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

const told = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

// An empty segment or one of dots is another path, which no endpoint has.
function segment(value: unknown): string {
  const text = told(value)
  return /^\.{0,2}$/.test(text) ? '0' : encodeURIComponent(text)
}

const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').trim()
