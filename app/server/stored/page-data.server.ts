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
  send(request: IncomingMessage, response: ServerResponse): boolean
  /** The data at an address; null when they are not kept. */
  answer(request: Request, path: string): Response | null
}

/**
 * The data with which the router starts on stored pages. Most visitors never need them, so they come when scripts start. Their
 * address names their content: they are never out of date, and no change drops them.
 */
export function openPageData(maxBytes: number): StoredPageData {
  const store = new AnswerStore(maxBytes)
  return {
    async keep({ path, bytes }, audience) {
      if (store.get(path)) return
      const answer = await storedAnswer(bytes, `"${path.slice(pageDataPath.length)}"`, headFor(audience))
      const now = performance.now()
      await store.make(path, () =>
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
    send(request, response) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const entry = isRead ? store.get(request.url?.split('?', 1)[0] ?? '') : undefined
      if (entry) sendStored(request, response, entry.answer)
      return entry !== undefined
    },
    answer(request, path) {
      const entry = store.get(path)
      return entry ? storedResponse(request, entry.answer) : null
    },
  }
}
