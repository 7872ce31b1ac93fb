import { type Browser, openBrowser } from '../../app/testing/browser'
import type { StormServer } from './server'

/** The app went down before it answered. */
export class Interrupted extends Error {}

export type Traffic = ReturnType<typeof watchTraffic>

/** Sends requests over HTTP and counts the answers. Sends a repeatable request again once the app is back. */
export function watchTraffic(server: Pick<StormServer, 'origin' | 'ready'>) {
  const answers = new Map<string, number>()
  const failures: string[] = []
  let requests = 0
  return {
    answers,
    /** Answers with status 500, with their addresses. */
    failures,
    origin: server.origin,
    requests: () => requests,
    fetch: send,
    browser: (): Browser => openBrowser(send, server.origin),
  }

  async function send(request: Request): Promise<Response> {
    // An idempotent request is repeated after an error, as people and programs do.
    const again = request.method === 'GET' || request.headers.has('idempotency-key')
    for (;;) {
      await server.ready()
      requests += 1
      try {
        const response = await fetch(request.clone())
        const body = await response.arrayBuffer()
        note(request, response)
        const bodiless = response.status === 204 || response.status === 304
        return new Response(bodiless ? null : body, response)
      } catch {
        count('–')
        if (!again) throw new Interrupted(request.url)
        await new Promise((resume) => setTimeout(resume, 50))
      }
    }
  }

  function note({ method, url }: Request, { status }: Response): void {
    count(String(status))
    if (status === 500) failures.push(`${method} ${new URL(url).pathname}`)
  }

  function count(answer: string): void {
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
}
