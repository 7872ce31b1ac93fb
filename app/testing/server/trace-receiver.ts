import { once } from 'node:events'
import { createServer } from 'node:http'
import { text as textOf } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number | string; boolValue?: boolean; doubleValue?: number }
type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Value }[]
  status: { code?: number }
}
type Body = {
  resourceSpans: { resource: { attributes: Sent['attributes'] }; scopeSpans: { spans: Sent[] }[] }[]
}

/** A span as it arrived. Times in ms. */
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId: string | null
  name: string
  kind: number
  start: number
  end: number
  attributes: Record<string, unknown>
  isError: boolean
  service: unknown
}

/** A receiver of traces by OTLP over HTTP in JSON, on a port of 127.0.0.1 until `close`. */
export async function receiveTraces() {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces'
      if (isTraces) {
        bodies.push(body)
        spans.push(...spansOf(JSON.parse(body) as Body))
      }
      response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
    spans,
    /** All that arrived, as it was sent. */
    bodies,
    childrenOf: ({ traceId, spanId }: Pick<ReceivedSpan, 'traceId' | 'spanId'>) =>
      spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId),
    /** All spans below one. */
    below(span: Pick<ReceivedSpan, 'traceId' | 'spanId'>): ReceivedSpan[] {
      return this.childrenOf(span).flatMap((child) => [child, ...this.below(child)])
    },
  }
}

function spansOf({ resourceSpans }: Body): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId || null,
        name: span.name,
        kind: span.kind,
        start: Number(span.startTimeUnixNano) / 1e6,
        end: Number(span.endTimeUnixNano) / 1e6,
        attributes: attributesOf(span.attributes),
        isError: span.status.code === 2,
        service: attributesOf(resource.attributes)['service.name'],
      })),
    ),
  )
}

function attributesOf(given: Sent['attributes']): Record<string, unknown> {
  return Object.fromEntries(
    given.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  )
}
