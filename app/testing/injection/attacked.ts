import { randomUUID } from 'node:crypto'
import type { Sent } from '../access/forms-of'
import type { Schema } from '../api/api-document'
import type { Browser } from '../browser'
import { pageRoutes, pathOf } from '../pages/routes'

/** A good request to a route of the shop, whose every parameter is attacked. */
export type Attacked = {
  name: string
  /** The path of a page as app/routes.ts has it, or the name of an endpoint. */
  route: string
  method: string
  /** Path and query. */
  path: string
  /** Places of the path's segments that are parameters. */
  given: readonly number[]
  /** The fields of a form. */
  fields?: Sent['fields']
  /** The body of a call. */
  json?: object
  headers?: Readonly<Record<string, string>>
  /** The visitor who sends it. */
  browser: Browser
}

/** A key that the attacked shop replaces by another one at every request: with the same key it would only repeat its answer. */
export const freshKey = 'fresh-for-every-request'

/** Places of the segments that are parameters of a route: `:name`, `{name}` and all of `*`. */
export function givenIn(route: string, path: string): number[] {
  const parts = route.split('/')
  const star = parts.indexOf('*')
  const { pathname } = new URL(path, 'http://shop.invalid')
  return pathname
    .split('/')
    .flatMap((part, i) => (part && (/^[:{]/.test(parts[i] ?? '') || (star > 0 && i >= star)) ? [i] : []))
}

/** Number of parameters: of the path, the query, the form and the body. */
export function parametersOf({ given, path, fields = [], json }: Attacked): number {
  const { searchParams } = new URL(path, 'http://shop.invalid')
  return given.length + [...searchParams].length + fields.length + (json ? leavesIn(json).length : 0)
}

/** Sends the request, with other fields or another body where they are given. */
export function sendAttacked(
  { browser, method, path, headers, ...own }: Attacked,
  changed: Pick<Attacked, 'fields' | 'json'> = {},
): Promise<Response> {
  const { fields, json } = { ...own, ...changed }
  const accept = path.startsWith('/api/') ? 'application/json' : 'text/html'
  const type: Record<string, string> = json ? { 'content-type': 'application/json' } : {}
  const key: Record<string, string> =
    headers?.['idempotency-key'] === freshKey ? { 'idempotency-key': randomUUID() } : {}
  return browser.send(path, {
    method,
    headers: { accept, ...type, ...headers, ...key },
    body: json ? JSON.stringify(json) : fields ? new URLSearchParams(fields) : undefined,
  })
}

/** Paths to the texts and numbers of a body. */
export function leavesIn(
  body: unknown,
  way: readonly string[] = [],
): { way: readonly string[]; value: string | number }[] {
  if (typeof body === 'string' || typeof body === 'number') return [{ way, value: body }]
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, part]) => leavesIn(part, [...way, name]))
}

/** A copy of a body with another text at one place. */
export function withText(body: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  if (Array.isArray(body))
    return body.map((part, i) => (String(i) === name ? withText(part, rest, text) : part))
  const own = body as Record<string, unknown>
  return { ...own, [name]: withText(own[name], rest, text) }
}

/** The module of a page's path: aliases have the same. */
export const moduleOf = (route: string): string | undefined =>
  pageRoutes.find((one) => pathOf(one) === route)?.file

/** The first value that a schema allows. */
export function valueOf(schema: Schema): string {
  const {
    enum: values,
    format,
    type,
    pattern,
    anyOf,
  } = schema as {
    enum?: unknown[]
    format?: string
    type?: string
    pattern?: string
    anyOf?: Schema[]
  }
  if (anyOf) return valueOf(anyOf[0]!)
  if (values) return String(values[0])
  if (format === 'date' || pattern?.includes('\\d{4}')) return '2026-01-01'
  if (type === 'boolean') return 'true'
  return type === 'string' ? 'kordon' : '1'
}
