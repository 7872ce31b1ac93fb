import type { IncomingMessage, ServerResponse } from 'node:http'
import { AnswerStore } from '~/http/stored/answer-store.server'
import { everybody, type LaterPart } from '~/http/stored/for-store.server'
import { sendStored, storedResponse } from '~/http/stored/send-stored.server'
import { storedAnswer } from '~/http/stored/stored-answer.server'
import { pageDataPath } from '~/shell/own/page-data.server'

/** ms that the data of a page are kept: as long as somebody may still look at it. */
const kept = 3_600_000
/** The address names the content; browsers keep no prices of members. */
const headFor = (audience: string): [string, string][] => [
  ['content-type', 'text/plain; charset=utf-8'],
  ['cache-control', audience === everybody ? 'public, max-age=31536000, immutable' : 'private, no-store'],
  ['vary', 'Accept-Encoding'],
  ['x-content-type-options', 'nosniff'],
]

export type StoredPageData = {
  keep(data: LaterPart, audience: string): Promise<void>
  /** Sends data to one of their audience. False: they are not kept, or for others. */
  send(request: IncomingMessage, response: ServerResponse, audience: string | null): boolean
  /** The data at an address for one of an audience; null when they are not kept, or for others. */
  answer(request: Request, path: string, audience: string | null): Response | null
}

/**
 * The data with which the router starts on stored pages. Most visitors never need them, so they come when scripts start. Their
 * address names their content: they are never out of date, and no change drops them. Only the audience of a page gets its data.
 */
export function openPageData(maxBytes: number): StoredPageData {
  const store = new AnswerStore(maxBytes)
  const keyOf = (audience: string, path: string) => `${audience} ${path}`
  const find = (path: string, audience: string | null) =>
    store.get(keyOf(everybody, path)) ?? (audience === null ? undefined : store.get(keyOf(audience, path)))
  return {
    async keep({ path, bytes }, audience) {
      const key = keyOf(audience, path)
      if (store.get(key)) return
      const answer = await storedAnswer(bytes, `"${path.slice(pageDataPath.length)}"`, headFor(audience))
      const now = performance.now()
      await store.make(key, () =>
        Promise.resolve({
          entry: {
            answer,
            tags: new Set<string>(),
            madeAt: now,
            freshUntil: Infinity,
            until: now + kept,
            reads: 0,
          },
        }),
      )
    },
    send(request, response, audience) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const entry = isRead ? find(request.url?.split('?', 1)[0] ?? '', audience) : undefined
      if (entry) sendStored(request, response, entry.answer)
      return entry !== undefined
    },
    answer(request, path, audience) {
      const entry = find(path, audience)
      return entry ? storedResponse(request, entry.answer) : null
    },
  }
}
