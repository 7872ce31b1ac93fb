import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, openBrowser } from '../../app/testing/browser'
import { repeatedHeader } from './book'

/** The app went down before it answered, or was not there for as long as customers wait. */
export class Interrupted extends Error {}

/** The way to the shop's processes. */
export type Doors = {
  /** The shop's address for browsers. */
  origin: string
  /** Resolves when it makes sense to send a request. */
  ready(): Promise<void>
  /** The process that gets the next request. */
  choose(): string
  /** ms after which a customer gives a request up. */
  patience: number
  /** How often a repeatable request is sent in all; 503 counts as a try where this is finite. */
  tries: number
  /** No process is killed: a request that is not served is a failure, not only one that is answered with 500. */
  isCalm?: boolean
}

export type Traffic = ReturnType<typeof watchTraffic>

// ms
const afterRefusal = 1_000
const afterFall = 50

/** Sends requests over HTTP and counts the answers. Sends a repeatable request again once the app is back. */
export function watchTraffic(doors: Doors) {
  const answers = new Map<string, number>()
  const failures: string[] = []
  let requests = 0
  return {
    answers,
    /** Answers with status 500, with their addresses; in calm, all requests that were not served. */
    failures,
    origin: doors.origin,
    requests: () => requests,
    fetch: send,
    browser: (): Browser => openBrowser(send, doors.origin),
  }

  async function send(request: Request): Promise<Response> {
    const sent = request.method === 'GET' ? undefined : await request.arrayBuffer()
    // An idempotent request is repeated after an error, as people and programs do.
    const isRepeatable = request.method === 'GET' || request.headers.has('idempotency-key')
    for (let tries = 1; ; tries++) {
      await doors.ready()
      const mayRepeat = isRepeatable && tries < doors.tries
      const response = await sendOnce(request, sent)
      if (!response && !mayRepeat) throw new Interrupted(request.url)
      const isOver = response && (response.status !== 503 || !mayRepeat || doors.tries === Infinity)
      if (isOver) {
        if (tries > 1) response.headers.set(repeatedHeader, String(tries))
        return response
      }
      await pause(response ? afterRefusal : afterFall)
    }
  }

  /** Null when no answer came. */
  async function sendOnce({ url, method, headers }: Request, body?: ArrayBuffer): Promise<Response | null> {
    requests += 1
    const { pathname, search } = new URL(url)
    try {
      const signal = AbortSignal.timeout(doors.patience)
      const init = { method, headers, body: body?.byteLength ? body : undefined, signal }
      const response = await fetch(doors.choose() + pathname + search, { ...init, redirect: 'manual' })
      const received = await response.arrayBuffer()
      count(String(response.status))
      if (response.status === 500 || (doors.isCalm && response.status > 500))
        failures.push(`${method} ${pathname} ${response.status} ${reasonOf(response, received)}`.trimEnd())
      const bodiless = response.status === 204 || response.status === 304
      return new Response(bodiless ? null : received, response)
    } catch (error) {
      count('–')
      if (doors.isCalm) failures.push(`${method} ${pathname} – ${String(error)}`)
      return null
    }
  }

  function count(answer: string): void {
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
}

/** The beginning of an answer that programs read; pages are long and say less. */
function reasonOf({ headers }: Response, received: ArrayBuffer): string {
  if (!headers.get('content-type')?.includes('json')) return ''
  return Buffer.from(received).toString().slice(0, 200)
}
