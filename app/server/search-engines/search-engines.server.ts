import { createHash } from 'node:crypto'
import { Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { closingFor } from '~/features/settings/settings.server'
import { patiently } from '~/db/connection/patience.server'
import { preferredEncoding } from '~/http/answering/compress.server'
import { escapeHtml } from '~/http/answering/bare-page.server'
import { isKnown } from '~/http/answering/kept.server'
import { Problem } from '~/http/answering/problem.server'
import { text as httpText } from '~/http/text'
import type { Deps } from '../shop.server'
import { robotsText } from './robots.server'
import { type Entry, listSitemapFiles, openSitemapFile } from './sitemap.server'
import { text } from './text'

/** Files that are sent at once, at most: a slow reader of one must not keep work of the shop waiting. */
const mostStreams = 4
/** A reader that has not taken a file after so many ms is cut off. */
const longestStream = 60_000
/** ms that one page of entries may wait for the database. */
const pagePatience = 8_000
const keptSeconds = 3_600

let streams = 0

/**
 * `/robots.txt`, `/sitemap.xml` and the files it names, as every guest may read them: without a session, whoever asks. Null for
 * every other path. Throws Problem 404 for an unknown file, 405 for writes, 503 while the shop is closed or too many read.
 */
export async function serveSearchEngines(
  deps: Pick<Deps, 'db' | 'config'>,
  request: Request,
  path: string,
): Promise<Response | null> {
  const file = /^\/sitemap\/([a-z0-9-]{1,40})\.xml$/.exec(path)?.[1]
  if (path !== '/robots.txt' && path !== '/sitemap.xml' && !path.startsWith('/sitemap/')) return null
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Problem(405, 'method_not_allowed', httpText.methodNotAllowed, [], { allow: 'GET, HEAD' })
  const origin = new URL(request.url).origin
  if (path === '/robots.txt') return answer(request, await robotsText(deps, origin), 'text/plain')
  const closing = await closingFor(deps.db, { kind: 'guest' })
  if (closing)
    throw new Problem(503, 'shop_closed', closing.message, [], { 'retry-after': String(closing.retryAfter) })
  if (path === '/sitemap.xml')
    return answer(request, indexOf(origin, await listSitemapFiles(deps.db)), 'application/xml')
  const opened = file === undefined ? null : await openSitemapFile(deps.db, file)
  if (!opened) throw new Problem(404, 'not_found', httpText.notFound)
  const tag = opened.version === null ? null : tagOf(opened.version + origin)
  const headers = headersOf('application/xml', tag)
  if (tag && isKnown(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers })
  if (opened.version === null) {
    let entries = ''
    for await (const page of opened.pages()) entries += page.map((entry) => urlOf(origin, entry)).join('')
    return answer(request, `${open}${entries}${close}`, 'application/xml')
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  if (streams >= mostStreams) throw new Problem(503, 'busy', text.busy, [], { 'retry-after': '30' })
  return stream(request, headers, write(origin, opened.pages()))
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const open = `${xml}<urlset ${namespace}>\n`
const close = '</urlset>\n'

function indexOf(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>\n`)
  return `${xml}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`
}

function urlOf(origin: string, { path, changedOn }: Entry): string {
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
  return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}</url>\n`
}

async function* write(origin: string, pages: AsyncIterable<Entry[]>): AsyncGenerator<string> {
  yield open
  const next = pages[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await patiently(pagePatience, () => next.next())
    if (done) break
    yield value.map((entry) => urlOf(origin, entry)).join('')
  }
  yield close
}

function stream(request: Request, headers: Headers, parts: AsyncGenerator<string>): Response {
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? '')
  const source = Readable.from(parts, { objectMode: false, highWaterMark: 64 * 1024 })
  const encoder = encoding ? encoderOf(encoding) : null
  const sent = encoder ? source.pipe(encoder) : source
  source.once('error', (error) => encoder?.destroy(error))
  streams += 1
  const cutOff = setTimeout(
    () => sent.destroy(new Error('The reader of the sitemap was too slow')),
    longestStream,
  )
  sent.once('close', () => {
    streams -= 1
    clearTimeout(cutOff)
    source.destroy()
  })
  headers.append('vary', 'Accept-Encoding')
  if (encoding) headers.set('content-encoding', encoding)
  return new Response(Readable.toWeb(sent) as BodyInit, { headers })
}

// Quick settings: the names in a sitemap repeat so much that higher ones gain little.
function encoderOf(encoding: 'br' | 'gzip'): Transform {
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : createGzip({ level: 5 })
}

function answer(request: Request, body: string, type: string): Response {
  const tag = tagOf(body)
  const headers = headersOf(type, tag)
  if (isKnown(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

function headersOf(type: string, tag: string | null): Headers {
  return new Headers({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${keptSeconds}`,
    ...(tag ? { etag: tag } : {}),
  })
}

// Weak, since the same text is compressed in different ways.
const tagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
