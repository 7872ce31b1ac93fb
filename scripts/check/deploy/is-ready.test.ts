// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inProject } from '../../start/project.mjs'

/** A port that answers /readyz with this status, and how often it was asked. */
async function openPort(status: number) {
  const asked = { times: 0 }
  const server = createServer((_, response) => {
    asked.times++
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, asked }
}

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Lives until it is killed. */
const startMain = () => start(['-e', 'setInterval(() => {}, 60_000)'])

const waitUntilReady = (port: number, main: ChildProcess) =>
  start([inProject('deploy', 'is-ready.mjs'), '--wait'], { PORT: String(port), MAINPID: String(main.pid) })

test('a unit whose process ends before it is ready has failed at once, so systemd starts it anew', async () => {
  const { port, asked } = await openPort(503)
  const main = startMain()
  const waiting = waitUntilReady(port, main)
  const ended = once(waiting, 'close')
  await vi.waitFor(() => expect(asked.times).toBeGreaterThan(1), 10_000)
  expect(waiting.exitCode).toBeNull()
  main.kill('SIGKILL')
  expect(await ended).toEqual([1, null])
})

test('a unit has failed although another process answers on its port', async () => {
  const { port } = await openPort(200)
  const main = startMain()
  main.kill('SIGKILL')
  await once(main, 'close')
  expect(await once(waitUntilReady(port, main), 'close')).toEqual([1, null])
})

test('a unit whose process lives has started when it is ready', async () => {
  const { port } = await openPort(200)
  expect(await once(waitUntilReady(port, startMain()), 'close')).toEqual([0, null])
})
