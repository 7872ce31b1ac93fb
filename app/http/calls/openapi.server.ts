import { z } from 'zod'
import { type Io, type JsonSchema, jsonSchemaOf } from './openapi-parts.server'
import { failuresOf, type Failure } from './failures.server'
import { text } from './api.text'
import { listMeta } from './list-meta.server'
import type { ApiRoute } from './route.server'

export type { JsonSchema } from './openapi-parts.server'
export type OpenApiDocument = ReturnType<typeof openApiDocument>

const problem = z
  .strictObject({
    type: z.literal('about:blank'),
    status: z.int(),
    title: z.string().describe(text.problem.title),
    code: z.string().describe(text.problem.code),
    requestId: z.string().describe(text.problem.requestId),
    errors: z
      .array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))
      .describe(text.problem.errors),
    details: z.looseObject({}).optional().describe(text.problem.details),
  })
  .meta({ id: 'Problem', description: text.problem.what })

/** The OpenAPI 3.1 document, made from the declarations of the calls and the schemas that also validate. */
export function openApiDocument(routes: readonly ApiRoute[]) {
  const schemas: Record<string, JsonSchema> = {}
  const paths: Record<string, Record<string, JsonSchema>> = {}
  schemaOf(z.strictObject({ problem }), 'output', schemas)
  for (const route of routes) (paths[`/api${route.path}`] ??= {})[route.method] = operation(route, schemas)
  return {
    openapi: '3.1.1',
    info: {
      title: text.title,
      version: '1.0.0',
      summary: text.summary,
      description: text.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: text.server }],
    security: [{ session: [] }, {}],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({
      name,
      description: text.tags[name] ?? '',
    })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sessionId', description: text.session },
      },
      schemas,
    },
  }
}

/** Name of a call in generated clients, e.g. `getProductsById`. */
export function operationId({ method, path }: Pick<ApiRoute, 'method' | 'path'>): string {
  const words = path.replace(/\{(\w+)\}/g, 'by-$1').split(/[^A-Za-z0-9]+/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function operation(route: ApiRoute, schemas: Record<string, JsonSchema>): JsonSchema {
  const { query, params, body, example } = route
  return {
    tags: [route.tag],
    operationId: operationId(route),
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    'x-policy': route.policy,
    parameters: [
      ...parameters('path', params, example.params, schemas),
      ...parameters('query', query, example.query, schemas),
      ...headers(route),
    ],
    ...(body
      ? { requestBody: json(schemaOf(body, 'input', schemas), example.body, { required: true }) }
      : {}),
    responses: {
      200: {
        ...json(answerSchema(route, schemas), answerOf(route), { description: text.success }),
        ...tagged(route),
      },
      ...(route.keep ? { 304: { description: text.notModified } } : {}),
      ...failures(failuresOf(route), schemas),
    },
  }
}

const json = (schema: JsonSchema, example: unknown, rest: JsonSchema): JsonSchema => ({
  ...rest,
  content: { 'application/json': { schema, example } },
})

/** The whole answer of an example. */
export function answerOf({ list, example: { data, meta } }: ApiRoute): { data: unknown; meta?: unknown } {
  const count = Array.isArray(data) ? data.length : 0
  return list ? { data, meta: meta ?? { total: count, start: 0, length: count } } : { data }
}

function answerSchema({ answer, list }: ApiRoute, schemas: Record<string, JsonSchema>): JsonSchema {
  return schemaOf(
    z.strictObject(list ? { data: answer, meta: listMeta } : { data: answer }),
    'output',
    schemas,
  )
}

function tagged({ keep }: ApiRoute): JsonSchema {
  if (!keep) return {}
  const header = (description: string) => ({ description, schema: { type: 'string' } })
  return { headers: { ETag: header(text.etag), 'Cache-Control': header(text.keeping[keep.by]) } }
}

function parameters(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  example: unknown,
  schemas: Record<string, JsonSchema>,
): JsonSchema[] {
  if (!schema) return []
  const examples = (example ?? {}) as Record<string, unknown>
  const {
    properties = {},
    required = [],
    additionalProperties: rest,
  } = schemaOf(schema, 'input', schemas) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
    additionalProperties?: JsonSchema | false
  }
  const named = Object.entries(properties).map(([name, { description, deprecated, number, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    ...(deprecated ? { deprecated } : {}),
    // The schema describes every part of an address as text; `meta({ number })` documents the kind of number.
    schema: number ? { type: 'integer', ...number } : schema,
    ...(name in examples ? { example: number ? Number(examples[name]) : examples[name] } : {}),
  }))
  return rest ? [...named, freeParameters(rest, examples, properties)] : named
}

/** Parameters whose names come from the shop's data, such as the codes of features. */
function freeParameters(values: JsonSchema, examples: Record<string, unknown>, named: object): JsonSchema {
  const example = Object.fromEntries(Object.entries(examples).filter(([name]) => !Object.hasOwn(named, name)))
  const schema = { type: 'object', additionalProperties: values }
  const description = values.description
  return {
    name: 'filters',
    in: 'query',
    required: false,
    style: 'form',
    explode: true,
    description,
    schema,
    example,
  }
}

function headers({ idempotency, keep }: ApiRoute): JsonSchema[] {
  const header = (name: string, description: string, rest: JsonSchema) => ({
    name,
    in: 'header',
    description,
    ...rest,
  })
  const key = { type: 'string', minLength: 8, maxLength: 200, pattern: '^[\\x21-\\x7e]*$' }
  return [
    ...(idempotency
      ? [
          header('Idempotency-Key', text.key, {
            required: idempotency === 'required',
            schema: key,
            example: '6f1c9a52-3a8e-4d0b-9f43-5d2f0c7e81aa',
          }),
        ]
      : []),
    ...(keep
      ? [header('If-None-Match', text.ifNoneMatch, { required: false, schema: { type: 'string' } })]
      : []),
  ]
}

/** The schema of the details of a status, from its only failure with details. */
function detailsOf(group: readonly Failure[], schemas: Record<string, JsonSchema>) {
  const details = group.find((failure) => failure.details)?.details
  return details ? { details: schemaOf(details, 'output', schemas) } : {}
}

/** One answer for every status, with the codes that this call can answer with it. */
function failures(all: readonly Failure[], schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(all, ({ status }) => status)
  const answers = [...byStatus].map(([status, group]) => {
    const code = { type: 'string', enum: group.map(({ code }) => code) }
    const schema = {
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        { type: 'object', properties: { code, ...detailsOf(group, schemas) } },
      ],
    }
    const description = group.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join('\n\n')
    const wait = [429, 503].includes(status) || group.some(({ code }) => code === 'call_in_flight')
    const headers = wait
      ? { 'Retry-After': { description: text.retryAfter, schema: { type: 'integer' } } }
      : undefined
    return [
      status,
      { description, ...(headers ? { headers } : {}), content: { 'application/problem+json': { schema } } },
    ] as const
  })
  return Object.fromEntries(answers)
}

/**
 * A zod schema as JSON Schema. A schema that has a name (`meta({ id })`) or contains itself moves to the document's shared
 * components and is referred to from there.
 */
function schemaOf(schema: z.ZodType, io: Io, schemas: Record<string, JsonSchema>): JsonSchema {
  const { own, parts } = jsonSchemaOf(schema, io)
  for (const [name, { id: _, ...own }] of Object.entries(parts)) {
    const part = shared(own)
    if (schemas[name] && JSON.stringify(schemas[name]) !== JSON.stringify(part))
      throw new Error(`Two different parts of the API are called ${name}`)
    schemas[name] = part
  }
  return shared(own)
}

const shared = (value: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', '#/components/schemas/')) as JsonSchema
