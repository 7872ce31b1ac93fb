// Child process of read-over-http.ts: the shop and the bare work on a port each, so that both are requested alike.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { listen } from '../../app/http/bounds/listen.server'
import { bareMarkup } from '../contest/bare-markup'
import { replay } from '../contest/statements'
import { openShop } from '../shop/open-shop'
import { guest } from '../shop/visitor'
import { observe } from './read-pages'

const [url = '', folder = '', path = ''] = process.argv.slice(2)
const headers = guest()
const shop = await openShop(url, folder)
const client = new pg.Client({ connectionString: url })
await client.connect()

const { statements, answer } = await observe(shop, path, headers)
const isPage = answer.startsWith('<!DOCTYPE')
const write = isPage ? bareMarkup(answer) : bareJson(answer)
const type = isPage ? 'text/html; charset=utf-8' : 'application/json'

const bare = createServer((_, response) => {
  void replay(client, statements).then(() => {
    const body = write()
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
  })
})
await new Promise<void>((ready) => bare.listen(0, '127.0.0.1', ready))
const app = await listen(shop.fetch, { port: 0, host: '127.0.0.1' })

process.send!({ app: portOf(app), bare: portOf(bare), headers })
process.once('disconnect', () => process.exit(0))

function bareJson(text: string): () => string {
  const value: unknown = JSON.parse(text)
  return () => JSON.stringify(value)
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
