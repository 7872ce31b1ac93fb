type Header = [name: string, value: string]

/** Headers of every answer: files, pictures, refusals, pages (promise B49). */
export function baseHeaders(url: string): Header[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['content-security-policy', "frame-ancestors 'none'"],
    ...(isSecure(url)
      ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as Header]
      : []),
  ]
}

/** Headers of pages and API answers (promise B48). The nonce allows the inline scripts of this answer and no others. */
export function pageHeaders(visit: {
  nonce: string
  origin: string
  frameOrigin?: string | null
  /** Origins of containers and pixels on this page. */
  trackers?: { script: string[]; connect: string[]; img: string[] } | null
}): Header[] {
  const { script = [], connect = [], img = [] } = visit.trackers ?? {}
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${visit.nonce}'`, ...script].join(' '),
    "style-src 'self'",
    // Style attributes only: the blurred preview of a picture is the background of its box.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...img].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(visit.frameOrigin ? [`frame-src ${visit.frameOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure(visit.origin) ? ['upgrade-insecure-requests'] : []),
  ]
  return [
    ['content-security-policy', policy.join('; ')],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ]
}

const isSecure = (url: string) => url.startsWith('https:')
