import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './listen.server'
import { ownTurn } from './turn.server'

test('TRACE is refused before any handler', async () => {
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

test('requests that arrive while pages are rendered are answered between two pages', async () => {
  let rendered = 0
  const answer = async ({ url }: Request) => {
    if (!url.endsWith('/page')) return new Response()
    await ownTurn()
    const until = performance.now() + 20
    while (performance.now() < until);
    rendered++
    return new Response()
  }
  const server = await listen(answer, { port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, agent: false }, (response) => {
        response.resume()
        resolve()
      })
      sent.on('error', reject).end()
    })
  const pages = Array.from({ length: 40 }, () => ask('/page'))
  await expect.poll(() => rendered).toBeGreaterThan(0)
  const before = rendered
  await Promise.all(Array.from({ length: 40 }, () => ask('/healthz')))
  // One turn of the event loop accepts one connection. If each turn rendered a page, all would be rendered before.
  expect(rendered - before).toBeLessThan(20)
  await Promise.all(pages)
  server.close()
})
