const exact = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/izleme',
  '/izleme.js',
])
const folders = new Set(['api', 'assets', 'media', 'dev', 'sitemap'])

/** The area of an address that no page and no call has answered; null for every other address, so that visitors cannot add areas. */
export function areaOf(path: string): string | null {
  if (exact.has(path)) return path
  const first = path.split('/', 2)[1] ?? ''
  return folders.has(first) ? `/${first}/*` : null
}
