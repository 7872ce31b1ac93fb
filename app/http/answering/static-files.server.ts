import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { preferredEncoding } from './compress.server'

type File = { body: Buffer; br?: Buffer; gzip?: Buffer; headers: Record<string, string> }
export type StaticFiles = {
  serve(request: Request): Response | null
  /** Addresses of the stylesheets that every page links. */
  styles: readonly string[]
  /** Addresses of all files, in order: other ones for every build. */
  names: readonly string[]
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/** Holds the built files (some hundred KB) in memory, with the compressed copies that the build left beside them. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.vite'))
    .map((entry) => join(entry.parentPath, entry.name))
  const bytes = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)))
  const files = new Map<string, File>()
  for (const [path, body] of bytes) {
    const type = types[extname(path)]
    if (!type) continue
    const url = path.slice(folder.length).replaceAll('\\', '/')
    const hashed = url.startsWith('/assets/')
    files.set(url, {
      body,
      br: bytes.get(`${path}.br`),
      gzip: bytes.get(`${path}.gz`),
      headers: {
        'content-type': type,
        'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      },
    })
  }
  const names = [...files.keys()].toSorted()
  const styles = names.filter((url) => /^\/assets\/root-[^/]+\.css$/.test(url))
  return { serve: (request) => serve(files, request), styles, names }
}

function serve(files: Map<string, File>, request: Request): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const file = files.get(new URL(request.url).pathname)
  if (!file) return null
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? '')
  const packed = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : undefined
  const body = packed ?? file.body
  const headers = {
    ...file.headers,
    'content-length': String(body.length),
    ...(packed && encoding ? { 'content-encoding': encoding } : {}),
  }
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), { headers })
}
