import { createHash } from 'node:crypto'
import { getSettings } from '~/features/settings/settings.server'
import type { Db } from '~/db/connection.server'
import { compress } from '~/http/answering/compress.server'
import type { StaticFiles } from '~/http/answering/static-files.server'
import icon192 from '~/shell/app-icons/icon-192.png'
import icon512 from '~/shell/app-icons/icon-512.png'
import maskable from '~/shell/app-icons/icon-maskable-512.png'
import { offlinePage } from './offline-page.server'
import { text } from './installed.text'
import worker from './worker.js?raw'

/**
 * The files that make the shop installable: service worker, manifest and offline page. Null for every other address. They
 * are the same for every visitor and need no session.
 */
export async function installed(
  request: Request,
  path: string,
  { db, files }: { db: Db; files: StaticFiles | undefined },
): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  switch (path) {
    case '/sw.js':
      return files ? answer(request, workerOf(files), 'text/javascript; charset=utf-8') : null
    case '/site.webmanifest':
      return answer(request, await manifestOf(db), 'application/manifest+json')
    case '/cevrimdisi': {
      const { html, policy } = offlinePage(request, files?.styles ?? [], await phoneOf(db))
      return answer(request, html, 'text/html; charset=utf-8', { 'content-security-policy': policy })
    }
    default:
      return null
  }
}

function answer(request: Request, body: string, type: string, headers: Record<string, string> = {}) {
  const answered = new Response(request.method === 'HEAD' ? null : body, {
    // Browsers ask every time whether a new build is there.
    headers: { 'content-type': type, 'cache-control': 'no-cache', ...headers },
  })
  return compress(request, answered)
}

/** Another text for every build: then browsers install the worker anew and drop the files of the former build. */
function workerOf({ names, styles }: StaticFiles): string {
  const version = createHash('sha256').update(names.join()).update(worker).digest('hex').slice(0, 12)
  const fonts = names.filter((name) => /^\/assets\/(manrope|fraunces)-latin(-ext)?-[^/]+\.woff2$/.test(name))
  const build = { version, files: [...styles, ...fonts, icon192], icon: icon192, text: text.unread }
  return `const build = ${JSON.stringify(build)}\n${worker}`
}

async function manifestOf(db: Db): Promise<string> {
  const name = (await getSettings(db)).get('company', 'name', 'Vitrin')
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose })
  return JSON.stringify({
    id: '/',
    name,
    short_name: name.length > 12 ? name.split(' ')[0] : name,
    description: text.description,
    lang: 'tr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#0e4f4b',
    categories: ['shopping'],
    icons: [
      icon(icon192, '192x192', 'any'),
      icon(icon512, '512x512', 'any'),
      icon(maskable, '512x512', 'maskable'),
    ],
    shortcuts: text.shortcuts,
  })
}

async function phoneOf(db: Db): Promise<string> {
  return (await getSettings(db)).get('company', 'phone')
}
