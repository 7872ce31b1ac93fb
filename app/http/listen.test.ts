import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './bounds/listen.server'

test('TRACE is refused at the door', async () => {
  const asked: string[] = []
  const answer = async ({ method }: Request) => {
    asked.push(method)
    return new Response()
  }
  const server = await listen(answer, { port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo
  const ask = (method: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', method, agent: false }, (response) => {
        response.resume()
        resolve(response.statusCode!)
      })
      sent.on('error', reject).end()
    })
  expect([await ask('TRACE'), await ask('GET')]).toEqual([405, 200])
  expect(asked).toEqual(['GET'])
  server.close()
})
