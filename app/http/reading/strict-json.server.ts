import { maxBodyBytes } from './body-limit.server'
import { Problem } from '../answering/problem.server'
import { text } from '../text'

const maxDepth = 16

/** Reads a JSON body. Refuses duplicate keys, `__proto__`, deep nesting and large bodies (promises P17, L43). */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  const body = await request.text()
  if (body === '') return {}
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new Problem(415, 'unsupported_media_type', text.badMediaType)
  if (body.length > maxBodyBytes) throw new Problem(413, 'body_too_large', text.tooLarge)
  return parseStrictJson(body)
}

/**
 * The parsed value. Throws a 400 Problem for JSON that two parsers could read differently, and for numbers with an exponent,
 * which honest clients do not use for quantities (promise P05).
 */
export function parseStrictJson(source: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(source, refuseUnreadable)
  } catch {
    throw refused('invalid_json')
  }
  refuseAmbiguity(source)
  return value
}

// PostgreSQL cannot store text with a NUL or with half of a surrogate pair.
function refuseUnreadable(_: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new TypeError('text')
  return value
}

// The source is valid JSON here, so its tokens can be read without a grammar.
function refuseAmbiguity(source: string): void {
  const open: (Set<string> | null)[] = []
  for (const { 0: token } of source.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]|\d[eE]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':'))
      addKey(open.at(-1), JSON.parse(token.slice(0, token.lastIndexOf('"') + 1)) as string)
    else if (!token.startsWith('"')) throw refused('number_with_exponent')
    if (open.length > maxDepth) throw refused('too_deep')
  }
}

function addKey(keys: Set<string> | null | undefined, key: string): void {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw refused('forbidden_key', key)
  if (keys?.has(key)) throw refused('duplicate_key', key)
  keys?.add(key)
}

function refused(code: string, path = ''): Problem {
  return new Problem(400, code, text.badJson, [{ path, code, message: text.badJson }])
}
