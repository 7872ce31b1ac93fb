import fc from 'fast-check'
import type { Schema } from './api-document'

/** Real values to try under a name, for example ids of the demo shop. */
export type Known = Readonly<Record<string, readonly unknown[]>>
type Context = { parts: Record<string, Schema>; known: Known }

/** Values that a JSON Schema allows; known values of a name are tried more often than random ones. */
export function arbitraryOf(schema: Schema, context: Context, name = ''): fc.Arbitrary<unknown> {
  const known = context.known[name]
  const made = madeUp(schema, context, name)
  return known ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, made) : made
}

function madeUp(schema: Schema, context: Context, name: string): fc.Arbitrary<unknown> {
  const {
    $ref,
    anyOf,
    oneOf,
    enum: values,
    type,
  } = schema as {
    $ref?: string
    anyOf?: Schema[]
    oneOf?: Schema[]
    enum?: unknown[]
    type?: string | string[]
  }
  if ($ref) return arbitraryOf(context.parts[$ref.split('/').at(-1)!]!, context, name)
  // A schema without rules allows any value.
  if (Object.keys(schema).length === 0) return fc.jsonValue({ maxDepth: 2 })
  if ('const' in schema) return fc.constant(schema.const)
  if (values) return fc.constantFrom(...values)
  const ways =
    anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : undefined)
  if (ways) return fc.oneof(...ways.map((way) => arbitraryOf(way, context, name)))
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return whole(schema)
    case 'number':
      return fc
        .double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })
        .map((n) => Number(n.toFixed(6)))
    case 'string':
      return words(schema)
    case 'array':
      return list(schema, context, name)
    case 'object':
      return record(schema, context)
    default:
      throw new Error(`No values for ${JSON.stringify(schema)}`)
  }
}

function whole({ minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = Number(minimum ?? (exclusiveMinimum === undefined ? -1e15 : Number(exclusiveMinimum) + 1))
  const max = Number(maximum ?? 1e15)
  return fc.oneof(
    fc.integer({ min, max: Math.min(max, min + 50) }),
    fc.maxSafeInteger().map((n) => clamp(n, min, max)),
  )
}

const clamp = (n: number, min: number, max: number) => Math.min(Math.max(n, min), max)

const pieces = fc.constantFrom(
  'kordon',
  'İPEK',
  'ılık',
  ' ',
  '%',
  '_',
  "'",
  '\\',
  '🪡',
  'a\u0301',
  '&|!',
  'ß',
  '\u202e',
)

function words({ pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? 400)]
  const made = pattern
    ? fc.stringMatching(new RegExp(String(pattern)))
    : fc.oneof(
        fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
        fc.string({ unit: 'grapheme', maxLength: most }),
      )
  return made.map((text) => text.slice(0, most).toWellFormed()).filter((text) => text.length >= least)
}

function list(
  { items, minItems, maxItems }: Schema,
  context: Context,
  name: string,
): fc.Arbitrary<unknown[]> {
  const most = Math.min(Number(maxItems ?? 5), 12)
  // The known values of `ids` are those of its elements.
  return fc.array(arbitraryOf(items as Schema, context, `${name}[]`), {
    minLength: Number(minItems ?? 0),
    maxLength: most,
  })
}

function record(
  { properties, required, additionalProperties }: Schema,
  context: Context,
): fc.Arbitrary<object> {
  const fields = Object.entries((properties ?? {}) as Record<string, Schema>)
  const declared = fc.record(
    Object.fromEntries(fields.map(([name, schema]) => [name, arbitraryOf(schema, context, name)])),
    {
      requiredKeys: (required ?? []) as string[],
    },
  )
  if (typeof additionalProperties !== 'object') return declared
  const names = fc.constantFrom('renk', 'genislik', 'malzeme', 'toka', 'yok')
  const others = fc.dictionary(names, arbitraryOf(additionalProperties as Schema, context, '*'), {
    maxKeys: 3,
  })
  return fc.tuple(others, declared).map(([free, named]) => ({ ...free, ...named }))
}
