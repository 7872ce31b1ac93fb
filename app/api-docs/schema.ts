import type { JsonSchema } from '~/http/calls/openapi.server'
import { text } from './text'

/** One field as the page lists it; `part` names the shared schema that it refers to. */
export type Field = {
  name: string
  type: string
  part: string | null
  required: boolean
  old: boolean
  description: string
  example?: unknown
}

const { types } = text

/** The fields of an answer, which are always present. */
export const answerFieldsOf = (schema: JsonSchema): Field[] =>
  fieldsOf(schema).map((field) => ({ ...field, required: false }))

/** Every field of a schema by its path, e.g. `data[].prices.satisFiyati`. Shared schemas are named instead of repeated. */
export function fieldsOf(schema: JsonSchema, path = ''): Field[] {
  const {
    properties = {},
    required = [],
    additionalProperties: rest,
  } = schema as {
    properties?: Record<string, JsonSchema>
    required?: string[]
    additionalProperties?: JsonSchema | boolean
  }
  const named = Object.entries(properties).flatMap(([name, part]) =>
    withInner(path + name, part, required.includes(name)),
  )
  return typeof rest === 'object' ? [...named, ...withInner(`${path}{${text.anyName}}`, rest, false)] : named
}

function withInner(name: string, schema: JsonSchema, required: boolean): Field[] {
  const { items, inner } = unwrapped(schema)
  const field = {
    name,
    type: typeOf(schema),
    part: partOf(schema),
    required,
    old: schema.deprecated === true,
    description: String(schema.description ?? ''),
  }
  return [field, ...inner.flatMap((part) => fieldsOf(part, `${name}${items ? '[]' : ''}.`))]
}

/** The objects inside a list or a choice. */
function unwrapped(schema: JsonSchema): { items: boolean; inner: JsonSchema[] } {
  if (schema.items) return { items: true, inner: unwrapped(schema.items as JsonSchema).inner }
  const ways = (schema.anyOf ?? schema.oneOf ?? [schema]) as JsonSchema[]
  return { items: false, inner: ways.filter((way) => way.properties ?? way.additionalProperties) }
}

/** The name of the shared schema that a field refers to. */
function partOf(schema: JsonSchema): string | null {
  const ways = [schema, schema.items, ...((schema.anyOf ?? []) as JsonSchema[])] as (JsonSchema | undefined)[]
  const reference = ways.find((way) => way?.$ref)?.$ref
  return typeof reference === 'string' ? reference.split('/').at(-1)! : null
}

/** The allowed values of a field, in words: `tam sayı, 1–30`. */
export function typeOf(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, type, enum: values, items } = schema as Record<string, unknown>
  if (typeof $ref === 'string') return $ref.split('/').at(-1)!
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(types.or)
  const ways = (anyOf ?? oneOf) as JsonSchema[] | undefined
  if (ways) return [...new Set(ways.map(typeOf))].join(types.or)
  if (Array.isArray(type)) return type.map((one: string) => typeOf({ ...schema, type: one })).join(types.or)
  if (type === 'array')
    return [types.listOf(typeOf(items as JsonSchema)), bounded(schema.minItems, schema.maxItems, types.items)]
      .filter(Boolean)
      .join(', ')
  const name = types[type as 'integer'] ?? String(type)
  const bounds =
    type === 'string'
      ? bounded(schema.minLength, schema.maxLength, types.letters)
      : bounded(schema.minimum, schema.maximum, (text) => text)
  const otherwise = schema.default === undefined ? '' : types.otherwise(JSON.stringify(schema.default))
  return [name, bounds, otherwise].filter(Boolean).join(', ')
}

// The bounds of the database's types do not help the reader, so they are left out.
const unspoken = 99_999_999

function bounded(min: unknown, max: unknown, tell: (bounds: string) => string): string {
  const least = typeof min === 'number' && min > 0 ? min : undefined
  const most = typeof max === 'number' && max < unspoken ? max : undefined
  if (most !== undefined && typeof min === 'number') return tell(types.between(min, most))
  if (most !== undefined) return tell(types.to(most))
  return least === undefined ? '' : tell(types.from(least))
}
