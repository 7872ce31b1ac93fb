import { z } from 'zod'
import type { Policy } from '~/http/route.server'
import type { Browser } from './browser'

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

/** The document at /api/openapi.json: its calls, and a check of answers against what it declares. */
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
  const asZod = (schema: Schema) =>
    z.fromJSONSchema(standalone({ ...schema, $defs: document.components.schemas }))
  const answers = new Map(
    calls.map(({ name, responses }) => [name, asZod(responses[200].content['application/json'].schema)]),
  )
  const problem = asZod(document.components.schemas.Problem!)
  const failures = new Map(
    calls.flatMap(({ name, responses }) =>
      Object.entries(responses as unknown as Record<string, Partial<Failed>>).flatMap(
        ([status, { content }]) => {
          const schema = content?.['application/problem+json']?.schema
          return schema ? [[`${name} ${status}`, asZod(schema)] as const] : []
        },
      ),
    ),
  )
  return { document, calls, callNamed, expectAnswer, expectProblem, expectFailure }

  function callNamed(name: string): DocumentedCall {
    const call = calls.find((call) => call.name === name)
    if (!call) throw new Error(`No call ${name}`)
    return call
  }

  /** Throws unless a success is exactly what the document says: no field too many, none missing. */
  function expectAnswer(name: string, body: unknown): void {
    answers.get(name)!.parse(body)
  }

  function expectProblem(body: unknown): void {
    problem.parse(body)
  }

  /** Throws unless the document lists this failure of the call: its status, and with it its code. */
  function expectFailure(name: string, status: number, body: unknown): void {
    const listed = failures.get(`${name} ${status}`)
    if (!listed) throw new Error(`${name} lists no ${status}: ${JSON.stringify(body)}`)
    listed.parse(body)
  }
}

// A schema of its own finds the shared ones below itself. Objects of the envelope allow nothing undeclared either.
function standalone(schema: Schema): Schema {
  const text = JSON.stringify({ additionalProperties: false, ...schema })
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Schema
}
