import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export type Front = Awaited<ReturnType<typeof openFront>>

// ms; a process that stops reports it half a second before it refuses connections.
const betweenLooks = 100

const slow = 'database_unreachable'

/**
 * A load balancer on this port: passes each request to the next process that says it is ready, over a connection of its own.
 * Answers 502 when no process is ready or one hangs up before it answers. `ports` are those of the processes.
 */
export async function openFront(port: number, ports: readonly number[]) {
  const ready = new Set<number>()
  let turn = 0
  let isOpen = true
  for (const one of ports) void watch(one)
  const server = createServer(pass)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${port}`, close }

  /** A process that stops or is away leaves the turn at once; one that is slow to find its database, after three looks, while another is ready. */
  async function watch(one: number): Promise<void> {
    for (let misses = 0; isOpen; await pause(betweenLooks)) {
      const state = await stateOf(one)
      misses = state === slow ? misses + 1 : 0
      if (state === 'ready') ready.add(one)
      else if (state !== slow || (misses >= 3 && ready.size > 1)) ready.delete(one)
    }
  }

  async function stateOf(one: number): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${one}/readyz`).catch(() => null)
    const body = (await answer?.json().catch(() => null)) as { status: string } | null | undefined
    return body?.status ?? 'away'
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const target = [...ready].at(turn++ % Math.max(ready.size, 1))
    if (target === undefined) return refuse(outgoing, 'no process is ready')
    const { method, url, headers } = incoming
    const passed = request(
      { host: '127.0.0.1', port: target, method, path: url, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(outgoing)
        answer.once('error', () => outgoing.destroy())
      },
    )
    passed.once('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy()
      else refuse(outgoing, String(error))
    })
    incoming.pipe(passed)
  }

  function refuse(outgoing: ServerResponse, detail: string): void {
    outgoing.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ detail }))
  }

  function close(): void {
    isOpen = false
    server.close()
    server.closeAllConnections()
  }
}
