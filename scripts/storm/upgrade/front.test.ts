import { createServer } from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../app/testing/server/free-port'
import { watchTraffic } from '../traffic'
import { openFront } from './front'

const open: (() => void)[] = []
afterAll(() => open.forEach((close) => close()))

/** A process that says of itself what `state` says, and answers every other request with its name. */
async function startProcess(name: string) {
  const process = { state: 'ready', port: await freePort(), close: () => undefined as void }
  const server = createServer((incoming, outgoing) => {
    const isReady = process.state === 'ready'
    if (incoming.url === '/readyz')
      outgoing.writeHead(isReady ? 200 : 503).end(JSON.stringify({ status: process.state }))
    else if (incoming.url === '/busy')
      outgoing.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"code":"overloaded"}')
    else outgoing.end(name)
  })
  server.listen(process.port, '127.0.0.1')
  await once(server, 'listening')
  process.close = () => {
    server.close()
    server.closeAllConnections()
  }
  open.push(process.close)
  return process
}

async function openOver(processes: { port: number }[]) {
  const front = await openFront(
    await freePort(),
    processes.map(({ port }) => port),
  )
  open.push(front.close)
  return front
}

const get = (origin: string) =>
  fetch(origin).then(async (answer) => `${answer.status} ${await answer.text()}`)

/** Asks until the last four answers are these and no others. Returns them, or what came instead for ten seconds. */
async function lastAnswers(origin: string, wanted: readonly string[]): Promise<string[]> {
  const all: string[] = []
  const until = performance.now() + 10_000
  for (;;) {
    all.push(await get(origin))
    const last = [...new Set(all.slice(-4))].toSorted()
    if (all.length >= 4 && last.join() === wanted.join()) return last
    if (performance.now() > until) return last
    await pause(50)
  }
}

test('requests go to the processes in turn; one that stops or is away gets none', async () => {
  const [a, b] = [await startProcess('a'), await startProcess('b')]
  const { origin } = await openOver([a, b])
  expect(await lastAnswers(origin, ['200 a', '200 b'])).toEqual(['200 a', '200 b'])
  a.state = 'draining'
  expect(await lastAnswers(origin, ['200 b'])).toEqual(['200 b'])
  a.state = 'ready'
  b.close()
  expect(await lastAnswers(origin, ['200 a'])).toEqual(['200 a'])
})

test('a process that is slow to find its database gets no requests while another is ready, and all when it is alone', async () => {
  const [a, b] = [await startProcess('a'), await startProcess('b')]
  const { origin } = await openOver([a, b])
  expect(await lastAnswers(origin, ['200 a', '200 b'])).toEqual(['200 a', '200 b'])
  a.state = 'database_unreachable'
  expect(await lastAnswers(origin, ['200 b'])).toEqual(['200 b'])
  a.state = 'ready'
  expect(await lastAnswers(origin, ['200 a', '200 b'])).toEqual(['200 a', '200 b'])
  b.state = 'draining'
  expect(await lastAnswers(origin, ['200 a'])).toEqual(['200 a'])
  a.state = 'database_unreachable'
  // Longer than the looks after which it would leave the turn.
  const until = performance.now() + 1_500
  while (performance.now() < until) {
    expect(await get(origin)).toBe('200 a')
    await pause(50)
  }
})

test('calm traffic tells of every request that was not served, and why', async () => {
  const a = await startProcess('a')
  const { origin } = await openOver([a])
  expect(await lastAnswers(origin, ['200 a'])).toEqual(['200 a'])
  const doors = { origin, ready: async () => undefined, choose: () => origin, patience: 5_000, tries: 1 }
  const [calm, usual] = [watchTraffic({ ...doors, isCalm: true }), watchTraffic(doors)]
  for (const traffic of [calm, usual]) await traffic.fetch(new Request(`${origin}/busy`))
  a.close()
  expect(await lastAnswers(origin, ['502 {"detail":"no process is ready"}'])).toEqual([
    '502 {"detail":"no process is ready"}',
  ])
  for (const traffic of [calm, usual]) await traffic.fetch(new Request(`${origin}/`))
  expect(usual.failures).toEqual([])
  expect(calm.failures).toEqual([
    'GET /busy 503 {"code":"overloaded"}',
    'GET / 502 {"detail":"no process is ready"}',
  ])
})
