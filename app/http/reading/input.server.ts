import type { z } from 'zod'
import { Problem, type FieldError } from '../answering/problem.server'
import { text } from '../text'

/** Parses with a strict schema; a failure is a 400 Problem that names every wrong field. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Problem(400, 'invalid_input', text.badInput, parsed.error.issues.flatMap(fieldErrors))
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: path ? `${path}.${key}` : key,
      code: 'unknown_field',
      message: text.unknownField,
    }))
  }
  // The shop's sentences end with a full stop; zod's own English messages are not for customers.
  const message = issue.message.endsWith('.') ? issue.message : text.badField
  return [{ path, code: issue.code, message }]
}

/** Query parameters as an object of strings. A repeated parameter is 400 (promise P17). */
export function readQuery(url: URL): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [key, value] of url.searchParams) {
    if (Object.hasOwn(query, key) || key === '__proto__') {
      throw new Problem(400, 'duplicate_parameter', text.badInput, [
        { path: key, code: 'duplicate_parameter', message: text.badField },
      ])
    }
    query[key] = value
  }
  return query
}
