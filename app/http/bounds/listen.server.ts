import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { allAccepted, connectionArrived, holdTurns } from './turn.server'

// ms
const grace = 500
/** How long a client may take to say what it wants, and how long its connection may carry nothing, in ms (promise L42). */
const slowest = { headers: 20_000, silence: 60_000 }

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
  server.on('connection', connectionArrived)
  server.headersTimeout = slowest.headers
  server.timeout = slowest.silence
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address.port, address.host, () => resolve(server))
  })
}

/**
 * Answers what is under way and refuses what is new, within `patience` ms (promise L44). For a moment new requests
 * are answered still, so that whoever asks for readiness learns of it before connections are refused, and every
 * answer closes its connection: no browser sends another request into one that is about to end. Connections on which
 * nothing is asked are closed last, since something may be on its way.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await pause(grace)
  const { closed } = await closeDoor(server)
  const giveUp = setTimeout(() => server.closeAllConnections(), patience)
  await Promise.race([closed, pause(grace)])
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
  clearTimeout(giveUp)
}

/**
 * Accepts the connections that wait, since they would be reset, and then no more. `closed` is resolved when the last
 * connection has ended.
 */
async function closeDoor(server: Server): Promise<{ closed: Promise<void> }> {
  const release = holdTurns()
  await allAccepted(2 * grace, 1)
  // The server's own way to close ends idle connections as well.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()))
  release()
  return { closed }
}
