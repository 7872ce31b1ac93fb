import { describe, expect, test } from 'vitest'
import { apiEndpoints } from '~/server/api-endpoints.server'
import { type JsonSchema, openApiDocument, operationId } from '~/http/calls/openapi.server'

// Promise L43, for every endpoint now and later: all input is bounded.
const document = openApiDocument(apiEndpoints)
// The staff also writes long texts, and rich texts of many parts.
const mostItems = { anyone: 100, staff: 500 }
const mostLetters = { anyone: 4_000, staff: 50_000 }

type Operation = { parameters: { name: string; schema: JsonSchema }[]; requestBody?: { content: object } }

/** The input of an endpoint, by name. */
function takenBy({ method, path }: (typeof apiEndpoints)[number]): [string, JsonSchema][] {
  const { parameters, requestBody } = document.paths[`/api${path}`]![method] as Operation
  const body = (requestBody?.content as { 'application/json'?: { schema: JsonSchema } } | undefined)?.[
    'application/json'
  ]
  const own = parameters
    .filter(({ name }) => name !== 'If-None-Match')
    .map(({ name, schema }) => [name, schema] as const)
  return [...own, ...(body ? [['body', body.schema] as const] : [])].map(([name, schema]) => [name, schema])
}

/** Every part of a schema without a bound. */
function endless(name: string, schema: JsonSchema, most = mostLetters.anyone): string[] {
  if (typeof schema.$ref === 'string')
    return endless(name, document.components.schemas[schema.$ref.split('/').at(-1)!]!, most)
  const items = most === mostLetters.staff ? mostItems.staff : mostItems.anyone
  if (schema.enum || 'const' in schema || schema.deprecated) return []
  const ways = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (ways) return ways.flatMap((way) => endless(name, way, most))
  switch (schema.type) {
    case 'string':
      return Number(schema.maxLength) <= most || isShort(schema.pattern) ? [] : [name]
    case 'integer':
    case 'number':
      return Number.isFinite(schema.minimum) && Number.isFinite(schema.maximum) ? [] : [name]
    case 'array':
      return [
        ...(Number(schema.maxItems) <= items ? [] : [name]),
        ...endless(`${name}[]`, schema.items as JsonSchema, most),
      ]
    case 'object': {
      const { properties = {}, additionalProperties: rest } = schema as {
        properties?: Record<string, JsonSchema>
      } & JsonSchema
      const named = Object.entries(properties).flatMap(([own, part]) => endless(`${name}.${own}`, part, most))
      if (rest === false) return named
      return typeof rest === 'object'
        ? [...named, ...endless(`${name}.*`, rest as JsonSchema, most)]
        : [...named, name]
    }
    default:
      return schema.type === 'boolean' || schema.type === 'null' ? [] : [name]
  }
}

/** Whether this pattern bounds the length. */
function isShort(pattern: unknown): boolean {
  if (typeof pattern !== 'string') return false
  const form = new RegExp(pattern)
  return ['1', 'a', ',1', 'a,', '-'].every(
    (part) => !form.test(part.repeat(5_000)) && !form.test(`1${part.repeat(5_000)}`),
  )
}

describe('the input of', () => {
  test.each(apiEndpoints.map((call) => ({ call, name: operationId(call) })))(
    '$name is bounded',
    ({ call }) => {
      const most = typeof call.policy === 'object' ? mostLetters.staff : mostLetters.anyone
      expect(takenBy(call).flatMap(([name, schema]) => endless(name, schema, most))).toEqual([])
    },
  )
})

test('an unbounded field is found', () => {
  const taken: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    properties: {
      a: { type: 'string' },
      b: { type: 'string', pattern: '^\\d+$' },
      c: { type: 'array', maxItems: 1_000, items: { type: 'integer', minimum: 1 } },
      d: { anyOf: [{ type: 'null' }, { type: 'number' }] },
      e: { type: 'object', additionalProperties: {} },
    },
  }
  expect(endless('', taken)).toEqual(['.a', '.b', '.c', '.c[]', '.d', '.e.*'])
})
