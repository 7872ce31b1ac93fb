import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
} from '@opentelemetry/sdk-trace-base'
import { type Attributes, exportTo, type Tracer } from '~/db/tracing/trace.server'
import type { Log } from '../log.server'
import type { BrowserStep, RequestTrace, Traces } from './traces'

/** The step that runs, and the request that it belongs to; null in a job. */
type Running = { span: Span; context: Context; request: { span: Span; method: string } | null }
type Ids = { traceId: string; spanId: string }

/** Most ms that a stop waits for the receiver of traces. */
const stopTime = 1_000
/** Most letters of a statement's text. */
const longestText = 4_000
/** ms between two lines of the log about a receiver that does not answer. */
const pauseOfWarnings = 60_000

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Begins to export traces by OTLP over HTTP. The library reads its settings (OTEL_…) from the environment. Spans wait in a queue of
 * 2,048 at most; what finds no place there is dropped, so a receiver that is away costs nothing else.
 */
export function openTraces(log: Log): Traces {
  warnIn(log)
  const ids = new ChosenIds()
  const resource = resourceFromAttributes({ 'service.name': 'vitrin' }).merge(
    detectResources({ detectors: [envDetector] }),
  )
  const provider = new BasicTracerProvider({
    resource,
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('vitrin')
  const running = new AsyncLocalStorage<Running>()

  /** What runs now, while its request or job is under way and sampled. */
  const now = (): Running | null => {
    const found = running.getStore()
    return found && (found.request?.span ?? found.span).isRecording() ? found : null
  }
  const begin = (name: string, kind: SpanKind, attributes: Attributes, context: Context) =>
    tracer.startSpan(name, { kind, attributes }, context)
  const inside = <T>(span: Span, parent: Context, request: Running['request'], work: () => T): T =>
    running.run({ span, context: trace.setSpan(parent, span), request }, work)

  async function around<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }

  const steps: Tracer = {
    within(name, attributes, kind, work) {
      const outer = now()
      if (!outer) return work()
      const span = begin(
        name,
        kind === 'outside' ? SpanKind.CLIENT : SpanKind.INTERNAL,
        attributes,
        outer.context,
      )
      return around(span, () => inside(span, outer.context, outer.request, work))
    },
    statement(text) {
      const outer = now()
      if (!outer) return null
      const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text.slice(0, longestText),
      }
      const span = begin(operation, SpanKind.CLIENT, attributes, outer.context)
      return (error) => {
        if (error) fail(span, error)
        span.end()
      }
    },
    job(name, parent, work) {
      const context = contextOf(parent)
      const attributes = {
        'messaging.system': 'graphile_worker',
        'messaging.operation.type': 'process',
        'messaging.operation.name': 'process',
        'messaging.destination.name': name,
      }
      const span = begin(`process ${name}`, SpanKind.CONSUMER, attributes, context)
      return around(span, () => inside(span, context, null, work))
    },
    nameRequest(route) {
      const request = running.getStore()?.request
      request?.span.updateName(`${request.method} ${route}`).setAttribute('http.route', route)
    },
    running() {
      const span = running.getStore()?.span
      return span ? traceparentOf(span.spanContext()) : null
    },
  }
  exportTo(steps)

  return { arrived, addBrowserStep, stop }

  function arrived(given: string, header: (name: string) => string | null | undefined): RequestTrace {
    const sent = header('traceparent')
    const own = sent || !isBrowser(header) ? null : newBrowserStep()
    const context = own ? trace.setSpanContext(ROOT_CONTEXT, { ...own, isRemote: true }) : contextOf(sent)
    const method = methods.has(given) ? given : '_OTHER'
    const span = begin(
      method === '_OTHER' ? 'HTTP' : method,
      SpanKind.SERVER,
      { 'http.request.method': method },
      context,
    )
    return {
      told: own && `traceparent;desc="${traceparentOf(own)}"`,
      run: (work) => inside(span, context, { span, method }, work),
      end(status, isStored = false) {
        span.setAttribute('http.response.status_code', status).setAttribute('vitrin.stored', isStored)
        if (status >= 500)
          span.setAttribute('error.type', String(status)).setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  /**
   * The ids of the browser's step, which the request is a part of. The step of the browser is known when it ends; this one only gives
   * its ids and whether the trace is sampled, and is never exported.
   */
  function newBrowserStep() {
    return tracer.startSpan('browser', { root: true, kind: SpanKind.CLIENT }, ROOT_CONTEXT).spanContext()
  }

  function addBrowserStep({ traceparent, kind, age, duration }: BrowserStep): boolean {
    const told = parseTraceParent(traceparent)
    if (!told || (told.traceFlags & TraceFlags.SAMPLED) === 0) return false
    const startTime = Date.now() - age
    const name = kind === 'document' ? 'load page' : 'load data'
    const attributes = { 'vitrin.browser': true }
    const span = ids.with(told, () =>
      tracer.startSpan(name, { root: true, kind: SpanKind.CLIENT, startTime, attributes }, ROOT_CONTEXT),
    )
    span.end(startTime + duration)
    return true
  }

  async function stop(): Promise<void> {
    exportTo(null)
    const sent = provider.shutdown().catch(() => undefined)
    let timer: NodeJS.Timeout | undefined
    await Promise.race([sent, new Promise((resolve) => (timer = setTimeout(resolve, stopTime)))])
    clearTimeout(timer)
  }
}

/** Random ids, but for a span whose ids were told to a browser before. */
class ChosenIds implements IdGenerator {
  #chosen: Ids | null = null
  readonly #random = new RandomIdGenerator()

  generateTraceId(): string {
    return this.#chosen?.traceId ?? this.#random.generateTraceId()
  }

  generateSpanId(): string {
    return this.#chosen?.spanId ?? this.#random.generateSpanId()
  }

  with<T>(ids: Ids, work: () => T): T {
    this.#chosen = ids
    try {
      return work()
    } finally {
      this.#chosen = null
    }
  }
}

function contextOf(traceparent: string | null | undefined): Context {
  const parent = traceparent ? parseTraceParent(traceparent) : null
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

const traceparentOf = ({ traceId, spanId, traceFlags }: Ids & { traceFlags: number }): string =>
  `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED) === 0 ? '00' : '01'}`

/** Whether a browser asks for a page or its data that it shows at once. Only browsers send these headers. */
function isBrowser(header: (name: string) => string | null | undefined): boolean {
  const target = header('sec-fetch-dest')
  return (target === 'document' || target === 'empty') && !header('sec-purpose')
}

/** Marks a step as failed. A refusal of the caller, such as 404, is no failure; the sentence of an error may name a person. */
function fail(span: Span, error: unknown): void {
  const { status, code, name } = (error ?? {}) as { status?: unknown; code?: unknown; name?: unknown }
  if (typeof status === 'number' && status < 500) return
  const kind = typeof code === 'string' ? code : typeof name === 'string' ? name : '_OTHER'
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR })
}

/** The library's warnings as lines of the log: one a minute, since a receiver that is away causes one every few seconds. */
function warnIn(log: Log): void {
  let told = -Infinity
  const warn = (reason: string) => {
    if (performance.now() - told < pauseOfWarnings) return
    told = performance.now()
    log.warn({ reason: reason.slice(0, 500) }, 'traces are not taken')
  }
  const nothing = () => undefined
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
