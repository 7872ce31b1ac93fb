import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll } from 'vitest'
import type { S3Place } from '~/features/media/s3-storage.server'

/** Debian's Python, whose packages have Swift; another one may come first in the path. */
const python = '/usr/bin/python3'

/**
 * Whether this machine has Swift, which speaks S3. It is no part of npm's packages: tests that need it are left out elsewhere,
 * and say so.
 */
export const hasS3Server = spawnSync(python, ['-c', 'import eventlet, swift.proxy']).status === 0

if (!hasS3Server)
  process.stdout.write(
    'Left out: tests with an S3 server (apt-get install --no-install-recommends python3-swift)\n',
  )

const secretAccessKey = 'a-secret-of-tests'

/** Starts an S3 server with an empty bucket for the tests of a file. */
export async function startS3Server(): Promise<S3Place> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-s3-'))
  const script = join(import.meta.dirname, 's3_server.py')
  const server = spawn(python, [script, folder, 'tests', secretAccessKey], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<never>((_, fail) =>
    server.on('exit', (code) => fail(new Error(`The S3 server ended with ${code}`))),
  )
  ended.catch(() => undefined)
  afterAll(async () => {
    server.stdin.end()
    await ended.catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  })
  const address = new Promise<string>((found) => server.stdout.once('data', (line) => found(String(line))))
  const place: S3Place = {
    endpoint: (await Promise.race([address, ended])).trim(),
    region: 'eu-test-1',
    bucket: 'files',
    accessKeyId: 'shop:tests',
    secretAccessKey,
    prefix: '',
  }
  const answer = await callS3(place, 'PUT', `/${place.bucket}`)
  if (!answer.ok) throw new Error(`No bucket was made: ${answer.status} ${await answer.text()}`)
  return place
}

/** A call to the server besides those of the storage. */
export async function callS3(place: S3Place, method: string, path: string, body?: string): Promise<Response> {
  const signed = await new AwsV4Signer({
    ...place,
    service: 's3',
    method,
    url: place.endpoint + path,
    ...(body !== undefined && { body }),
  }).sign()
  return fetch(signed.url, { method, headers: signed.headers, ...(body !== undefined && { body }) })
}
