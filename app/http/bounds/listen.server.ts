import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

// ms
const grace = 500

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Listens and answers with `fetch`. `before` is the development server's middleware. Rejects with the system's error, e.g. EADDRINUSE. */
export function listen(
  fetch: (request: Request, remote?: string) => Promise<Response>,
  address: { port: number; host: string },
  before?: Middleware,
): Promise<Server> {
  const answer = getRequestListener(
    (request, env) => fetch(request, 'incoming' in env ? env.incoming.socket.remoteAddress : undefined),
    { overrideGlobalObjects: false },
  )
  const server = createServer((request, response) => {
    // No request of the platform can have this method, so nothing behind this door could say no.
    if (request.method === 'TRACE') response.writeHead(405, { allow: 'GET, HEAD, POST' }).end()
    else if (before) before(request, response, () => void answer(request, response))
    else void answer(request, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address.port, address.host, () => resolve(server))
  })
}

/**
 * Answers what is under way and refuses what is new, within `patience` ms (promise L44). For a moment new requests
 * are answered still, so that whoever asks for readiness learns of it before connections are refused, and every
 * answer closes its connection: no browser sends another request into one that is about to end.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await new Promise((resume) => setTimeout(resume, grace))
  await quietMoment(performance.now() + grace)
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const giveUp = setTimeout(() => server.closeAllConnections(), patience)
  await new Promise<void>((closed) => server.close(() => closed()))
  clearInterval(sweep)
  clearTimeout(giveUp)
}

// Connections that wait to be accepted are reset when the server closes; after a short turn of the loop there are none.
async function quietMoment(until: number): Promise<void> {
  for (let turn = performance.now(), took = Infinity; took > 5 && turn < until;) {
    await new Promise((resume) => setImmediate(resume))
    const now = performance.now()
    took = now - turn
    turn = now
  }
}
