import { createServer, type Server } from 'node:http'
import { scrapeHeaders, showsToken } from './scrape.server'
import type { Metrics } from './metrics.server'

/** Serves metrics, and nothing else, on a port of their own; with a token only to those who show it. */
export function listenForScrapes(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
  token: string | null,
): Promise<Server> {
  const server = createServer((request, response) => {
    const isScrape = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
    if (!isScrape || (token !== null && !showsToken(request.headers.authorization, token)))
      return void response.writeHead(404).end()
    void metrics.text().then(
      (text) => response.writeHead(200, scrapeHeaders(metrics)).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
