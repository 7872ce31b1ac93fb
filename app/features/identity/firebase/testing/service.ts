import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll } from 'vitest'

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
export type Answered = { status?: number; headers?: Record<string, string>; body: string }

/** A local service whose answers the test gives. */
export async function openService(answer: (asked: Asked) => Answered | Promise<Answered>) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const one = { method, path, headers, body: await readText(request) }
    asked.push(one)
    const { status = 200, headers: own = {}, body } = await answer(one)
    response.writeHead(status, { 'content-type': 'application/json', ...own }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, host: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}
