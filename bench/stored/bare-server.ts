// Child process of bare.ts: node:http that sends the given bytes and heads, and nothing else.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Captured } from './capture'

const answers = new Map<string, Captured & { bytes: Buffer }>()
const server = createServer(({ url, headers }, response) => {
  const answer = answers.get(url!)
  if (!answer) response.writeHead(404).end()
  else if (headers['if-none-match'] === answer.etag) response.writeHead(304, answer.unchanged).end()
  else response.writeHead(200, answer.head).end(answer.bytes)
})
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))

process.on('message', (given) => {
  const answer = given as Captured
  answers.set(answer.path, { ...answer, bytes: Buffer.from(answer.body, 'base64') })
  process.send!('taken')
})
process.once('disconnect', () => process.exit(0))
