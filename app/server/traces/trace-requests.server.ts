import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '../app.server'
import type { Traces } from './traces'

type Send = (request: IncomingMessage, response: ServerResponse) => boolean

/** Whether requests for a path are left out: probes, scrapes, files, and what browsers tell about traces. */
const isLeftOut = (path: string) =>
  /^\/(healthz|readyz|metrics|izleme(\.js)?|sw\.js|favicon\.ico)$|^\/(assets|media)\//.test(path)

/** `fetch` with a trace of each request. The browser is told its own step, which it completes when the page is there. */
export function traceFetch(fetch: App['fetch'], traces: Traces): App['fetch'] {
  return async (request, remote, stored) => {
    if (isLeftOut(new URL(request.url).pathname)) return fetch(request, remote, stored)
    const trace = traces.arrived(request.method, (name) => request.headers.get(name))
    let status = 500
    try {
      const response = await trace.run(() => fetch(request, remote, stored))
      status = response.status
      if (trace.told) response.headers.set('server-timing', trace.told)
      return response
    } finally {
      trace.end(status)
    }
  }
}

/** The same for answers from memory. */
export function traceSend(send: Send, traces: Traces): Send {
  return (request, response) => {
    if (isLeftOut(request.url?.split('?', 1)[0] ?? '')) return send(request, response)
    const trace = traces.arrived(request.method ?? '', (name) => request.headers[name] as string | undefined)
    if (trace.told) response.setHeader('server-timing', trace.told)
    const isSent = trace.run(() => send(request, response))
    if (isSent) trace.end(response.statusCode, true)
    else response.removeHeader('server-timing')
    return isSent
  }
}
