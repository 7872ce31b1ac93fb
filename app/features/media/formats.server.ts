type SourceFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/**
 * The format a file's first bytes claim, or null. Only these four ever reach the decoders: names and content types
 * are not asked, and SVG, PDF and the like never meet their loaders.
 */
export function sniffFormat(bytes: Uint8Array): SourceFormat | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  return isAvif(head) ? 'avif' : null
}

/** An ISO media file whose first box names `avif` among its brands. */
function isAvif(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false
  const size = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE()
  const brands = head.slice(8, size).match(/.{4}/gs) ?? []
  // The second place holds the minor version, not a brand.
  return brands.some((brand, place) => place !== 1 && brand === 'avif')
}
