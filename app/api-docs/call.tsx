import { failuresOf } from '~/http/calls/failures.server'
import { answerOf, type JsonSchema, operationId } from '~/http/calls/openapi.server'
import type { ApiRoute } from '~/http/calls/route.server'
import { curlOf, jsonOf } from './curl'
import { Failures, Fields, Told } from './pieces'
import { answerFieldsOf, type Field, fieldsOf, typeOf } from './schema'
import { text } from './text'

/** The parts of a call in the OpenAPI document that this page shows. */
export type Operation = {
  parameters: (JsonSchema & { name: string; in: string; required: boolean; schema: JsonSchema })[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: { 200: { content: { 'application/json': { schema: JsonSchema } } } }
}

/** Method and full path of a call, as shown to readers: `GET /api/site/start`. */
export const nameOf = ({ method, path }: ApiRoute) => `${method.toUpperCase()} /api${path}`

/** One call: its parameters and body, an example with its answer, and its failures. */
export function Call({ route, operation }: { route: ApiRoute; operation: Operation }) {
  const failures = failuresOf(route)
  const body = operation.requestBody?.content['application/json'].schema
  const answer = operation.responses[200].content['application/json'].schema
  return (
    <article className="call" id={operationId(route)} aria-labelledby={`${operationId(route)}-ad`}>
      <h3 className="way" id={`${operationId(route)}-ad`}>
        <span className="method" data-method={route.method}>
          {route.method.toUpperCase()}
        </span>{' '}
        <code>/api{route.path}</code>
      </h3>
      <p>
        {route.summary}. {route.description && <Told>{route.description}</Told>}
      </p>
      <Facts route={route} />
      <Fields title={text.pathFields} fields={parametersIn('path', operation)} />
      <Fields title={text.queryFields} fields={parametersIn('query', operation)} />
      <Fields title={text.headerFields} fields={parametersIn('header', operation)} />
      {body && <Fields title={text.bodyFields} fields={fieldsOf(body)} />}
      <div className="sample">
        <div>
          <h4>{text.request}</h4>
          <pre>{curlOf(route)}</pre>
        </div>
        <div>
          <h4>{text.answer}</h4>
          <pre>{jsonOf(answerOf(route))}</pre>
        </div>
      </div>
      <details className="more">
        <summary>{text.answerFields}</summary>
        <Fields title="200" fields={answerFieldsOf(answer)} />
      </details>
      <details className="more">
        <summary>{text.failures(failures.length)}</summary>
        <Failures failures={failures} />
      </details>
    </article>
  )
}

function Facts({ route: { idempotency, keep, limit } }: { route: ApiRoute }) {
  const { facts } = text
  const all = [
    idempotency && (idempotency === 'required' ? facts.keyRequired : facts.keyTaken),
    keep && (keep.by === 'everybody' ? facts.everybody(keep.seconds) : facts.visitor),
    limit && facts.limit[limit],
  ].filter((fact) => typeof fact === 'string')
  if (all.length === 0) return null
  return (
    <ul className="facts">
      {all.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function parametersIn(place: string, { parameters }: Operation): Field[] {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema, description, deprecated, example }) => ({
      name,
      type: typeOf(schema),
      part: null,
      required,
      old: deprecated === true,
      description: String(description ?? ''),
      example: typeof example === 'object' ? undefined : example,
    }))
}
