import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Pool } from 'pg'

/** A server that makes SQL of text: sqlmap must find each of its parameters. It stands for a shop that forgot to bind one. */
export async function startCanary(pool: Pool, port: number) {
  let stored = '1'
  let requests = 0
  const server = createServer(async (request, response) => {
    requests += 1
    const body = await bodyOf(request)
    const { pathname, searchParams } = new URL(request.url!, 'http://canary.invalid')
    const [, place, inPath = ''] = pathname.split('/')
    const values: Record<string, () => string> = {
      query: () => searchParams.get('id') ?? '',
      path: () => decodeURIComponent(inPath),
      form: () => new URLSearchParams(body).get('id') ?? '',
      json: () => String((JSON.parse(body) as { id: unknown }).id),
      cookie: () => decodeURIComponent(/id=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? ''),
      header: () => String(request.headers['x-id'] ?? ''),
      stored: () => stored,
    }
    if (place === 'store') stored = new URLSearchParams(body).get('id') ?? ''
    const value = place === 'store' ? null : attempt(values[place!])
    const rows = value === null ? [] : await askFor(value)
    response.writeHead(rows instanceof Error ? 500 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<html><body><h1>Goods</h1>${rows instanceof Error ? rows.message : rows.join(' ')}</body></html>`,
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { requests: () => requests, stop: () => void server.close() }

  async function askFor(value: string): Promise<string[] | Error> {
    try {
      const { rows } = await pool.query<{ name: string }>(`select name from products where id = ${value}`)
      return rows.map(({ name }) => name)
    } catch (error) {
      return error as Error
    }
  }
}

function attempt(read: (() => string) | undefined): string | null {
  try {
    return read?.() ?? null
  } catch {
    return null
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
