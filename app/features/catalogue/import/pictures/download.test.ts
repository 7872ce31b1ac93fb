import type { lookup } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { download } from './download.server'
import { isPublicAddress } from '~/http/outgoing/public-address.server'

const asked: string[] = []
const answers: Record<string, RequestListener> = {
  '/picture': (_, response) => response.end('bytes'),
  '/missing': (_, response) => response.writeHead(404).end(),
  '/moved': (_, response) => response.writeHead(302, { location: '/picture' }).end(),
  '/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/inwards': (_, response) => response.writeHead(302, { location: `http://[::1]:${port()}/picture` }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/large': (_, response) => response.end('x'.repeat(2_000)),
  '/claims': (_, response) =>
    void response.writeHead(200, { 'content-length': 1_000_000_000 }).flushHeaders(),
  '/drip': (_, response) => void response.write('x'),
  '/silent': () => undefined,
}
const server = createServer((request, response) => {
  asked.push(request.url!)
  answers[request.url!]!(request, response)
})
const port = () => (server.address() as AddressInfo).port
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const limits = {
  timeoutMs: 400,
  maxBytes: 1_000,
  isAllowedAddress: (address: string) => address === '127.0.0.1',
}
const at = (path: string) => `http://127.0.0.1:${port()}${path}`

describe('a picture on another server', () => {
  test('is fetched, even over redirects', async () => {
    expect(await download(at('/picture'), limits)).toEqual({ status: 'done', bytes: Buffer.from('bytes') })
    expect(await download(at('/moved'), limits)).toMatchObject({ status: 'done' })
  })

  test.each([
    ['/missing', 'sunucu 404 yanıtı verdi'],
    ['/circle', 'çok fazla yönlendirme'],
    ['/large', 'dosya çok büyük'],
    ['/file', 'adres geçersiz'],
    ['/inwards', 'iç ağ adresi'],
  ])('%s is refused: %s', async (path, reason) => {
    expect(await download(at(path), limits)).toEqual({ status: 'failed', reached: true, reason })
  })

  test.each(['/silent', '/drip'])('%s is given up after the time limit', async (path) => {
    const start = performance.now()
    expect(await download(at(path), limits)).toEqual({
      status: 'failed',
      reached: false,
      reason: 'süre doldu',
    })
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  test('from an unreachable server gets a reason, not an error', async () => {
    const closed = createServer()
    await new Promise<void>((listening) => closed.listen(0, '127.0.0.1', listening))
    const { port: gone } = closed.address() as AddressInfo
    await new Promise((done) => closed.close(done))
    expect(await download(`http://127.0.0.1:${gone}/`, limits)).toMatchObject({
      reached: false,
      reason: 'sunucuya ulaşılamadı',
    })
  })
})

test('no request goes to an inner address, however it is written (promise P16)', async () => {
  const before = asked.length
  const hosts = [
    '127.0.0.1',
    'localhost',
    '127.1',
    '0x7f000001',
    '2130706433',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'LOCALHOST.',
  ]
  for (const host of hosts) {
    const answer = await download(`http://${host}:${port()}/picture`, {
      ...limits,
      isAllowedAddress: isPublicAddress,
    })
    expect(answer, host).toMatchObject({ status: 'failed' })
  }
  for (const url of [
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'data:image/png;base64,AA==',
    'javascript:1',
    '//x',
    '',
  ]) {
    expect(await download(url, limits), url).toMatchObject({ reason: 'adres geçersiz' })
  }
  expect(asked.length).toBe(before)
})

describe('a lying resolver (promise P16)', () => {
  type Answers = { address: string; family: 4 | 6 }[]

  /** Answers with these in turn, then always with the last one, and counts the requests. */
  function hostile(...turns: Answers[]) {
    const asked: string[] = []
    const resolve = ((name: string, _: object, callback: (error: null, addresses: Answers) => void) => {
      callback(null, turns[Math.min(asked.push(name), turns.length) - 1]!)
    }) as unknown as typeof lookup
    return { asked, resolve }
  }
  const v4 = (address: string): Answers[number] => ({ address, family: 4 })
  const v6 = (address: string): Answers[number] => ({ address, family: 6 })
  const get = (url: string, resolve: typeof lookup) =>
    download(url, { ...limits, isAllowedAddress: isPublicAddress, resolve })

  test.each([
    [[v4('127.0.0.1')]],
    [[v4('93.184.215.14'), v4('127.0.0.1')]],
    [[v4('169.254.169.254')]],
    [[v4('10.0.0.1')]],
    [[v4('0.0.0.0')]],
    [[v6('::1')]],
    [[v6('::ffff:127.0.0.1')]],
    [[v6('::ffff:7f00:1')]],
    [[v6('64:ff9b::7f00:1')]],
    [[v6('fe80::1')]],
    [[v6('fd00:ec2::254')]],
    [[v6('2002:7f00:1::')]],
  ])('that names %j reaches no server', async (answer) => {
    const before = asked.length
    const { resolve } = hostile(answer)
    expect(await get(`http://resim.example:${port()}/picture`, resolve)).toEqual({
      status: 'failed',
      reached: true,
      reason: 'iç ağ adresi',
    })
    expect(asked.length).toBe(before)
  })

  test('cannot change its answer between the check and the connection, because it is asked once', async () => {
    const before = asked.length
    const { resolve, asked: questions } = hostile([v4('93.184.215.14')], [v4('127.0.0.1')])
    expect(await get(`http://rebind.example:${port()}/picture`, resolve)).toMatchObject({ status: 'failed' })
    expect(questions).toEqual(['rebind.example'])
    expect(asked.length).toBe(before)
  })

  test('is checked again for every redirect', async () => {
    const outer = createServer((_, response) =>
      response.writeHead(302, { location: `http://rebind.example:${port()}/picture` }).end(),
    )
    await new Promise<void>((listening) => outer.listen(0, '127.0.0.2', listening))
    const { port: outerPort } = outer.address() as AddressInfo
    const before = asked.length
    const { resolve, asked: questions } = hostile([v4('127.0.0.2')], [v4('127.0.0.1')])
    const answer = await download(`http://rebind.example:${outerPort}/`, {
      ...limits,
      isAllowedAddress: (address) => address === '127.0.0.2' || isPublicAddress(address),
      resolve,
    })
    outer.close()
    expect(answer).toEqual({ status: 'failed', reached: true, reason: 'iç ağ adresi' })
    expect(questions).toEqual(['rebind.example', 'rebind.example'])
    expect(asked.length).toBe(before)
  })
})

test('a download stops when the server announces too many bytes', async () => {
  expect(await download(at('/claims'), limits)).toEqual({
    status: 'failed',
    reached: true,
    reason: 'dosya çok büyük',
  })
})

test('an address with a name and password is refused', async () => {
  expect(await download(`http://user:secret@127.0.0.1:${port()}/picture`, limits)).toMatchObject({
    reason: 'adres geçersiz',
  })
})
