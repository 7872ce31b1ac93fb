import type { IncomingMessage, ServerResponse } from 'node:http'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { ChangeObserver } from '~/db/change-listener.server'
import { patiently } from '~/db/connection/patience.server'
import { nameRequest } from '~/db/tracing/trace.server'
import { compress } from '~/http/answering/compress.server'
import { AnswerStore, type Entry } from '~/http/stored/answer-store.server'
import { everybody, tagsFor } from '~/http/stored/for-store.server'
import { sendStored, storedResponse } from '~/http/stored/send-stored.server'
import { hasHead, smallest, storedAnswer, type StoredAnswer } from '~/http/stored/stored-answer.server'
import type { App } from '../app.server'
import { pageDataPath } from '~/shell/own/page-data.server'
import type { Deps } from '../shop.server'
import { openAudiences } from './audiences.server'
import { openEdgeHeads, openPurge } from './edge.server'
import { type Caller, type MadeAnswer, type MakeAnswer, openMaker } from './make-answer.server'
import { openPageData } from './page-data.server'
import { followMoments } from './moments.server'
import { accountCookie, nodeRequest, storedRequest, type StoredRequest } from './stored-key.server'
import { tagsOf } from './tags-of.server'
import { usualTimes } from './times.server'

/** The part of the memory that the data of pages may take. */
const forData = 1 / 5
/** Reads of an answer before its smallest body is made. */
const worthPacking = 5

export type StoredAnswers = {
  /** Answers a request from memory. False: it has to be made. */
  send(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers every request; those that all of an audience may get are made once and stored. */
  fetch: App['fetch']
  observer: ChangeObserver
  store: AnswerStore
  /** Makes an answer anew, beside the store. */
  makeAnswer: MakeAnswer
  stop(): void
}

type Options = {
  app: App
  maxBytes: number
  isStorable: (db: Deps['db'], path: string) => Promise<boolean>
  times?: Partial<typeof usualTimes>
}

/**
 * Stores the answers that all of an audience may get: pages, and for visitors without an account reading calls. They are made by
 * a request of the store's own, which has nothing of the visitor's but the address, the audience and the choices in
 * `StoredRequest`; so none of them can depend on a person (docs/decisions/pages-are-stored-whole.md). `maxBytes`: most memory that they take.
 */
export function openStoredAnswers(deps: Deps, options: Options): StoredAnswers {
  const { db, config, metrics } = deps
  const times = { ...usualTimes, ...options.times }
  const dataBytes = Math.floor(options.maxBytes * forData)
  const store = new AnswerStore(options.maxBytes - dataBytes)
  const pageData = openPageData(dataBytes)
  const makeAnswer = openMaker(options.app, deps.secret)
  let heardAt = -Infinity
  let packing: Promise<void> = Promise.resolve()
  const moments = followMoments(db, { reached: dropAll, clocks: times.clocks })
  const audiences = openAudiences(deps)
  metrics?.watchStore(store)
  const edge = openEdgeHeads(config.edge !== null)
  const purge = config.edge?.purgeUrl ? openPurge(config.edge.purgeUrl, deps.log) : null

  const isListening = () => performance.now() - heardAt < times.silence

  function send(request: IncomingMessage, response: ServerResponse): boolean {
    const started = metrics ? performance.now() : 0
    if (request.url?.startsWith(pageDataPath)) {
      const isSent = pageData.send(request, response, readerOf(request))
      if (isSent) metrics?.answered(request, `${pageDataPath}*`, response.statusCode, started)
      return isSent
    }
    const asked = isListening() ? storedRequest(request, config, audiences.known) : null
    const entry = asked && store.get(asked.key)
    if (!asked || !entry) return false
    sendStored(request, response, entry.answer, edge.age(asked, entry))
    nameRequest(entry.route)
    metrics?.answered(request, entry.route, response.statusCode, started)
    metrics?.asked('hit')
    entry.reads++
    if (entry.freshUntil < performance.now()) renew(asked, request)
    else if (entry.reads === worthPacking) packLater(asked.key, entry.answer)
    return true
  }

  async function fetch(request: Request, remote?: string): Promise<Response> {
    const started = performance.now()
    const dynamic = () => options.app.fetch(request, remote)
    const counted = (response: Response, route: string | null | undefined) => {
      nameRequest(route)
      metrics?.answered(request, route, response.status, started)
      return response
    }
    if (new URL(request.url).pathname.startsWith(pageDataPath))
      return counted(await dataOf(request, remote), `${pageDataPath}*`)
    const asked = await storedRequestOf(nodeRequest(request))
    if (!asked || !(await maySoon(() => options.isStorable(db, asked.path)))) return dynamic()
    const others = store.underWay(asked.key)
    if (others) {
      const entry = await others
      // One that was not dropped while it was made is right however long that took.
      const isRight =
        entry && (store.peek(asked.key) === entry || performance.now() - entry.madeAt < times.shared)
      if (!isRight) return dynamic()
      metrics?.asked('shared')
      return counted(storedResponse(request, entry.answer, edge.age(asked, entry)), entry.route)
    }
    const { made, entry } = await make(asked, { remote, forwarded: request.headers.get('x-forwarded-for') })
    metrics?.asked('miss')
    if (entry) return counted(storedResponse(request, entry.answer, edge.age(asked, entry)), entry.route)
    // A redirect may depend on parameters that the store leaves out.
    if (!made || (made.status >= 300 && made.status < 400)) return dynamic()
    const { status, headers, bytes } = made
    const response = await compress(request, new Response(bytes as BodyInit, { status, headers }))
    return counted(response, made.facts.route)
  }

  /** The stored request of a request; the audience of an account is looked up. Null while no messages arrive. */
  async function storedRequestOf(request: ReturnType<typeof nodeRequest>): Promise<StoredRequest | null> {
    if (!isListening()) return null
    const cookie = accountCookie(request, config)
    if (cookie !== null) await maySoon(() => audiences.learn(cookie))
    return storedRequest(request, config, audiences.known)
  }

  /** The data of a page that another process has sent, or that have been forgotten: the page is made anew. */
  async function dataOf(request: Request, remote: string | undefined): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const url = searchParams.get('sayfa') ?? '/'
    const asked = await storedRequestOf({ ...nodeRequest(request), url })
    if (asked && (await maySoon(() => options.isStorable(db, asked.path))))
      await (store.underWay(asked.key) ??
        make(asked, { remote, forwarded: request.headers.get('x-forwarded-for') }))
    return (
      pageData.answer(request, pathname, readerOf(nodeRequest(request))) ??
      new Response(null, { status: 404 })
    )
  }

  /** The audience of a reader of page data; null when it is not known, or the pages of the account are its own. */
  function readerOf(request: ReturnType<typeof nodeRequest> | IncomingMessage): string | null {
    const cookie = accountCookie(request, config)
    return cookie === null ? everybody : audiences.known(cookie)
  }

  /** Makes an answer and stores it when everybody may get it; `entry` is null otherwise, `made` when the database is silent. */
  function make(
    asked: StoredRequest,
    caller: Caller,
  ): Promise<{ made: MadeAnswer | null; entry: Entry | null }> {
    return store.make(asked.key, async () => {
      const madeAt = performance.now()
      // Asked before the answer is made, so that no moment is between them.
      const until = await maySoon(moments.next)
      if (until === null) return { made: null, entry: null }
      const made = await makeAnswer(asked, caller)
      if (made.facts.later) await pageData.keep(made.facts.later, asked.audience)
      if (made.status !== 200 || !made.facts.mayKeep) {
        // An answer that says something else for certain replaces the stored one.
        if (made.status < 500 && made.status !== 429) store.forget(asked.key)
        return { made, entry: null }
      }
      const tags = tagsFor(made.facts)
      const head = [...made.head, ...edge.tags(asked, tags)]
      // The same answer keeps its smallest body.
      const before = store.peek(asked.key)
      const same = before && hasHead(before.answer, made.etag, head) ? before : null
      const entry = {
        answer: same?.answer ?? (await storedAnswer(made.bytes, made.etag, head)),
        tags,
        madeAt,
        freshUntil: madeAt + times.fresh,
        until: Math.min(madeAt + times.longest, until),
        reads: same?.reads ?? 0,
        route: made.facts.route,
      }
      return { made, entry }
    })
  }

  /** Makes an answer anew for those who come later. */
  function renew(asked: StoredRequest, { socket, headers }: IncomingMessage): void {
    if (store.underWay(asked.key)) return
    const forwarded = headers['x-forwarded-for'] as string | undefined
    const caller = { remote: socket.remoteAddress, forwarded: forwarded ?? null }
    make(asked, caller).catch((err: unknown) =>
      deps.log.warn({ err }, 'a stored answer could not be renewed'),
    )
  }

  /** Asks the database for at most a second; null when it is silent. The request then meets the outage by itself. */
  function maySoon<T>(ask: () => Promise<T>): Promise<T | null> {
    return patiently(times.asking, ask).catch(() => null)
  }

  /** Makes the smallest body of an answer that is read often, one after the other beside the event loop. */
  function packLater(key: string, answer: StoredAnswer): void {
    const pack = async () => {
      if (store.peek(key)?.answer === answer) store.replace(key, answer, await smallest(answer))
    }
    packing = packing.then(pack).catch((err: unknown) => deps.log.warn({ err }, 'an answer was not packed'))
  }

  function dropAll(): void {
    forgetBriefly(db)
    drop(null)
  }

  /** Messages may have been lost: nothing that is remembered is certain. */
  function dropLost(): void {
    audiences.forget()
    drop(null)
  }

  function drop(tags: string[] | null): void {
    store.drop(tags)
    purge?.drop(tags)
  }

  return {
    send,
    fetch,
    store,
    makeAnswer,
    observer: {
      alive() {
        if (!isListening()) dropLost()
        heardAt = performance.now()
      },
      lost() {
        heardAt = -Infinity
        dropLost()
      },
      changed(change) {
        if (change.kind === 'members') audiences.forget()
        drop(tagsOf(change))
      },
    },
    stop() {
      moments.stop()
      purge?.stop()
    },
  }
}
