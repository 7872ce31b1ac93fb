import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

export type Io = 'input' | 'output'
type Parts = Record<string, JsonSchema>

/**
 * A zod schema as JSON Schema and the named parts that it refers to. A part whose input is another than its output (a
 * field with a default is optional when written and present when read) is called `…Input` when it is written.
 */
export function jsonSchemaOf(schema: z.ZodType, io: Io): { own: JsonSchema; parts: Parts } {
  const { own, parts } = convert(schema, io)
  const other = convert(schema, io === 'input' ? 'output' : 'input').parts
  if (io === 'output') return { own, parts }
  const different = differingParts(parts, other)
  const renamed = (value: JsonSchema): JsonSchema =>
    JSON.parse(
      JSON.stringify(value).replaceAll(/"#\/\$defs\/(\w+)"/g, (ref, name: string) =>
        different.has(name) ? `"#/$defs/${name}Input"` : ref,
      ),
    ) as JsonSchema
  return {
    own: renamed(own),
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        different.has(name) ? `${name}Input` : name,
        renamed(part),
      ]),
    ),
  }
}

function convert(schema: z.ZodType, io: Io): { own: JsonSchema; parts: Parts } {
  const {
    $schema: _,
    $defs: parts = {},
    ...own
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override }) as JsonSchema & { $defs?: Parts }
  return { own, parts }
}

/** Names of the parts that differ themselves or refer to one that does. */
function differingParts(parts: Parts, other: Parts): Set<string> {
  const texts = Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)] as const)
  const different = new Set(
    texts.flatMap(([name, text]) => (text === JSON.stringify(other[name]) ? [] : name)),
  )
  for (let before = -1; before !== different.size;) {
    before = different.size
    for (const [name, text] of texts)
      if ([...different].some((one) => text.includes(`"#/$defs/${one}"`))) different.add(name)
  }
  return different
}

// The bounds of all safe integers of JavaScript do not describe a field, so they are left out.
function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}
