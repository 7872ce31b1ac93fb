import { z } from 'zod'
import { Problem } from '~/http/answering/problem.server'
import { withBoundedBody } from '~/http/reading/body-limit.server'
import { text } from '~/http/text'
import script from './browser.js?raw'
import type { Traces } from './traces'

/** Bytes of what a browser tells; it takes about 150. */
const limits = { bytes: 512, fields: 10 }
/** Steps of browsers that one process takes within a second; nobody can fill the store of traces through a shop. */
const mostPerSecond = 50

const longest = 600_000
const stepOf = z.strictObject({
  traceparent: z.string().max(55),
  kind: z.enum(['document', 'data']),
  age: z.number().min(0).max(longest),
  duration: z.number().min(0).max(longest),
})

let second = 0
let taken = 0

/**
 * The script by which browsers tell how long they waited, and the address that they tell. Everybody may use both while traces are
 * exported, from the shop's own pages alone; a report tells a trace and two times, and nothing about the visitor. Null for every
 * other address, and without traces. Throws Problem for a report that is refused.
 */
export async function answerBrowser(
  request: Request,
  path: string,
  traces: Traces | null,
): Promise<Response | null> {
  if (!traces) return null
  if (path === '/izleme.js' && (request.method === 'GET' || request.method === 'HEAD'))
    return new Response(request.method === 'HEAD' ? null : script, {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    })
  if (path !== '/izleme' || request.method !== 'POST') return null
  if (request.headers.get('origin') !== new URL(request.url).origin)
    throw new Problem(403, 'foreign_origin', text.foreignOrigin)
  if (!mayTake()) return new Response(null, { status: 429, headers: { 'retry-after': '1' } })
  const { success, data } = stepOf.safeParse(await bodyOf(request))
  if (!success || !traces.addBrowserStep(data)) return new Response(null, { status: 400 })
  return new Response(null, { status: 204 })
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await (await withBoundedBody(request, limits)).text())
  } catch (error) {
    if (error instanceof Problem) throw error
    return null
  }
}

function mayTake(): boolean {
  const now = Math.floor(performance.now() / 1_000)
  if (now !== second) [second, taken] = [now, 0]
  return ++taken <= mostPerSecond
}
