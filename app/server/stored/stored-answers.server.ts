import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { ChangeHearer } from '~/db/change-listener.server'
import { compress } from '~/http/answering/compress.server'
import { AnswerStore, type Entry } from '~/http/stored/answer-store.server'
import { newForStore, storedNonce, tagsFor } from '~/http/stored/for-store.server'
import { hashScripts } from '~/http/stored/hashed-scripts.server'
import { sendStored, storedResponse } from '~/http/stored/send-stored.server'
import { smallest, storedAnswer } from '~/http/stored/stored-answer.server'
import type { App } from '../app.server'
import type { Deps } from '../shop.server'
import { untilNextMoment } from './next-moment.server'
import { storedRequest, type StoredRequest } from './stored-key.server'
import { tagsOf } from './tags-of.server'

// ms
/** An older answer is sent once more while a new one is made. */
const fresh = 60_000
/** An answer is not sent after this time. */
const longest = 600_000
/** Messages come every second. Without one for so long, some may have been lost. */
const silence = 2_500
/** Reads of an answer before its smallest body is made. */
const worthPacking = 5

export type StoredAnswers = {
  /** Answers a request from memory. False: it has to be made. */
  send(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers every request; those that everybody may get are made once and stored. */
  fetch: App['fetch']
  hearer: ChangeHearer
  store: AnswerStore
  stop(): void
}

/** The caller of a request, for limits by address. */
type Caller = { remote: string | undefined; forwarded: string | null }

/**
 * Stores the answers that everybody without an account may get: pages and reading calls. They are made by a request of the
 * store's own, which has nothing of the visitor's but the address and the choices in `StoredRequest`; so none of them can depend
 * on a person (docs/decisions/pages-are-stored-whole.md). `maxBytes`: most memory that they take.
 */
export function openStoredAnswers(
  deps: Deps,
  options: { app: App; maxBytes: number; isStorable: (db: Deps['db'], path: string) => Promise<boolean> },
): StoredAnswers {
  const { db, config } = deps
  const store = new AnswerStore(options.maxBytes)
  const reads = new WeakMap<Entry, number>()
  let heardAt = -Infinity
  let packing: Promise<void> = Promise.resolve()
  let moment: { at: number; timer: NodeJS.Timeout } | undefined

  const isListening = () => performance.now() - heardAt < silence

  function send(request: IncomingMessage, response: ServerResponse): boolean {
    const asked = isListening() ? storedRequest(request, config) : null
    const entry = asked && store.get(asked.key)
    if (!asked || !entry) return false
    sendStored(request, response, entry.answer)
    if (entry.freshUntil < performance.now()) renew(asked, request)
    else packLater(asked.key, entry)
    return true
  }

  async function fetch(request: Request, remote?: string): Promise<Response> {
    const dynamic = () => options.app.fetch(request, remote)
    const asked = isListening() ? storedRequest(nodeRequest(request), config) : null
    if (!asked || !(await options.isStorable(db, asked.path).catch(() => false))) return dynamic()
    const others = store.underWay(asked.key)
    if (!others) return make(asked, request, { remote, forwarded: request.headers.get('x-forwarded-for') })
    await others
    const entry = store.get(asked.key)
    return entry ? storedResponse(request, entry.answer) : dynamic()
  }

  /** Makes and stores an answer. One that cannot be stored is for this caller alone. */
  function make(asked: StoredRequest, request: Request, caller: Caller): Promise<Response> {
    return store.make(asked.key, async (keep) => {
      const begun = performance.now()
      const until = Math.min(begun + longest, await nextMoment())
      const facts = newForStore()
      const made = await options.app.fetch(requestOf(asked, caller), caller.remote, facts)
      const { bytes, headers } = await withHashes(made)
      if (made.status !== 200 || !facts.mayKeep)
        return compress(request, new Response(bytes as BodyInit, { status: made.status, headers }))
      const etag = headers.get('etag') ?? tagOf(bytes)
      const answer = await storedAnswer(bytes, etag, headOf(headers))
      keep({ answer, tags: tagsFor(facts), freshUntil: begun + fresh, until })
      return storedResponse(request, answer)
    })
  }

  function renew(asked: StoredRequest, { socket, headers }: IncomingMessage): void {
    if (store.underWay(asked.key)) return
    const forwarded = headers['x-forwarded-for'] as string | undefined
    const caller = { remote: socket.remoteAddress, forwarded: forwarded ?? null }
    make(asked, requestOf(asked, caller), caller).catch((err: unknown) =>
      deps.log.warn({ err }, 'a stored answer could not be renewed'),
    )
  }

  /** Makes the smallest body of an answer that is read often, one after the other beside the event loop. */
  function packLater(key: string, entry: Entry): void {
    const count = (reads.get(entry) ?? 0) + 1
    reads.set(entry, count)
    if (count !== worthPacking) return
    packing = packing.then(async () => store.replace(key, entry, await smallest(entry.answer)))
  }

  /** The moment (`performance.now()`) at which a price, a campaign or a text begins or ends by its date. Everything is dropped then. */
  async function nextMoment(): Promise<number> {
    const ms = await untilNextMoment(db)
    const at = performance.now() + ms
    if (!moment || at < moment.at - 5) {
      clearTimeout(moment?.timer)
      const end = () => {
        moment = undefined
        forgetBriefly(db)
        store.drop(null)
      }
      moment = { at, timer: setTimeout(end, ms).unref() }
    }
    return at
  }

  function tagOf(bytes: Buffer): string {
    const hash = createHmac('sha256', deps.secret).update('stored\n').update(bytes)
    return `W/"${hash.digest('base64url').slice(0, 22)}"`
  }

  return {
    send,
    fetch,
    store,
    hearer: {
      alive() {
        if (!isListening()) store.drop(null)
        heardAt = performance.now()
      },
      lost() {
        heardAt = -Infinity
        store.drop(null)
      },
      changed: (change) => store.drop(tagsOf(change)),
    },
    stop: () => clearTimeout(moment?.timer),
  }
}

/** The request of the store's own. */
function requestOf({ origin, path, cookies }: StoredRequest, { forwarded }: Caller): Request {
  return new Request(origin + path, {
    headers: {
      host: new URL(origin).host,
      accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
      ...(cookies ? { cookie: cookies } : {}),
      ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
    },
  })
}

/** The fields that `storedRequest` reads of a node request. */
function nodeRequest({ method, url, headers }: Request) {
  const { pathname, search } = new URL(url)
  const field = (name: string) => headers.get(name) ?? undefined
  return {
    method,
    url: pathname + search,
    headers: {
      host: field('host'),
      cookie: field('cookie'),
      authorization: field('authorization'),
      'user-uid': field('user-uid'),
    },
  }
}

/** The bytes and headers of an answer whose page allows its scripts by their hashes. */
async function withHashes(made: Response): Promise<{ bytes: Buffer; headers: Headers }> {
  const headers = new Headers(made.headers)
  const bytes = Buffer.from(await made.arrayBuffer())
  if (!headers.get('content-type')?.startsWith('text/html')) return { bytes, headers }
  const { page, hashes } = hashScripts(bytes, storedNonce)
  const policy = headers.get('content-security-policy') ?? ''
  headers.set('content-security-policy', policy.replace(`'nonce-${storedNonce}'`, hashes.join(' ')))
  return { bytes: page, headers }
}

const ofOneRequest = new Set(['set-cookie', 'x-request-id', 'content-length', 'etag', 'date'])

function headOf(headers: Headers): [string, string][] {
  const isPublic = headers.get('cache-control')?.startsWith('public') ?? false
  const kept = [...headers].filter(
    ([name]) => !ofOneRequest.has(name) && name !== 'cache-control' && name !== 'vary',
  )
  return [
    ...kept,
    // A browser may keep a page to show it on going back, and asks again on every visit.
    ['cache-control', isPublic ? headers.get('cache-control')! : 'private, no-cache'],
    ['vary', isPublic ? 'Accept-Encoding' : 'Accept-Encoding, Cookie'],
  ]
}
