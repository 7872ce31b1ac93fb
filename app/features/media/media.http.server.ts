import { Problem } from '~/http/answering/problem.server'
import { isKnown } from '~/http/answering/kept.server'
import { text } from '~/http/text'
import { derivePicture, type PictureFile } from './derive.server'
import type { FilePlace } from './store-files.server'
import { pictureWidths, type PictureFormat } from './media'

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const
const address = /^\/media\/([0-9a-f]{16,64})\/(?:(\d{3,4})\.(avif|webp|jpg)|paylasim\.jpg)$/

/**
 * Answers `/media/{hash}/{width}.{avif|webp|jpg}` and `/media/{hash}/paylasim.jpg`; null for every other path. Throws
 * Problem 404 for sizes and formats outside the list, 405 for writes, 503 while the queue is full.
 */
export async function servePicture(
  request: Request,
  path: string,
  deps: FilePlace,
): Promise<Response | null> {
  if (!path.startsWith('/media/')) return null
  const file = readAddress(path)
  if (!file) throw new Problem(404, 'not_found', text.notFound)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new Problem(405, 'method_not_allowed', text.methodNotAllowed, [], { allow: 'GET, HEAD' })
  }
  const headers = headersOf(file)
  if (isKnown(request.headers.get('if-none-match'), headers.etag))
    return new Response(null, { status: 304, headers })
  const picture = await derivePicture(deps, file)
  if (picture.status === 'unknown') throw new Problem(404, 'not_found', text.notFound)
  if (picture.status === 'busy')
    throw new Problem(503, 'pictures_busy', text.unavailable, [], { 'retry-after': '5' })
  const { bytes } = picture
  const body = request.method === 'HEAD' ? null : (bytes as BodyInit)
  return new Response(body, {
    headers: { ...headers, 'content-type': mediaTypes[file.format], 'content-length': String(bytes.length) },
  })
}

function readAddress(path: string): PictureFile | null {
  const [, hash, digits, format] = address.exec(path) ?? []
  if (hash && digits === undefined) return { hash, format: 'jpeg' }
  const width = pictureWidths.find((offered) => String(offered) === digits)
  return hash && width ? { hash, width, format: format as PictureFormat } : null
}

/** The address serves as the ETag: its hash is of the content, so the content never changes. */
function headersOf(file: PictureFile) {
  const size = 'width' in file ? file.width : 'paylasim'
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${file.hash}-${size}-${file.format}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
}
