import { z } from 'zod'
import type { Policy } from '~/http/calls/route.server'
import type { Browser } from '../browser'

export type Schema = Record<string, unknown>
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }
type Failed = { content: { 'application/problem+json': { schema: Schema } } }
type Operation = {
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: { 200: { content: { 'application/json': { schema: Schema & { properties: Schema } } } } }
  'x-policy': Policy
}

export type DocumentedCall = Operation & { method: string; path: string; name: string; isList: boolean }

/** The document at /api/openapi.json: its endpoints, and a check of answers against their declarations. */
export async function readApiDocument(browser: Browser) {
  const document = (await (await browser.send('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const calls: DocumentedCall[] = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      name: `${method.toUpperCase()} ${path}`,
      isList: 'meta' in operation.responses[200].content['application/json'].schema.properties,
    })),
  )
  // Built once on the first check: most readers of the document check few answers or none.
  const made = new Map<string, z.ZodType>()
  return { document, calls, callNamed, expectAnswer, expectProblem, expectFailure }

  function check(schema: Schema, body: unknown): void {
    const key = JSON.stringify(schema)
    if (!made.has(key))
      made.set(key, z.fromJSONSchema(standalone({ ...schema, $defs: document.components.schemas })))
    made.get(key)!.parse(body)
  }

  function callNamed(name: string): DocumentedCall {
    const call = calls.find((call) => call.name === name)
    if (!call) throw new Error(`No call ${name}`)
    return call
  }

  /** Throws unless a success matches the document exactly: no field too many, none missing. */
  function expectAnswer(name: string, body: unknown): void {
    check(callNamed(name).responses[200].content['application/json'].schema, body)
  }

  function expectProblem(body: unknown): void {
    check(document.components.schemas.Problem!, body)
  }

  /** Throws unless the document lists this failure of the endpoint: its status and its code. */
  function expectFailure(name: string, status: number, body: unknown): void {
    const responses = callNamed(name).responses as unknown as Record<string, Partial<Failed>>
    const listed = responses[status]?.content?.['application/problem+json']?.schema
    if (!listed) throw new Error(`${name} lists no ${status}: ${JSON.stringify(body)}`)
    check(listed, body)
  }
}

// A nested schema has to find the shared ones itself. Objects of the envelope forbid undeclared fields as well.
function standalone(schema: Schema): Schema {
  const text = JSON.stringify({ additionalProperties: false, ...schema })
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Schema
}
