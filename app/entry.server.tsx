import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerInstrumentation,
  ServerRouter,
} from 'react-router'
import { isStorageFailure } from '~/features/media/media.server'
import { isOutage } from './db/connection/outage.server'
import { isTracing, traced } from './db/tracing/trace.server'
import { ownTurn } from './http/bounds/turn.server'
import firstScript from 'virtual:stored-page'
import { firstTags } from './shell/own/first-tags.server'
import { pageDataOf } from './shell/own/page-data.server'
import { scriptsLast } from './shell/scripts-last.server'
import { shop } from './server/shop.server'
import { trackerScript } from './shell/trackers.server'

/** The answer with the whole page in one buffer, which is compressed at once and has a known length. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, trackers, stored } = context.get(shop)
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const data = Buffer.concat(await Array.fromAsync(routerContext.serverHandoffStream ?? []))
  // A stored page leaves its data out; they come when scripts start.
  const later = stored && status === 200 ? pageDataOf(data, stored) : null
  if (stored) stored.later = later
  const first = stored ? firstTags(firstScript, nonce, later?.path ?? null) : null
  const pageOf = (serverHandoffStream?: ReadableStream<Uint8Array>) => (
    <ServerRouter context={{ ...routerContext, serverHandoffStream }} url={request.url} nonce={nonce} />
  )
  await ownTurn()
  // Renders synchronously, since the page is sent only when it is complete. Waits once for parts whose code is not loaded.
  let page = Buffer.from(renderToString(pageOf()))
  if (isUnfinished(page)) {
    const waited = await renderWaiting(pageOf(streamOf(data)), context)
    page = Buffer.from(renderToString(pageOf()))
    if (isUnfinished(page))
      return new Response(Buffer.concat(scriptsLast(waited, nonce, first)), { status, headers })
  }
  const loaded = trackers ? [Buffer.from(trackerScript(trackers, nonce))] : []
  if (isTracing()) loaded.push(tellingScript)
  const shown = scriptsLast(page.subarray(0, page.lastIndexOf(closing)), nonce, first)
  const whole = Buffer.concat([
    doctype,
    ...shown,
    ...(later ? [] : [handOver(data, nonce)]),
    ...loaded,
    Buffer.from(closing),
  ])
  return new Response(whole, { status, headers })
}

// Browsers tell how long they waited for a page (app/server/traces/browser.js).
const tellingScript = Buffer.from('<script src="/izleme.js" async></script>')

// Without the doctype browsers use quirks mode. Only React's streams write it themselves.
const doctype = Buffer.from('<!DOCTYPE html>')
const closing = '</body></html>'

/** React's mark for a part that it left to the browser. */
const isUnfinished = (page: Buffer) => page.includes('<!--$?') || page.includes('<!--$!')

/**
 * The scripts from which the browser's router reads the page's data, as `ServerRouter` would write them. All escaped
 * characters are ASCII, so the data can be escaped as bytes; a string of two bytes per letter would be copied three times.
 */
function handOver(data: Buffer, nonce: string): Buffer {
  const script = (call: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`
  const written = JSON.stringify(data.toString('latin1')).replace(/[&<>]/g, escapeInScript)
  return Buffer.from(script(`enqueue(${written})`) + script('close()'), 'latin1')
}

const escapeInScript = (letter: string) => `\\u00${letter.charCodeAt(0).toString(16)}`

function renderWaiting(page: ReactNode, context: RouterContextProvider): Promise<Buffer> {
  const { nonce, log } = context.get(shop)
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Parts of any size are written in place. Otherwise React moves large parts into place with a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void buffer(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: (error) => log.error({ err: error }, 'render failed'),
    })
  })
}

const streamOf = (content: Buffer<ArrayBuffer>) => new Response(content).body!

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A faulty request, for example with a wrong method, is no failure of the shop.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const visit = context.get(shop)
  if (isOutage(error) || isStorageFailure(error)) visit.outage = true
  visit.log.error({ err: error, path: new URL(request.url).pathname }, 'page failed')
}

/** Makes each loader and action a step of its request; without traces the router calls the functions as they are. */
export const instrumentations: ServerInstrumentation[] | undefined = isTracing()
  ? [
      {
        route({ id, instrument }) {
          instrument({
            loader: (call) => asStep(`loader ${id}`, call),
            action: (call) => asStep(`action ${id}`, call),
          })
        },
      },
    ]
  : undefined

/** Runs a loader as a step that fails with it. The router itself passes the error on. */
async function asStep(name: string, call: () => Promise<{ error: Error | undefined }>): Promise<void> {
  const done = async () => {
    const { error } = await call()
    if (error) throw error
  }
  await traced(name, {}, done).catch(() => undefined)
}
