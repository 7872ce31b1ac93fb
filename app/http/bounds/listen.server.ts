import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { allAccepted, connectionArrived, holdTurns } from './turn.server'

// ms
const grace = 500
/** Most ms for sending the headers, and for a connection on which nothing is sent (promise L42). */
const slowest = { headers: 20_000, silence: 60_000 }

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Listens and answers with `fetch`. `before` is the development server's middleware; `send` answers from memory and says whether it
 * did. Rejects with the system's error, e.g. EADDRINUSE.
 */
export function listen(
  fetch: (request: Request, remote?: string) => Promise<Response>,
  address: { port: number; host: string },
  {
    before,
    send = () => false,
  }: {
    before?: Middleware | undefined
    send?: (request: IncomingMessage, response: ServerResponse) => boolean
  } = {},
): Promise<Server> {
  const answer = getRequestListener(
    (request, env) => fetch(request, 'incoming' in env ? env.incoming.socket.remoteAddress : undefined),
    { overrideGlobalObjects: false },
  )
  const server = createServer((request, response) => {
    if (send(request, response)) return
    // A platform Request cannot have this method, so it is refused here.
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
 * Answers the requests under way and refuses new ones, within `patience` ms (promise L44). New requests are still answered for
 * a moment, so that a load balancer sees the readiness change before connections are refused. Every answer closes its
 * connection, so that no browser sends another request on it. Idle connections are closed last: a request may be on its way.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await pause(grace)
  const { closed } = await stopListening(server)
  const giveUp = setTimeout(() => server.closeAllConnections(), patience)
  await Promise.race([closed, pause(grace)])
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
  clearTimeout(giveUp)
}

/**
 * Accepts the connections that wait, since they would be reset, and then no more. `closed` resolves when the last
 * connection has ended.
 */
async function stopListening(server: Server): Promise<{ closed: Promise<void> }> {
  const release = holdTurns()
  await allAccepted(2 * grace, 1)
  // The close function of the HTTP server would end idle connections as well.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()))
  release()
  return { closed }
}
