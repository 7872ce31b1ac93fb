/** Values come from the shop's own code: no address, no parameter and no sentence of an error, which may name a person. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/** Ends a step; with an error, of which only the kind is told. */
export type EndStep = (error?: unknown) => void

/** Exports steps of requests and jobs: app/server/traces/otel.server.ts, which only a shop with traces loads. */
export type Tracer = {
  within<T>(
    name: string,
    attributes: Attributes,
    kind: 'inside' | 'outside',
    work: () => Promise<T>,
  ): Promise<T>
  statement(text: string): EndStep | null
  job<T>(name: string, parent: string | null, work: () => Promise<T>): Promise<T>
  nameRequest(route: string): void
  running(): string | null
}

let tracer: Tracer | null = null

/** Passes steps to a tracer from now on; null: to nobody. One process has one. */
export function exportTo(one: Tracer | null): void {
  tracer = one
}

/** Whether steps are exported. */
export const isTracing = (): boolean => tracer !== null

/** Runs a part of the request or job that runs now. Returns its result; outside of both it is no step of anything. */
export function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer === null ? work() : tracer.within(name, attributes, 'inside', work)
}

/** The shop's own words for the systems that it calls. */
type Service = 'bank' | 'bucket' | 'identity' | 'invoices' | 'mail' | 'measurement' | 'push' | 'sms'

/** Runs a call to another system. Of its address only the host is told, and only where the operator chose it. */
export function calling<T>(
  service: Service,
  { method, host }: { method?: string; host?: string },
  work: () => Promise<T>,
): Promise<T> {
  if (tracer === null) return work()
  const attributes = {
    'vitrin.service': service,
    ...(method ? { 'http.request.method': method } : {}),
    ...(host ? { 'server.address': host } : {}),
  }
  return tracer.within(method ? `${method} ${service}` : `send ${service}`, attributes, 'outside', work)
}

/** Begins a statement, as `pg` is given it. Null: it belongs to no request and no job, or nobody wants traces. */
export function beginStatement(statement: unknown): EndStep | null {
  return tracer === null ? null : tracer.statement(textOf(statement))
}

/** Runs a job. `parent`: the `traceparent` of the step that queued it; null: the job stands for itself. */
export function tracedJob<T>(name: string, parent: string | null, work: () => Promise<T>): Promise<T> {
  return tracer === null ? work() : tracer.job(name, parent, work)
}

/** Names the running request by the pattern of its address; without one nothing answers there. */
export function nameRequest(route: string | null | undefined): void {
  if (tracer && route) tracer.nameRequest(route)
}

/** The W3C `traceparent` of the running step; null outside of requests and jobs, and without traces. */
export const runningTrace = (): string | null => tracer?.running() ?? null

/** Fields of a log line that lead to the trace of the running step. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const [, trace, span] = runningTrace()?.split('-') ?? []
  return trace && span ? { trace_id: trace, span_id: span } : {}
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : ''
}
