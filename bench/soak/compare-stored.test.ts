import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { compareStored } from './compare-stored'

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((listening) => server.once('listening', listening))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('an answer that stays behind is found; one that has just changed, and an outage, are not', async () => {
  let asked = 0
  const shop = await serve(({ url }, response) => {
    if (url === '/down') response.writeHead(503)
    else if (url === '/gone') response.writeHead(404)
    else response.setHeader('etag', url === '/moves' ? `${asked++}` : url === '/stale' ? 'old' : 'same')
    response.end()
  })
  const fresh = await serve(({ url }, response) => {
    response.setHeader('etag', url === '/equal' ? 'same' : 'new').end()
  })
  const paths = ['/equal', '/stale', '/moves', '/down', '/gone']
  expect(await compareStored(shop, fresh, paths)).toEqual(['/stale', '/gone'])
  expect(asked).toBe(2)
})
