import type { Schema } from '../api/api-document'

export type Body = { [name: string]: unknown } | undefined

/** A value in a body: its path, and whether it is a number or a text. */
export type Leaf = {
  way: readonly string[]
  type: 'integer' | 'number' | 'string'
  read: (body: Body) => number | string | undefined
}

/** Every place of a body where a number or a text could name something. */
export function leavesOf(schema: Schema, way: readonly string[] = []): Leaf[] {
  const {
    type,
    properties = {},
    items,
  } = schema as {
    type?: string
    properties?: Record<string, Schema>
    items?: Schema
  }
  const ways = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (schema.enum || 'const' in schema || schema.deprecated) return []
  if (ways) {
    const found = ways.flatMap((one) => leavesOf(one, way))
    return [...new Map(found.map((leaf) => [`${leaf.way.join('.')} ${leaf.type}`, leaf])).values()]
  }
  if (type === 'object')
    return Object.entries(properties).flatMap(([name, part]) => leavesOf(part, [...way, name]))
  if (type === 'array') return leavesOf(items!, [...way, '0'])
  if (type !== 'integer' && type !== 'number' && type !== 'string') return []
  return [{ way, type, read: (body) => read(body, way) }]
}

function read(body: unknown, way: readonly string[]): number | string | undefined {
  const found = way.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined,
    body,
  )
  return typeof found === 'number' || typeof found === 'string' ? found : undefined
}

/** A copy of a body with another value at one place; missing objects on the path are created. */
export function withLeaf(body: Body, { way }: Leaf, value: number | string): object {
  return put(body ?? {}, way, value) as object
}

function put(part: unknown, [name, ...rest]: readonly string[], value: number | string): unknown {
  if (name === undefined) return value
  if (name === '0') return [put(Array.isArray(part) ? part[0] : undefined, rest, value)]
  const own = typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {}
  return { ...own, [name]: put(own[name], rest, value) }
}
