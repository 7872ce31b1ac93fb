type SourceFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/**
 * The format by a file's first bytes, or null. Only these four reach the decoders. Names and content types are
 * ignored, so that SVG or PDF never meets its loader.
 */
export function sniffFormat(bytes: Uint8Array): SourceFormat | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  return isAvif(head) ? 'avif' : null
}

/** True for an ISO media file whose first box lists the brand `avif`. */
function isAvif(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false
  const size = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE()
  const brands = head.slice(8, size).match(/.{4}/gs) ?? []
  // The second entry is the minor version.
  return brands.some((brand, place) => place !== 1 && brand === 'avif')
}
