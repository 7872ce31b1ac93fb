import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { S3Place } from '../s3-storage.server'

/** A fault of one answer; a number is the status of an empty one. */
export type Fault = number | 'silence' | 'reset' | 'cut' | 'stall'

/**
 * An endpoint that holds files in memory and has the faults that it is told, one for each request, then none. Faults are all that
 * it is for: tests of the contract ask a real server.
 */
export async function openFaultyS3() {
  const files = new Map<string, Buffer>()
  const faults: Fault[] = []
  const calls: string[] = []
  let always: Fault | null = null
  const server = createServer(async (request, answer) => {
    const key = decodeURIComponent(new URL(request.url!, 'http://s3').pathname).replace('/files/', '')
    calls.push(`${request.method} ${key}`)
    const fault = faults.shift() ?? always
    if (typeof fault === 'number') return void answer.writeHead(fault).end(problem(fault))
    if (fault === 'silence') return
    if (fault === 'reset') return void request.socket.resetAndDestroy()
    const sent = await buffer(request)
    if (request.method === 'PUT') files.set(key, sent)
    if (request.method === 'DELETE') files.delete(key)
    const file = files.get(key)
    if (request.method === 'PUT' || request.method === 'DELETE') answer.writeHead(200).end()
    else if (file) send(answer, partOf(request.headers.range, file), fault)
    else answer.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const place: S3Place = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-test-1',
    bucket: 'files',
    accessKeyId: 'tests',
    secretAccessKey: 'a-secret-of-tests',
    prefix: '',
  }
  return {
    place,
    files,
    /** Methods and keys of the requests that came. */
    calls,
    /** The faults of the next requests. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** The fault of all further requests; null: none. */
    failAlways: (fault: Fault | null) => void (always = fault),
  }
}

const problem = (status: number) =>
  `<Error><Code>${status < 500 ? 'AccessDenied' : 'SlowDown'}</Code></Error>`

function partOf(range: string | undefined, file: Buffer): Buffer {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  return first === undefined ? file : file.subarray(Number(first), Number(last) + 1)
}

function send(answer: ServerResponse, bytes: Buffer, fault: Fault | null | undefined) {
  answer.writeHead(200, { 'content-length': bytes.length })
  if (!fault) return void answer.end(bytes)
  answer.write(bytes.subarray(0, bytes.length / 2), () => {
    if (fault === 'cut') answer.destroy()
  })
}
