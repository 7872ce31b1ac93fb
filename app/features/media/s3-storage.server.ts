import { createHash } from 'node:crypto'
import * as http from 'node:http'
import * as https from 'node:https'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { OutOfPatience, waitAtMost } from '~/db/connection/patience.server'
import { calling } from '~/db/tracing/trace.server'
import { readListing, readProblem } from './s3-answers.server'
import { checkKey, isKey, isStorageFailure, type Part, type Storage, StorageFailure } from './storage.server'

/** A bucket, and the part of it that the shop uses. */
export type S3Place = {
  /** Without a slash at its end; the bucket is the first part of the path. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Every key begins with it and a slash; empty: with neither. */
  prefix: string
}

export type S3Limits = {
  /** ms without a byte, of the connection or of an answer, after which an attempt ends. */
  silenceMs: number
  /** ms that an attempt may take outside of requests, whose patience is shorter. */
  attemptMs: number
  /** All operations can be repeated. */
  attempts: number
  /** ms before the second attempt at most; each further pause is twice as long. */
  pauseMs: number
  /** Connections; further operations wait for one. */
  connections: number
  /** Files in one answer of a list; S3 gives 1,000 at most. */
  listed: number
}

const usual: S3Limits = {
  silenceMs: 4_000,
  attemptMs: 120_000,
  attempts: 3,
  pauseMs: 200,
  connections: 50,
  listed: 1_000,
}

type Asked = {
  method: string
  key?: string
  query?: Record<string, string>
  part?: Part
  headers?: Record<string, string>
  body?: Uint8Array
}
type Answer = http.IncomingMessage & { statusCode: number }

/**
 * Files in a bucket of S3 or of a server that speaks as S3 does. A file is sent with its SHA-256, which the server compares, and
 * answers that end early are no files. Failures are StorageFailures.
 */
export function s3Storage(place: S3Place, given: Partial<S3Limits> = {}): Storage {
  const limits = { ...usual, ...given }
  const { request, Agent } = place.endpoint.startsWith('https:') ? https : http
  const host = new URL(place.endpoint).hostname
  const open = () => new Agent({ keepAlive: true, maxSockets: limits.connections })
  // A viewer who pauses a film holds its connection, which pictures must not wait for.
  const agents = { files: open(), parts: open() }
  const start = place.prefix && `${place.prefix}/`
  const keysOfDays = new Map<string, ArrayBuffer>()
  return {
    read: (key) => ask({ method: 'GET', key }, (answer) => whole(answer)),
    size: (key) => ask({ method: 'HEAD', key }, async (answer) => lengthOf(answer.resume())),
    stream: (key, { first, last }) =>
      ask({ method: 'GET', key, part: { first, last } }, async (answer) => {
        if (lengthOf(answer) === last - first + 1) return Readable.toWeb(answer) as ReadableStream<Uint8Array>
        answer.destroy()
        throw new StorageFailure('refused', 'S3: another part came than was asked for')
      }),
    async write(key, bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const headers = {
        'x-amz-content-sha256': hash,
        // A bucket in which files are locked for a time takes none without it.
        'content-md5': createHash('md5').update(bytes).digest('base64'),
        'content-type': 'application/octet-stream',
        'content-length': String(bytes.length),
      }
      if ((await ask({ method: 'PUT', key, headers, body: bytes }, (answer) => whole(answer))) === null)
        throw new StorageFailure('refused', 'S3: PUT answered that the file is missing')
    },
    async remove(key) {
      await ask({ method: 'DELETE', key }, (answer) => whole(answer))
    },
    async *list() {
      for (let next: string | undefined = ''; next !== undefined;) {
        const query = {
          'list-type': '2',
          'max-keys': String(limits.listed),
          prefix: start,
          ...(next && { 'continuation-token': next }),
        }
        const answer: Buffer | null = await ask({ method: 'GET', query }, (answer) => whole(answer))
        const listing = readListing(answer ?? Buffer.of())
        for (const { key, ...file } of listing.files) {
          const own = key.slice(start.length)
          if (isKey(own)) yield { key: own, ...file }
        }
        next = listing.next
      }
    },
  }

  /** The part of an answer that `take` reads; null when there is no such file. */
  async function ask<T>(asked: Asked, take: (answer: Answer) => Promise<T>): Promise<T | null> {
    if (asked.key !== undefined) checkKey(asked.key)
    for (let attempt = 1; ; attempt++) {
      try {
        const attemptOnce = async (signal: AbortSignal): Promise<T | null> => {
          const answer = await send(asked, signal)
          const { statusCode } = answer
          if (statusCode >= 200 && statusCode < 300) return take(answer)
          const code = readProblem(await whole(answer))
          // An answer to HEAD has no body that names the missing thing.
          if (statusCode === 404 && (code === 'NoSuchKey' || asked.method === 'HEAD')) return null
          const kind = statusCode >= 500 || passing.has(statusCode) ? 'away' : 'refused'
          throw new StorageFailure(kind, `S3: ${asked.method} ${statusCode} ${code}`)
        }
        const to = { method: asked.method, host }
        return await calling('bucket', to, () => waitAtMost(limits.attemptMs, attemptOnce))
      } catch (error) {
        const failure = failureOf(error, asked.method)
        const isOver = failure.cause instanceof OutOfPatience || attempt >= limits.attempts
        if (failure.kind === 'refused' || isOver) throw failure
        await pause(Math.random() * limits.pauseMs * 2 ** (attempt - 1))
      }
    }
  }

  /** Sends one request. Resolves when its answer begins, which then has as long as `signal`; a part has as long as its reader. */
  async function send({ method, key, query = {}, part, headers: given, body }: Asked, signal: AbortSignal) {
    const path = key === undefined ? '' : `/${start}${key}`
    const url = new URL(`${place.endpoint}/${place.bucket}${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const { region, accessKeyId, secretAccessKey } = place
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: {
        'x-amz-content-sha256': hashOfNothing,
        ...(part && { range: `bytes=${part.first}-${part.last}` }),
        ...given,
      },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      cache: keysOfDays,
    }).sign()
    signal.throwIfAborted()
    return new Promise<Answer>((resolve, reject) => {
      const headers = Object.fromEntries(signed.headers)
      const agent = part ? agents.parts : agents.files
      const call = request(url, { method, headers, agent, timeout: limits.silenceMs })
      const giveUp = () => call.destroy(signal.reason)
      signal.addEventListener('abort', giveUp)
      let arrived: Answer | undefined
      call.on('timeout', () => {
        // A reader who takes nothing at present is no silence of the server.
        if (arrived && arrived.readableLength >= arrived.readableHighWaterMark)
          call.setTimeout(limits.silenceMs)
        else call.destroy(new Error(`nothing came for ${limits.silenceMs} ms`))
      })
      call.on('error', reject)
      call.on('response', (answer) => {
        if (part) signal.removeEventListener('abort', giveUp)
        resolve((arrived = answer as Answer))
      })
      call.end(body)
    })
  }
}

const hashOfNothing = createHash('sha256').digest('hex')

/** Answers besides 5xx after which a later attempt may succeed: too slow, too early, too many. */
const passing = new Set([408, 425, 429])

/** The whole body. Fails when fewer bytes come than were announced. */
const whole = (answer: Answer): Promise<Buffer> => buffer(answer)

function lengthOf({ headers }: Answer): number {
  const length = Number(headers['content-length'] ?? NaN)
  if (!Number.isSafeInteger(length)) throw new StorageFailure('refused', 'S3: an answer without a length')
  return length
}

function failureOf(error: unknown, method: string): StorageFailure {
  if (isStorageFailure(error)) return error
  const { code, message } = error as NodeJS.ErrnoException
  return new StorageFailure('away', `S3: ${method}: ${code ?? message}`, { cause: error })
}
