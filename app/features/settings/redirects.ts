/** Longest old address, in characters. */
export const longestOldAddress = 500

/**
 * An old address as the shop stores and looks it up: its path, decoded, in lower case and without a slash at the end, then its
 * query as it is. A whole URL of any host counts by its path. Null for a text that is no address, and for the home page.
 */
export function oldAddress(given: string): string | null {
  const text = given.trim()
  const url =
    /^https?:\/\//i.test(text) || text.startsWith('/') ? URL.parse(text, 'http://shop.invalid') : null
  if (!url || text.length > longestOldAddress || text.startsWith('//') || text.includes('\\')) return null
  const path = decodedPath(url.pathname)
  return path === null || path === '' ? null : path + url.search
}

/** A path as `oldAddress` writes it; null when it cannot be decoded or has control characters. */
export function decodedPath(pathname: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return null
  }
  // This refuses control characters, so the expression names them.
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f]/.test(path) ? null : path.toLowerCase().replace(/\/+$/, '')
}

/** A new address within the shop, with its query and without its fragment; null for any other text. */
export function newAddress(given: string): string | null {
  const text = given.trim()
  if (!/^\/(?![/\\])/.test(text) || text.length > longestOldAddress) return null
  const url = URL.parse(text, 'http://shop.invalid')
  return url && url.host === 'shop.invalid' ? url.pathname + url.search : null
}
